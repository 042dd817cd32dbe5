import type { below as english } from '../below.ts'
import { facts } from '../facts.ts'
import { days, freeMinutes, minutes, readers, seconds, times } from './counted.ts'

/** What the home page says below its first screens; loaded with them. */
export const below: Record<keyof typeof english, string> = {
  'home.reasons': 'لماذا هنا',
  'home.reason.second': 'محسوب بالثانية',
  'home.reason.second.text': 'الانتظار والرنين وانقطاع الاتصال لا تكلّف شيئًا.',
  'home.reason.price': 'سعر واحد لكل القرّاء',
  'home.reason.price.text': 'لا أحد يدفع أكثر، ولا أحد يشتري مرتبة.',
  'home.reason.stop': 'يتوقف متى توقفت',
  'home.reason.stop.text': 'عند انتهاء الدقائق المجانية، يتوقف العدّاد ويسأل.',
  'home.readers': 'القرّاء، كما هم الآن',
  'home.steps': 'ثلاث خطوات، ولكل منها مخرج',
  'home.step.choose': 'اختر من تتحدث معه',
  'home.step.choose.text': 'انظر من هنا، وماذا يقرأ، وكيف قيّمه الآخرون. سعر الدقيقة واحد مع الجميع.',
  'home.step.choose.help': 'ساعدني على الاختيار',
  'home.step.ask': 'اطلب، وانتظر بلا مقابل',
  'home.step.ask.text': `يرنّ طلبك لمدة ${seconds(facts.ringSeconds)}. لم يرد أحد؟ لا يُخصم منك شيء. ويمكنك أن تحدد في البداية متى تتوقف.`,
  'home.step.check': 'تحدّث، ثم راجع الإيصال',
  'home.step.check.text': 'غادر متى شئت. يذكر الإيصال كل بداية وكل توقف، ويمكن لكليكما فتحه.',
  'home.clock': 'عدّاد يمكنك التحقق منه',
  'home.clock.lead':
    'الوقت هو ما تشتريه هنا، فالوقت هو ما ندقق فيه. حاول أن تجعل هذا العدّاد يحسب ما لا ينبغي: إنه يعمل بالقاعدة نفسها في كل قراءة.',
  'home.packages': 'دقائق، بلا اشتراك',
  'home.packages.lead': 'الدقيقة دقيقة مع كل القرّاء. والدقائق المدفوعة لا تنتهي صلاحيتها.',
  'home.packages.all': 'الأسعار',
  'home.never': 'ما لا نفعله أبدًا',
  'home.never.lead': 'كل من هذه قاعدة في البرنامج، لا وعد بحسن نية.',
  'home.never.alone': 'الاحتساب عليك وأنت وحدك',
  'home.never.alone.text': 'لا تُحتسب إلا الثواني التي تكون فيها أنت وقارئك معًا في الغرفة.',
  'home.never.round': 'تقريب الدقيقة إلى الأعلى',
  'home.never.round.text': 'نحسب بأجزاء الألف من الثانية ونقرّب إلى الأدنى، مرة واحدة، في نهاية القراءة.',
  'home.never.yes': 'الانتقال إلى الوقت المدفوع دون موافقتك',
  'home.never.yes.text': 'عند انتهاء الدقائق المجانية يتوقف العدّاد ويسأل. وعدم الرد يعني لا.',
  'home.never.renew': 'تجديد أي شيء من تلقاء أنفسنا',
  'home.never.renew.text': 'تشتري الدقائق مرة واحدة. لا اشتراك تنساه.',
  'home.never.wait': 'أخذ مقابل عن الانتظار',
  'home.never.wait.text': 'الرنين، والدخول، وقارئ لا يضغط «بدء» أبدًا: لا شيء من ذلك يكلّف شيئًا.',
  'home.never.dear': 'رفع السعر لقارئ مفضّل',
  'home.never.dear.text': 'ليس للقرّاء أسعار خاصة. جديد أو مطلوب، الدقيقة دقيقة.',
  'home.never.card': 'الاحتفاظ برقم بطاقتك',
  'home.never.card.text': 'يذهب إلى شركة البطاقة ولا يصل إلينا أبدًا. ما نحتفظ به رمز بديل.',
  'home.never.stars': 'إخفاء تقييم بسبب نجومه',
  'home.never.stars.text':
    'لا يكتب تقييمًا إلا من كانت له قراءة. وإزالة تقييم تحتاج إلى سبب من قائمة محددة، وعددها معلن للجميع.',
  'home.articles': 'أحدث المقالات',
  'home.questions': 'أول ما يسأل عنه الناس',
  'home.question.free': 'هل الدقائق الأولى مجانية حقًا؟',
  'home.question.free.text': `نعم. تحصل على ${freeMinutes(facts.welcomeMinutes)} عند تأكيد حساب جديد. مدتها ${days(facts.welcomeDays)}، وتصلح مع ${readers(facts.welcomeReaders)} على الأكثر، ومرة واحدة للشخص. عند انتهائها يتوقف العدّاد؛ ولا شيء يتحول إلى وقت مدفوع تلقائيًا.`,
  'home.question.drop': 'ماذا يحدث إذا انقطع اتصالي؟',
  'home.question.drop.text': `خلال ${seconds(facts.foundSeconds)} يتوقف العدّاد، ويرجع إلى إشارتك الأخيرة: فالصمت الذي سبق توقفه لا يُحتسب. عُد خلال ${minutes(facts.awayMinutes)} وتستمر القراءة تلقائيًا.`,
  'home.question.silent': 'ماذا لو لم يقل القارئ شيئًا؟',
  'home.question.silent.text': `عندها يعود كل شيء تلقائيًا عند انتهاء القراءة. وكذلك القراءة التي تقل عن دقيقة، حتى ${times(facts.shortADay)} في اليوم ومرة واحدة في الأسبوع مع القارئ نفسه.`,
  'home.question.true': 'هل يتحقق ما يقوله لي القارئ؟',
  'home.question.true.text':
    'لا أحد يستطيع أن يعدك بذلك، ونحن لا نعد. القراءات للترفيه والتأمل. ولا تغني عن طبيب أو محامٍ أو مستشار مالي.',
  'home.question.who': 'من هم القرّاء؟',
  'home.question.who.text':
    'أشخاص تقدّموا بطلب، ووافق عليهم أحدنا قبل أن يُطلب منهم أي شيء. وتقييماتهم لا تأتي إلا من قراءات تمت فعلًا، مهما كانت النجوم.',
  'home.question.known': 'ماذا يعرف القارئ عني؟',
  'home.question.known.text':
    'اسم المستخدم الخاص بك وما تكتبه. لا بريدك ولا رقمك ولا بطاقتك. ولا يمكن تبادل بيانات الاتصال هنا، حمايةً لك وله.',
  'home.question.seen': 'هل يمكن لغيرنا أن يقرأ؟',
  'home.question.seen.text':
    'المحادثات بينكما وحدكما. ويمكن لأحد مشرفينا الاطلاع على محادثة، بعد شكوى مثلًا؛ وكل اطلاع كهذا يُسجَّل مع سببه.',
  'home.question.back': 'هل يمكنني استرداد المال؟',
  'home.question.back.text':
    'الدقائق المدفوعة التي لم تستخدمها يمكن استرداد ثمنها إلى البطاقة أو حساب PayPal الذي دُفعت منه، بالسعر الذي دفعته. اكتب إلينا من «المساعدة» في حسابك.',
  'home.welcome': `لك في البداية ${freeMinutes(facts.welcomeMinutes)}`,
  'home.welcome.text': `استخدمها مع ${readers(facts.welcomeReaders)} على الأكثر خلال ${days(facts.welcomeDays)}. ثم تختار إن كنت تريد المتابعة.`,
  'home.welcome.join': 'إنشاء حسابك',
}
