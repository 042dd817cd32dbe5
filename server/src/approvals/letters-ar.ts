import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const act = 'عرضه أو سحبه'
const after = 'إن لم تكن أنت من طلب هذا، فاسحبه وعيّن كلمة مرور جديدة فورًا. هذا يُخرج كل من سواك من الحساب.'
const why =
  'تصلك هذه الرسالة لأن هذا العنوان مسجّل للحساب {username}. الرسائل التي تحفظ أمان الحساب تصل دائمًا؛ أما غيرها فيُختار في «الإشعارات» داخل الحساب.'
const alone = 'هذا يتجاوز حدًّا من حدود الدار، ولا أحد غيرك يحق له أن يوافق عليه: يُنفَّذ بعد {hours} ساعة ما لم تسحبه.'

export const ar = translated<typeof english>()({
  refund: {
    subject: 'بعد {hours} ساعة يعود {amount} إلى {name}',
    body: `طُلب من حسابك ردّ {amount} إلى {name}. ${alone}`,
    act,
    after,
    why,
  },
  payment: {
    subject: 'بعد {hours} ساعة تُقبل دفعة معلّقة قدرها {amount}',
    body: `طُلب من حسابك قبول دفعة معلّقة قدرها {amount} من {name}. ${alone}`,
    act,
    after,
    why,
  },
  payout: {
    subject: 'بعد {hours} ساعة تُعدّ دفعة أرباح قدرها {amount}',
    body: `طُلب من حسابك إعداد دفعة أرباح قدرها {amount}. ${alone}`,
    act,
    after,
    why,
  },
  time: {
    subject: 'بعد {hours} ساعة يذهب {minutes} دقيقة إلى {name}',
    body: `طُلب من حسابك أن يذهب {minutes} دقيقة إلى {name}. ${alone}`,
    act,
    after,
    why,
  },
  limit_money: {
    subject: 'بعد {hours} ساعة يرتفع حدّ من حدود الدار إلى {amount}',
    body: 'طُلب من حسابك رفع حدّ يلزم فوقه موافقة شخصين إلى {amount}. لا أحد غيرك يحق له أن يوافق على ذلك: يُنفَّذ بعد {hours} ساعة ما لم تسحبه.',
    act,
    after,
    why,
  },
  limit_time: {
    subject: 'بعد {hours} ساعة يرتفع حدّ من حدود الدار إلى {minutes} دقيقة',
    body: 'طُلب من حسابك رفع حدّ يلزم فوقه موافقة شخصين إلى {minutes} دقيقة. لا أحد غيرك يحق له أن يوافق على ذلك: يُنفَّذ بعد {hours} ساعة ما لم تسحبه.',
    act,
    after,
    why,
  },
})
