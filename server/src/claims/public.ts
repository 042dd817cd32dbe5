export { announceTime, returnTime, tellReader } from './time-back.ts'
