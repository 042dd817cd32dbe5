import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

export const ar = translated<typeof english>()({
  tried: {
    subject: 'الرسائل تخرج من هذا الموقع: {code}',
    body: 'أرسل خادم بريد موقعك هذه الرسالة فعلًا. أدخل هذا الرمز حيث طلبته: {code}',
    act: 'متابعة افتتاح الموقع',
    why: 'تصلك هذه الرسالة لأنك جرّبت خروج الرسائل من الموقع الذي تفتتحه.',
  },
})
