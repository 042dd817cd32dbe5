export { followStatement } from './paying.ts'
export { makeDue } from './make.ts'
