import { adultYears } from '@evenlight/contract/lengths'
import type { applying as english } from '../applying.ts'
import { years } from './counted.ts'

export const applying: Record<keyof typeof english, string> = {
  'applying.title': 'العمل قارئًا هنا',
  'applying.lead': 'أخبرنا من أنت وكيف تقرأ. يقرأ إنسان كل طلب ويردّ بالبريد.',
  'applying.promise.pay': 'لك أجر عن كل دقيقة مدفوعة على العدّاد، مرتين في الشهر، وكل بند قابل للتحقق.',
  'applying.promise.hours': 'أنت تختار متى يمكن طلبك وبأي طريقة: المحادثة أو الصوت أو الفيديو أو البريد الإلكتروني.',
  'applying.promise.rules': `عمرك ${years(adultYears)} أو أكثر، ولا تعد أحدًا بشفاء أو فوز أو رفع لعنة.`,
  'applying.have': 'سبق أن قدّمت طلبًا؟',
  'applying.sign_in': 'الدخول لمعرفة حالته',
}
