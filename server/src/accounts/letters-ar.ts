import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const notYou = 'إن لم تكن أنت من فعل ذلك، فلا حاجة إلى فعل أي شيء.'
const always = 'الرسائل التي تحفظ أمان الحساب تصل دائمًا؛ أما غيرها فيُختار في «الإشعارات» داخل الحساب.'
const yours = `تصلك هذه الرسالة لأن هذا العنوان مسجّل للحساب {username}. ${always}`
const applied = 'تصلك هذه الرسالة لأنك تقدّمت بطلب للعمل قارئًا بهذا العنوان.'

const changed = <const What extends string>(what: What) =>
  ({
    subject: `جرى تغيير ${what}`,
    body: `جرى للتو تغيير ${what} في Evenlight. إن كنت أنت من فعل ذلك، فلا حاجة إلى فعل أي شيء.

وإن لم تكن أنت، فعيّن كلمة مرور جديدة فورًا. هذا يُخرج كل من سواك من الحساب.`,
    act: 'تعيين كلمة مرور جديدة',
    why: yours,
  }) as const

export const ar = translated<typeof english>()({
  sign_up_code: {
    subject: '{code} هو رمزك في Evenlight',
    body: `رمزك هو {code}. يصلح مرة واحدة، خلال ${codeMinutes} دقائق. اكتبه حيث سجّلت، أو أكّده بضغطة واحدة.`,
    act: 'تأكيد حسابي',
    after: notYou,
    why: 'تصلك هذه الرسالة لأن أحدًا أنشأ الحساب {username} بهذا العنوان. دون الرمز لا يترتب على ذلك شيء.',
  },
  email_code: {
    subject: '{code} يؤكد عنوانك الجديد',
    body: `اكتب {code} في حسابك لتستخدم هذا العنوان معه. يصلح الرمز مرة واحدة، خلال ${codeMinutes} دقائق.`,
    act: 'الذهاب إلى حسابي',
    after: notYou,
    why: 'تصلك هذه الرسالة لأن أحدًا يريد استخدام هذا العنوان مع الحساب {username}. دون الرمز لا يتغير شيء.',
  },
  already_here: {
    subject: 'لديك حساب بالفعل',
    body: 'حاول أحدهم للتو استخدام هذا العنوان لحساب في Evenlight. لديك حساب بالفعل، لذلك لم يتغير شيء.',
    act: 'دخول',
    after: `هل نسيت كلمة المرور؟ {forgot}

${notYou}`,
    why: yours,
  },
  sign_in_code: {
    subject: '{code} يتيح لك الدخول',
    body: `جرّب أحدهم كلمات مرور خاطئة كثيرة مع حسابك، لذلك أُغلق أمام كل المتصفحات التي لا نعرفها. اكتب {code} عند تسجيل الدخول، إلى جانب كلمة مرورك. يصلح الرمز مرة واحدة، خلال ${codeMinutes} دقائق.`,
    act: 'دخول',
    after: `${notYou} لم تُكتشف كلمة مرورك، ولا يدخل أحد دونها.`,
    why: yours,
  },
  reset_link: {
    subject: 'تعيين كلمة مرور جديدة',
    body: `طلبت كلمة مرور جديدة. ما يلي يصلح مرة واحدة، خلال ${resetMinutes} دقيقة، ويُخرجك من الحساب في كل مكان آخر.`,
    act: 'تعيين كلمة مرور جديدة',
    after: `${notYou} تبقى كلمة مرورك كما هي.`,
    why: yours,
  },
  changed_username: changed('اسم المستخدم الخاص بك'),
  changed_email: changed('عنوان بريدك الإلكتروني'),
  changed_password: changed('كلمة مرورك'),
  changed_second_step: changed('خطوتك الثانية لتسجيل الدخول'),
  applied: {
    subject: 'وصلنا طلبك',
    body: `شكرًا على تقدّمك للعمل قارئًا. يقرأ إنسان كل طلب.

لا حاجة إلى فعل شيء الآن: ستحمل إليك رسالة القرار.`,
    why: applied,
  },
  approved: {
    subject: 'أهلًا بك قارئًا',
    body: `قُبل طلبك. سجّل الدخول، واكتب ملفك، واختر متى يمكن طلب قراءة منك.

{reason}`,
    act: 'دخول',
    why: applied,
  },
  turned_down: {
    subject: 'بشأن طلبك',
    body: `لا يمكننا قبولك قارئًا الآن. يمكنك التقدم من جديد حين يتغير شيء.

{reason}

إن رأيت أننا أخطأنا فاكتب إلينا خلال {days} يومًا: يقرؤه شخص آخر من الإدارة.`,
    act: 'اكتب إلينا',
    why: applied,
  },
})
