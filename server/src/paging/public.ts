export { partNow } from './follow.ts'
