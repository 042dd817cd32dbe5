import type { opening as english } from '../opening.ts'

export const opening: Record<keyof typeof english, string> = {
  'opening.title': 'افتتاح الموقع',
  'opening.not_yet': 'لم يُفتتح بعد',
  'opening.not_yet.lead': 'نُعدّ هذا الموقع الآن. عد بعد قليل من فضلك.',
  'opening.not_yet.apply': 'التقدم للعمل قارئًا',
  'opening.not_yet.house': 'دخول الإدارة والقرّاء',
}
