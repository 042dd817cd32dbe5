import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

export const ar = translated<typeof english>()({
  answered: {
    subject: 'جوابنا عن استفسارك {reference}',
    body: '{answer}',
    act: 'الكتابة إلينا من جديد',
    after: 'لا يقرأ أحد الرسائل المرسلة إلى هذا العنوان. حين تكتب من جديد، اذكر {reference} لنجد ما قيل.',
    why: 'تصلك هذه الرسالة لأن أحدًا أرسل إلينا استفسارًا وذكر هذا العنوان. إن لم تكن أنت، فلا يترتب على ذلك شيء.',
  },
})
