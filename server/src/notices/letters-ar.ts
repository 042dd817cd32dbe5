import { appointmentWaitMinutes } from '@evenlight/contract/appointments'
import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const why = 'تصلك هذه الرسالة لأن حسابك {username} مضبوط على أن تُبلَّغ بهذا بالبريد الإلكتروني. غيّر ذلك من هنا: {choices}'

export const ar = translated<typeof english>()({
  message_delivered: {
    subject: '{title}',
    body: '{title} في صندوقك. يسلك الجواب الطريق نفسه: ينظر فيه أولًا أحد أعضاء الإدارة.',
    act: 'قراءة الرسالة',
    why,
  },
  message_returned: {
    subject: '{title}',
    body: '{title}، فلم تُسلَّم. السبب مذكور إلى جانبها. يمكنك تعديلها وإرسالها من جديد.',
    act: 'معرفة السبب',
    why,
  },
  ticket_answered: {
    subject: '{title}',
    body: '{title}. إن لم يُفدك الجواب، فاكتب المزيد تحته: يُفتح الاستفسار من جديد.',
    act: 'قراءة الجواب',
    why,
  },
  claim: {
    subject: '{title}',
    body: '{title}. ما قيل، وهل حان دورك، مذكور في الصفحة.',
    act: 'معرفة ما قيل',
    why,
  },
  time_given: {
    subject: '{title}',
    body: '{title}. المقدار والسبب مذكوران في الصفحة. يمكنك استخدامه فورًا.',
    act: 'معرفة المقدار',
    why,
  },
  refund: {
    subject: '{title}',
    body: '{title}، عن وقت اشتريته ولم تستخدمه. قد يستغرق ظهوره لدى شركة البطاقة، أو PayPal، بضعة أيام.',
    act: 'عرض كشف حركاتي',
    why,
  },
  requests_missed: {
    subject: '{title}',
    body: '{title}. يمكن للعملاء أن يطلبوا قراءة منك من جديد حالما تختار «متاح». من طلب، ومتى، مذكور في مكتبك؛ ولم يُخصم شيء من أحد.',
    act: 'الذهاب إلى مكتبي',
    why,
  },
  statement: {
    subject: '{title}',
    body: '{title}. كل بند، وما يمكنك فعله بشأنه، مذكور في الصفحة.',
    act: 'عرض الكشف',
    why,
  },
  dispute: {
    subject: '{title}',
    body: '{title}. ما تحرّك، ومتى، مذكور في كشف حركاتك.',
    act: 'عرض كشف حركاتي',
    why,
  },
  full_ban: {
    subject: '{title}',
    body: '{title}. ما لدينا من قول في ذلك مذكور في الصفحة.',
    act: 'معرفة القرار',
    why,
  },
  favorite: {
    subject: '{title}',
    body: '{title}. طلبت أن تُبلَّغ بذلك. ربما تغيّر الحال منذ ذلك الوقت: الحال الآن تراه في صفحته، وهناك يمكنك إيقاف هذا أيضًا.',
    act: 'الذهاب إلى صفحته',
    why,
  },
  decision: {
    subject: '{title}',
    body: '{title}. السبب مكتوب بجانبه في الصفحة، وكذلك طريقة الاعتراض.',
    act: 'عرض السبب',
    why,
  },
  own: {
    subject: '{title}',
    body: '{title}. مدة حفظها مذكورة في الصفحة.',
    act: 'عرض بياناتي',
    why,
  },
  approval: {
    subject: '{title}',
    body: '{title}. ما كان، وما قيل فيه، في الصفحة.',
    act: 'عرضه',
    why,
  },
  line: {
    subject: '{title}',
    body: '{title}. حال القارئ الآن تراه في صفحته.',
    act: 'الذهاب إلى صفحته',
    why,
  },
  page: {
    subject: '{title}',
    body: '{title}. الحال الآن، وما يمكنك فعله بشأنه، في الصفحة.',
    act: 'عرض التنبيه',
    why,
  },
  order: {
    subject: '{title}',
    body: '{title}. الحال الآن، وما يمكنك فعله بشأنه، في صفحتها.',
    act: 'عرض القراءة بالبريد الإلكتروني',
    why,
  },
  appointment: {
    subject: '{title}',
    body: '{title}. ما يمكنك فعله بشأنه، وحتى متى يمكن إلغاؤه، مذكور في الصفحة.',
    act: 'عرض الموعد',
    why,
  },
  appointment_reminder: {
    subject: '{title}',
    body: `{title}. يُفتح الموعد في الصفحة: اضغط هناك «أنا هنا»، بعد الوقت بما لا يتجاوز ${appointmentWaitMinutes} دقائق.`,
    act: 'الذهاب إلى الموعد',
    why,
  },
  testimonial: {
    subject: '{title}',
    body: '{title}. ما قيل، وما يمكنك فعله بشأنه، مذكور في الصفحة.',
    act: 'عرض تقييماتي',
    why,
  },
  content: {
    subject: '{title}',
    body: '{title}. الحال الآن، وما يمكنك فعله بشأنه، في صفحته.',
    act: 'عرض ما كتبته',
    why,
  },
  board: {
    subject: '{title}',
    body: 'هناك إشعار لك من الإدارة: {title}',
    act: 'قراءة الإشعار',
    why,
  },
})
