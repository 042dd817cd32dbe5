export { agreeOn } from './agree.ts'
export { checkBooking } from './book.ts'
export { whenIn } from './telling.ts'
