export { makeDue } from './make.ts'
