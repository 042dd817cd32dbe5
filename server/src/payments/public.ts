export { findCustomer } from './cards.ts'
