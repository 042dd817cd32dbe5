import { fullBanHours } from '@evenlight/contract/fullbans'
import { inAnother } from '@evenlight/contract/sentences'
import { translated } from '../kernel/letter-table.ts'
import type { english, unused } from './letters.ts'

const always = 'الرسائل التي تقول إن كان الحساب مفتوحًا تصل دائمًا.'
const why = `تصلك هذه الرسالة لأن هذا العنوان مسجّل للحساب {username}. ${always}`
const objecting = `سجّل الدخول لتقرأه من جديد. هناك يمكنك الاعتراض مرة واحدة، بكلماتك: يقرأ اعتراضك أحد أعضاء الإدارة ممن لم يتخذوا هذا القرار، ويجيب خلال ${fullBanHours} ساعة.`

export const unusedAr = inAnother<typeof unused>()({
  refunded:
    'ما دفعته ولم تستخدمه يعود إلى حيث دُفع منه: {amount}. قد يستغرق ظهوره لدى شركة البطاقة، أو PayPal، بضعة أيام.',
  fraud: 'ثبت الاحتيال، لذلك لا يعود ما دُفع ولم يُستخدم.',
})

export const ar = translated<typeof english>()({
  suspended: {
    subject: 'حسابك موقوف',
    body: `حسابك مغلق ريثما ننظر في أمر ما. نقرر خلال ${fullBanHours} ساعة ونكتب إليك من جديد.

{reason}`,
    act: 'الدخول لقراءته',
    why,
  },
  banned_until: {
    subject: 'حسابك محظور حتى {until}',
    body: `أغلقنا حسابك حتى {until}. بعد ذلك يُفتح من تلقاء نفسه.

{reason}

${objecting}

{money}`,
    act: 'الدخول لقراءته',
    why,
  },
  banned: {
    subject: 'حسابك محظور',
    body: `أغلقنا حسابك. لم يُحدَّد لذلك موعد انتهاء.

{reason}

${objecting}

{money}`,
    act: 'الدخول لقراءته',
    why,
  },
  not_banned: {
    subject: 'حسابك مفتوح من جديد',
    body: 'نظرنا في الأمر، وحسابك مفتوح من جديد. لا يبقى من الإيقاف أثر.',
    act: 'دخول',
    why,
  },
  kept: {
    subject: 'قرأنا اعتراضك',
    body: `قرأ أحد أعضاء الإدارة ما كتبته ونظر في كل شيء من جديد. يبقى الحظر.

{reason}`,
    act: 'الدخول لقراءته',
    why,
  },
  lifted: {
    subject: 'رُفع الحظر عنك',
    body: `حسابك مفتوح من جديد منذ الآن.

{reason}`,
    act: 'دخول',
    why,
  },
  over: {
    subject: 'انتهى حظرك',
    body: 'مضت مدة حظرك، وحسابك مفتوح من جديد.',
    act: 'دخول',
    why,
  },
})
