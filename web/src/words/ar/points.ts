import type { points as english } from '../points.ts'
import { facts } from '../facts.ts'
import { counted, days, minutes } from './counted.ts'

const { reward } = facts
const pointsOf = (count: number) => counted(count, ['نقطة واحدة', 'نقطتين', 'نقاط', 'نقطة', 'نقطة'])
const rule = `مرة واحدة لكل قارئ خلال ${days(reward.days)}، وبحد أقصى ${pointsOf(reward.pointsMax)} خلال ${days(reward.days)}`

export const points: Record<keyof typeof english, string> = {
  'points.title': 'النقاط',
  'points.failed': 'تعذّر تحميل نقاطك.',
  'points.count': '{points, plural, one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'points.how': `تقييم قراءة فيها ما لا يقل عن ${minutes(reward.paidMinutes)} من الوقت المدفوع يُكسبك ${pointsOf(reward.points)}، سواء أكان بنجمة أم بخمس: ${rule}. وإن عاد إليك ذلك الوقت لاحقًا، تُسحب نقاطه.`,
  'points.buy': 'ماذا تشتري النقاط',
  'points.price':
    '{minutes, plural, one {دقيقة مجانية لا تنتهي صلاحيتها} two {دقيقتان مجانيتان لا تنتهي صلاحيتهما} few {# دقائق مجانية لا تنتهي صلاحيتها} many {# دقيقة مجانية لا تنتهي صلاحيتها} other {# دقيقة مجانية لا تنتهي صلاحيتها}}',
  'points.go': 'استبدال {points, plural, one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'points.short': 'لديك {points} من {price} نقطة.',
  'points.ask': 'استبدال {points, plural, one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}؟',
  'points.ask.text':
    'تحصل فورًا على {minutes, plural, one {دقيقة مجانية واحدة} two {دقيقتين مجانيتين} few {# دقائق مجانية} many {# دقيقة مجانية} other {# دقيقة مجانية}}، و{left, plural, =0 {لا تبقى لك نقاط} one {تبقى لك نقطة واحدة} two {تبقى لك نقطتان} few {تبقى لك # نقاط} many {تبقى لك # نقطة} other {تبقى لك # نقطة}}. لا يمكن التراجع عن ذلك.',
  'points.ask.go': 'استبدال',
  'points.ask.leave': 'الاحتفاظ بنقاطي',
  'points.done':
    'أصبحت لك {minutes, plural, one {دقيقة مجانية واحدة} two {دقيقتان مجانيتان} few {# دقائق مجانية} many {# دقيقة مجانية} other {# دقيقة مجانية}}.',
  'points.not': 'لم يُستبدل شيء. نقاطك كما كانت.',
  'points.lines': 'من أين جاءت نقاطك وأين ذهبت',
  'points.empty': 'لا نقاط بعد. تأتي مع تقييماتك.',
  'points.more': 'عرض النقاط الأقدم',
  'points.what.earned': 'تقييم قراءة',
  'points.what.fell_away': 'عاد إليك وقت قراءة',
  'points.what.redeemed': 'استبدال',
  'points.with': 'مع {name}',
  'points.for':
    'مقابل {minutes, plural, one {دقيقة مجانية واحدة} two {دقيقتين مجانيتين} few {# دقائق مجانية} many {# دقيقة مجانية} other {# دقيقة مجانية}}',
  'points.rate': `تحصل على ${pointsOf(reward.points)} مقابل نجومك، مهما كان عددها: ${rule}.`,
  'points.rate.got':
    'حصلت مقابله على {points, plural, one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.',
  'points.rate.see': 'عرض نقاطي',
}
