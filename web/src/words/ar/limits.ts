import type { limits as english } from '../limits.ts'
import { facts } from '../facts.ts'
import { days, hours } from './counted.ts'

export const limits: Record<keyof typeof english, string> = {
  'limits.title': 'حدودك',
  'limits.lead': `ما تسمح به لنفسك. الحد الأضيق يسري فورًا، والأوسع بعد ${hours(facts.loosenHours)}. لا أحد منا يستطيع رفعه عنك.`,
  'limits.time': 'وقت القراءات، بالدقائق',
  'limits.money': 'المشتريات، بالدولار الأمريكي',
  'limits.day': `في ${hours(facts.limitDays.day * 24)}`,
  'limits.week': `في ${days(facts.limitDays.week)}`,
  'limits.month': `في ${days(facts.limitDays.month)}`,
  'limits.used': 'المستخدم: {amount}.',
  'limits.until': '{amount} حتى',
  'limits.whole': 'اكتب عددًا صحيحًا، أو اترك الخانة فارغة لعدم وضع حد.',
  'limits.save': 'ضبط هذه الحدود',
  'limits.saved': 'ضُبطت حدودك.',
  'limits.failed': 'لم يتغيّر شيء.',
  'limits.list.failed': 'تعذّر تحميل حدودك.',
  'limits.offer.title': 'هل تريد حدًا؟',
  'limits.offer.times_day': 'اشتريت وقتًا {times} مرات خلال 24 ساعة.',
  'limits.offer.cents_week': 'أنفقت {amount} خلال 7 أيام.',
  'limits.offer.cents_month': 'أنفقت {amount} خلال 30 يومًا.',
  'limits.offer.risen_month': 'أنفقت {amount} خلال 30 يومًا، أي ضعف ما أنفقته في الأيام الثلاثين السابقة.',
  'limits.offer.lead':
    'إن كان ذلك أكثر مما أردت، يمكنك أن تضع لنفسك حدًا يسري فورًا. وإن كان هذا ما تريده فليس عليك أن تفعل شيئًا.',
  'limits.offer.set': 'لا أكثر من {amount} خلال 7 أيام',
  'limits.offer.own': 'أختار حدي بنفسي',
  'limits.offer.later': 'ليس الآن',
  'limits.offer.why': 'متى نسأل هذا',
  'limits.offer.rule':
    'نسأل من يشتري {times} مرات خلال 24 ساعة، أو ينفق {week} خلال 7 أيام أو {month} خلال 30 يومًا، أو ينفق {risen} وضعف ما أنفقه في الأيام الثلاثين السابقة. تفعل ذلك قاعدة ولا يُخبَر أحد منا. ولا يُمنع شيء. بعد «ليس الآن» لا نسأل قبل {days} يومًا؛ ومن له حد للمشتريات لا يُسأل.',
  'limits.cool_off': 'فترة راحة',
  'limits.cool_off.lead': 'لا قراءة ولا شراء طوال المدة التي تختارها. وتبقى الرسائل مفتوحة.',
  'limits.cool_off.until': 'لا قراءة ولا شراء حتى',
  'limits.cool_off.days': 'المدة',
  'limits.days': '{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'limits.cool_off.go': 'بدء فترة راحة',
  'limits.cool_off.end': `إنهاؤها بعد ${hours(facts.loosenHours)}`,
}
