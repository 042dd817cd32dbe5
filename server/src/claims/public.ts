export { announceTime, returnTime } from './time-back.ts'
