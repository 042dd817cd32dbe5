import type { notes as english } from '../notes.ts'

export const notes: Record<keyof typeof english, string> = {
  'notes.title': 'ملاحظاتك عن {name}',
  'notes.label': 'ملاحظاتك',
  'notes.hint': 'لك وحدك. تُحفظ أثناء الكتابة.',
  'notes.failed': 'تعذّر تحميل ملاحظاتك.',
  'notes.saving': 'جارٍ الحفظ',
  'notes.saved': 'حُفظت',
  'notes.not_saved': 'لم تُحفظ. تُعاد المحاولة عند متابعة الكتابة.',
}
