export { turnOf, type State } from './rules.ts'
