import { facts } from '../facts.ts'
import type { shorts as english } from '../shorts.ts'
import { hours as hoursOf, minutes as minutesOf } from './counted.ts'

const { minutes, hours } = facts.shortChat

export const shorts: Record<keyof typeof english, string> = {
  'shorts.waiting':
    '{count, plural, zero {لا قراءات قصيرة بانتظار قرارك} one {قراءة قصيرة واحدة بانتظار قرارك} two {قراءتان قصيرتان بانتظار قرارك} few {# قراءات قصيرة بانتظار قرارك} many {# قراءة قصيرة بانتظار قرارك} other {# قراءة قصيرة بانتظار قرارك}}',
  'shorts.lead': `احتُسب أقل من ${minutesOf(minutes)}. احتفظ بما ربحته حيث نال العميل ما جاء من أجله. ما لا تقرر فيه خلال ${hoursOf(hours)} يعود إليه.`,
  'shorts.lead.house': `قراءات مدفوعة أقل من ${minutesOf(minutes)}. يقرر فيها قرّاؤها، ولك ذلك أيضًا؛ وما لا يقرر فيه أحد خلال ${hoursOf(hours)} يعود إلى العميل.`,
  'shorts.failed': 'تعذّر تحميل القراءات القصيرة.',
  'shorts.none': 'لا قراءات قصيرة بانتظار قرار.',
  'shorts.with': 'مع {name}',
  'shorts.between': '{client} مع {reader}',
  'shorts.stake': '{time} على العدّاد. ربحت {earned}.',
  'shorts.stake.house': '{time} على العدّاد. ربح القارئ {earned}.',
  'shorts.until': 'يعود بعد',
  'shorts.keep': 'الاحتفاظ بالأجر',
  'shorts.keep.house': 'إبقاء الأجر للقارئ',
  'shorts.return': 'إعادة الوقت',
  'shorts.reason': 'السبب كما يقرؤه القارئ',
  'shorts.reason.needed': 'اذكر السبب.',
  'shorts.ask': 'إعادة {time} إلى {name}؟',
  'shorts.ask.text': 'يعود فورًا، ويُخصم ما ربحته وهو {earned}. لا يمكن التراجع عن ذلك.',
  'shorts.ask.text.house': 'يعود فورًا، ويُخصم ما ربحه القارئ وهو {earned}. لا يمكن التراجع عن ذلك.',
  'shorts.ask.leave': 'ليس الآن',
  'shorts.done.keep': 'يبقى الأجر {earned}.',
  'shorts.done.return': 'أُعيد {time} إلى {name}.',
  'shorts.not': 'لم يُقرَّر شيء.',
}
