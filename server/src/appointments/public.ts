export { agreeOn } from './agree.ts'
export { checkBooking } from './book.ts'
export { partNow } from './follow.ts'
export { whenIn } from './telling.ts'
