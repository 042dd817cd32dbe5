import type { applyingForm as english } from '../applying-form.ts'

/** What its form says, which comes once the page stands. */
export const applyingForm: Record<keyof typeof english, string> = {
  'applying.step': 'الخطوة {at} من {of}',
  'applying.steps': 'مدى تقدّمك',
  'applying.step.account': 'حسابك',
  'applying.step.work': 'كيف تقرأ',
  'applying.step.words': 'كلماتك',
  'applying.step.send': 'المراجعة',
  'applying.kept': 'ما تكتبه محفوظ في هذا التبويب، عدا كلمة المرور والصورة.',
  'applying.next': 'متابعة',
  'applying.back': 'رجوع',
  'applying.username.hint': 'من 3 إلى 30 من الأحرف اللاتينية أو الأرقام أو النقاط أو الشرطات. به يكون الدخول.',
  'applying.email.hint': 'للرموز والإشعارات فقط. لا يراه العملاء أبدًا.',
  'applying.display_name': 'اسمك هنا',
  'applying.display_name.hint': 'يراه العملاء، ولا يرون اسمك الحقيقي أبدًا.',
  'applying.channels': 'طرق القراءة',
  'applying.channels.needed': 'اختر طريقة واحدة على الأقل.',
  'applying.channels.hint': 'يُفعَّل الهاتف لاحقًا، برقم تؤكده.',
  'applying.years': 'سنوات الخبرة',
  'applying.years.wrong': 'عدد صحيح من 0 إلى 80.',
  'applying.about.hint': 'الحد الأقصى للأحرف {most}. يراه العملاء في صفحتك بعد قبولك.',
  'applying.sample': 'نموذج قراءة',
  'applying.sample.hint':
    'أجب من يسأل: «تريد أختي أن أنتقل للعيش معها. هل أفعل؟» لا يقرؤه سوانا. الحد الأقصى للأحرف {most}.',
  'applying.send': 'إرسال الطلب',
  'applying.failed': 'لم يتم الإرسال.',
  'applying.not_lost': 'ما كتبته محفوظ.',
  'applying.change': 'تغيير',
  'applying.picture': 'صورتك تساعدنا، وتظهر في صفحتك بعد قبولك.',
}
