export { findCustomer } from './cards.ts'
export type { SignUpPurchases } from './sign-up.ts'
export { listTaxRates, setTaxRate } from './tax.ts'
