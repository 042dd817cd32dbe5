import type { home as english } from '../home.ts'
import { facts } from '../facts.ts'
import { days, freeMinutes, readers } from './counted.ts'

/** What the home page says at first: the rest is in `below`. */
export const home: Record<keyof typeof english, string> = {
  'home.title': 'قراءات روحانية مباشرة',
  'home.heading': 'مكان هادئ للأسئلة الكبيرة',
  'home.lead': 'تحدّث مع قارئ يناسبك. كل ثانية تُحسب بإنصاف، ويمكنك التوقف متى شئت.',
  'home.find': 'البحث عن قارئ',
  'home.offer': `${freeMinutes(facts.welcomeMinutes)}`,
  'home.offer.for': 'لقراءاتك الأولى',
  'home.offer.then': `مع ${readers(facts.welcomeReaders)} على الأكثر، خلال ${days(facts.welcomeDays)}. ثم القرار لك.`,
  'home.join': `البدء بـ ${freeMinutes(facts.welcomeMinutes)}`,
  'home.meet': 'تعرّف على القرّاء',
  'home.here':
    '{count, plural, =0 {لا قارئ متاح في هذه اللحظة} one {قارئ واحد هنا الآن} two {قارئان هنا الآن} few {# قرّاء هنا الآن} many {# قارئًا هنا الآن} other {# قارئ هنا الآن}}',
  'home.readers.all': 'كل القرّاء',
  'home.readers.empty': 'لا أحد هنا بعد. القرّاء يأتون ويذهبون طوال اليوم.',
  'home.readers.failed': 'تعذّر تحميل قائمة القرّاء.',
  'home.below.failed': 'تعذّر تحميل بقية الصفحة.',
}
