import { inAnother } from '@evenlight/contract/sentences'
import { translated } from '../kernel/letter-table.ts'
import type { english, whyOff } from './letters.ts'

const why = 'تصلك هذه الرسالة لأن التعبئة التلقائية فُعّلت للحساب {username}. الرسائل عن المال الذي يُخصم بها تصل دائمًا.'

export const whyOffAr = inAnother<typeof whyOff>()({
  topup_declined: 'لم يتم الدفع، ولم يُخصم شيء من بطاقتك',
  topup_gone: 'البطاقة أو الباقة التي اخترتها لم تعد موجودة، ولم يُخصم شيء',
})

export const ar = translated<typeof english>()({
  topped_up: {
    subject: 'أُضيفت {minutes} د مقابل {amount}',
    body: 'أوشك وقت قراءتك على النفاد، فأُضيفت إليها {minutes} د، كما وافقت. خُصم {amount} من {card}.',
    act: 'إيقاف التعبئة التلقائية',
    after: 'تبقى مفعّلة إلى أن توقفها هناك، أو في الغرفة، بضغطة واحدة. وهناك أيضًا ما اشترته وحدّها الأقصى.',
    why,
  },
  topup_off: {
    subject: 'التعبئة التلقائية متوقفة',
    body: 'التعبئة التلقائية متوقفة: {reason}. لن يُشترى شيء بعد الآن من تلقاء نفسه.',
    act: 'معرفة ما حدث',
    why,
  },
})
