import type { ui as english } from '../ui.ts'

export const ui: Record<keyof typeof english, string> = {
  'ui.close': 'إغلاق',
  'ui.retry': 'إعادة المحاولة',
  'ui.undo': 'تراجع',
  'ui.request': 'الطلب {id}',
  'ui.stars': '{stars} من 5 نجوم',
  'ui.also': '، {said}',
  'ui.minutes': '{minutes} د',
  'status.available': 'متاح',
  'status.in_session': 'في قراءة',
  'status.away': 'غائب',
  'status.offline': 'غير متصل',
}
