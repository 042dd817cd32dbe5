import type { agreement as englishAgreement, topups as english } from '../topups.ts'
import { facts } from '../facts.ts'
import { minutes } from './counted.ts'

/**
 * The text that a client agrees to, in whole sentences. Other words need another number, `topupTerms` of the contract: a test
 * beside the English file compares both.
 */
export const agreement: Record<keyof typeof englishAgreement, string> = {
  'topups.agree.when': `عند بقاء ${minutes(facts.lowMinutes)} من قراءة بالوقت المدفوع، نشتري {package} بسعر {price} ببطاقتك {card}، دون أن نسألك مرة أخرى.`,
  'topups.agree.cap':
    'بحد أقصى قدره: {cap} خلال {days, plural, one {24 ساعة} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'topups.agree.limits': 'حدودك الخاصة تسري أولًا، وبدء فترة راحة ينهي التعبئة التلقائية.',
  'topups.agree.never': 'لا يُشترى شيء والعدّاد متوقف، ولا بعد انتهاء القراءة.',
  'topups.agree.told': 'كل شراء يصحبه إشعار ورسالة بالبريد الإلكتروني، ويظهر في كشف حركاتك.',
  'topups.agree.stop': 'ضغطة واحدة توقفها: هنا، أو في الغرفة، أو حيث يقود البريد. والبطاقة المرفوضة توقفها أيضًا.',
}

export const topups: Record<keyof typeof english, string> = {
  ...agreement,
  'topups.title': 'التعبئة التلقائية',
  'topups.failed': 'تعذّر تحميل التعبئة التلقائية.',
  'topups.lead':
    'متوقفة حتى تفعّلها. تتيح لقراءة بالوقت المدفوع أن تستمر عندما يوشك الوقت على النفاد، من بطاقة محفوظة لك.',
  'topups.no_card': 'احفظ بطاقة أولًا: تحت «البطاقات المحفوظة»، أو بوضع علامة عند الدفع.',
  'topups.package': 'الشراء في كل مرة',
  'topups.package.one': '{minutes} د بسعر {price}',
  'topups.card': 'بالبطاقة',
  'topups.cap': 'الحد الأقصى، بالدولار الأمريكي',
  'topups.cap.hint': 'من {min} إلى {max} دولار، وبما لا يقل عن سعر الشراء الواحد.',
  'topups.cap.whole': 'عدد صحيح من {min} إلى {max}، من فضلك.',
  'topups.days': 'خلال',
  'topups.days.one': '{days, plural, one {24 ساعة} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'topups.what': 'ما توافق عليه',
  'topups.agree': 'أوافق على هذا.',
  'topups.agree.needed': 'يُرجى وضع العلامة هنا للتفعيل.',
  'topups.on': 'تفعيل',
  'topups.on.failed': 'لم تُفعَّل.',
  'topups.is_on': 'التعبئة التلقائية مفعّلة.',
  'topups.is_off': 'التعبئة التلقائية متوقفة.',
  'topups.off.stopped': 'أوقفتها أنت.',
  'topups.off.replaced': 'غيّرتها أنت.',
  'topups.off.declined': 'لم تتم دفعة، فتوقفت تلقائيًا. ولم يُخصم منك شيء عنها.',
  'topups.off.card_gone': 'أُزيلت بطاقتها أو انتهت صلاحيتها.',
  'topups.off.package_gone': 'لم تعد باقتها معروضة للبيع.',
  'topups.off.time_off': 'بدأت فترة راحة.',
  'topups.terms':
    '{minutes} د بسعر {price} ببطاقة {card}، وبحد أقصى {cap} خلال {days, plural, one {24 ساعة} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. استُخدم منه {spent}.',
  'topups.since': 'تاريخ موافقتك',
  'topups.change': 'تغيير',
  'topups.change_not': 'إبقاؤها كما هي',
  'topups.stop': 'إيقاف التعبئة التلقائية',
  'topups.stop.failed': 'لم تتوقف. أعد المحاولة، أو أنهِ القراءة: لا يُشترى شيء بعدها.',
  'topups.under_way': 'كان شراء واحد جاريًا لحظة الإيقاف، وقد يتم. ولن يتم غيره.',
  'topups.history': 'ما قامت به',
  'topups.outcome.added': 'أُضيفت {minutes} د، {price}',
  'topups.outcome.declined': 'لم تتم الدفعة',
  'topups.outcome.not_needed': 'لم يُشترَ شيء: انتهت القراءة، أو توفر لها وقت من جديد',
  'topups.outcome.stopped': 'لم يُشترَ شيء: أُوقفت',
  'topups.outcome.cap': 'لم يُشترَ شيء: بُلغ حدّها الأقصى',
  'topups.outcome.own_limit': 'لم يُشترَ شيء: بُلغ أحد حدودك الخاصة',
  'topups.outcome.open': 'الشراء جارٍ',
  'topups.start':
    'تستخدم وقتًا لديك. والتعبئة التلقائية مفعّلة: عندما يوشك وقت القراءة على النفاد، تُشترى {minutes} د بسعر {price}، حتى حدّك الأقصى.',
  'topups.room.on': 'التعبئة التلقائية: مفعّلة، {price} مقابل {minutes} د.',
  'topups.room.stop': 'إيقاف',
  'topups.room.stop_it': 'إيقاف التعبئة التلقائية',
  'topups.room.added': 'أُضيفت {minutes} د من بطاقتك المحفوظة، {price}.',
  'topups.room.declined': 'التعبئة التلقائية متوقفة: لم يُخصم من بطاقتك شيء.',
  'topups.room.cap': 'لم تشترِ التعبئة التلقائية شيئًا: بُلغ حدّك الأقصى.',
  'topups.room.own_limit': 'لم تشترِ التعبئة التلقائية شيئًا: بُلغ أحد حدودك الخاصة.',
}
