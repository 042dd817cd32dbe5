import type { contact as english } from '../contact.ts'

export const contact: Record<keyof typeof english, string> = {
  'contact.refused_here': 'يبدو هذا كبيانات اتصال. لا يمكن إرسالها هنا.',
  'contact.watched_here': 'كلمات كهذه تحت المراقبة. يمكنك إرسالها مع ذلك.',
  'contact.refused':
    'لم تُرسل: بيانات الاتصال غير مسموح بها. أوقفها الموقع، ولم يقرأها أحد، وتُسجَّل المحاولة دون كلماتها. احذف ما هو معلَّم ثم أعد الإرسال.',
  'contact.moderated': 'يبدو هذا كبيانات اتصال. لن يسمح المشرف بمرورها.',
  'contact.watched': 'المشرف يدقق في كلمات كهذه.',
}
