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
  'limits.cool_off': 'فترة راحة',
  'limits.cool_off.lead': 'لا قراءة ولا شراء طوال المدة التي تختارها. وتبقى الرسائل مفتوحة.',
  'limits.cool_off.until': 'لا قراءة ولا شراء حتى',
  'limits.cool_off.days': 'المدة',
  'limits.days': '{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'limits.cool_off.go': 'بدء فترة راحة',
  'limits.cool_off.end': `إنهاؤها بعد ${hours(facts.loosenHours)}`,
}
