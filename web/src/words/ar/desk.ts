import type { desk as english } from '../desk.ts'
import { facts } from '../facts.ts'
import { counted, minutes, seconds } from './counted.ts'

const missed = counted(facts.ringsMissed, ['طلب واحد', 'طلبين متتاليين', 'طلبات متتالية', 'طلبًا متتاليًا', 'طلب متتالٍ'])

/** A reader’s desk, and what is past for both. */
export const desk: Record<keyof typeof english, string> = {
  'readings.trouble': 'مشكلة مع هذا العميل؟',
  'readings.missed': 'هل فاتني أحد؟',
  'readings.missed.none': `لا، لا أحد. الطلب الذي لا يُرد عليه خلال ${seconds(facts.ringSeconds)}، أو يسحبه العميل قبل ذلك، يبقى هنا إلى أن تنحّيه.`,
  'readings.missed.some':
    '{count, plural, zero {لا طلبات} one {نعم، طلب واحد} two {نعم، طلبان} few {نعم، # طلبات} many {نعم، # طلبًا} other {نعم، # طلب}}. يبقى كل منها هنا إلى أن تنحّيه؛ لم يُخصم من أحد شيء.',
  'readings.missed.more': 'نعم، هذه وأكثر. يبقى كل منها هنا إلى أن تنحّيه؛ لم يُخصم من أحد شيء.',
  'readings.missed.failed': 'تعذّر تحميل ما فاتك.',
  'readings.missed.rang': `رنّ ${seconds(facts.ringSeconds)}`,
  'readings.missed.taken_back': 'سُحب قبل أن تردّ',
  'readings.missed.no_question': 'طلب دون سؤال.',
  'readings.missed.stranger':
    'يمكنك الكتابة إلى العملاء الذين سبقت لك قراءة معهم، أو كتبوا إليك أولًا. يرى {name} متى تعود متاحًا.',
  'readings.missed.see': 'ما جرى بينك وبين {name}',
  'readings.missed.dismiss': 'تنحية',
  'readings.missed.dismiss.of': 'تنحية طلب {name}',
  'readings.missed.dismiss_all': 'تنحية كل هذه الطلبات',
  'readings.missed.dismissed': 'نُحّي. يبقى في قراءاتك السابقة.',
  'readings.missed.not_dismissed': 'لم يُنحَّ.',
  'readers.desk': 'المكتب',
  'readers.desk.switch': 'هل تستقبل قراءات؟',
  'readers.desk.switch.holds': `يسري اختيارك ما دمت هنا. عند الدخول، أو العودة بعد أكثر من ${minutes(facts.awayMinutes)}، أو بعد ${missed} دون رد، تصبح حالتك «غائب» إلى أن تختار من جديد.`,
  'readers.desk.rang_out': `بعد ${missed} دون رد أصبحت حالتك «غائب»، كي لا يطلبك أحد بلا جدوى. لم يُخصم من أحد شيء.`,
  'readers.desk.back': 'العودة إلى متاح',
  'readers.desk.available': 'متاح',
  'readers.desk.paused': 'استراحة 20 د',
  'readers.desk.away': 'غائب',
  'readers.desk.seen': 'يراك العملاء',
  'readers.desk.seen.by': 'عبر {ways}',
  'readers.desk.seen.unreachable': 'لم تُفعَّل أي طريقة لاستقبال القراءات، فلا يمكن لأحد أن يطلبك.',
  'readers.desk.seen.asked': 'ما دام هناك من يطلبك',
  'readers.desk.empty': `لا طلبات الآن. أبقِ هذه الصفحة مفتوحة؛ يرنّ الطلب مدة ${seconds(facts.ringSeconds)}.`,
  'readers.desk.closed': 'لا يمكن لأحد أن يطلبك الآن. اختر «متاح» حين تكون جاهزًا وأبقِ هذه الصفحة مفتوحة.',
  'readers.desk.profile': 'ملفك الشخصي',
  'readers.desk.public': 'عرض صفحتك',
  'readers.desk.failed': 'تعذّر تحميل مكتبك.',
  'readers.desk.figures': 'الأرباح',
  'readers.desk.counted': '{minutes} د محتسبة',
  'readers.desk.payout': 'معتمد، في الطريق إليك',
  'readers.desk.payout.open': '{amount} إضافية عند اعتماد كشف حسابك',
  'readers.desk.payout.next': 'يُعدّ كشف الحساب القادم ابتداءً من {date}.',
  'readers.desk.waiting': 'بانتظارك',
  'readers.desk.waiting.none': 'لا أحد بانتظارك.',
  'readers.desk.waiting.requests':
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'readers.desk.waiting.in_line':
    '{count, plural, zero {لا عملاء في القائمة} one {عميل واحد في القائمة} two {عميلان في القائمة} few {# عملاء في القائمة} many {# عميلًا في القائمة} other {# عميل في القائمة}}',
  'readers.desk.waiting.pages':
    '{count, plural, zero {لا تنبيهات} one {تنبيه واحد} two {تنبيهان} few {# تنبيهات} many {# تنبيهًا} other {# تنبيه}}',
  'readers.desk.waiting.appointments':
    '{count, plural, zero {لا طلبات مواعيد} one {طلب موعد واحد} two {طلبا موعد} few {# طلبات مواعيد} many {# طلب موعد} other {# طلب موعد}}',
  'readers.desk.waiting.orders':
    '{count, plural, zero {لا قراءات للكتابة} one {قراءة واحدة بالبريد الإلكتروني للكتابة} two {قراءتان بالبريد الإلكتروني للكتابة} few {# قراءات بالبريد الإلكتروني للكتابة} many {# قراءة بالبريد الإلكتروني للكتابة} other {# قراءة بالبريد الإلكتروني للكتابة}}',
  'readers.desk.page': 'تغيير صفحتك',
  'readers.desk.rating': 'تقييمك وآراء العملاء',
  'readers.desk.rule': 'أجر الدقيقة المدفوعة {rate}، محسوبًا بالثانية. الوقت المجاني بلا أجر.',
  'readers.desk.sound': 'صوت الطلبات',
  'readers.desk.sound.try': 'تجربة الصوت',
  'readers.desk.today': 'اليوم',
  'readers.desk.period': 'منذ {date}',
  'readers.desk.readings':
    '{count, plural, zero {لا قراءات مدفوعة} one {قراءة مدفوعة واحدة} two {قراءتان مدفوعتان} few {# قراءات مدفوعة} many {# قراءة مدفوعة} other {# قراءة مدفوعة}}',
  'readings.past': 'القراءات السابقة',
  'readings.past.lead': 'لكل قراءة بدأت إيصالها، بدقة الثانية.',
  'readings.past.empty': 'لا قراءات لك بعد.',
  'readings.past.failed': 'تعذّر تحميل قراءاتك.',
  'readings.past.zone': 'الأوقات بتوقيت {zone}.',
  'readings.past.free': '{time} مجانية',
  'readings.past.paid': '{time} مدفوعة',
  'readings.past.only_free': 'وقت مجاني',
  'readings.past.only_paid': 'وقت مدفوع',
  'readings.past.rule':
    'يُحسب أجر الوقت المدفوع بالثانية بسعر قراءته؛ والوقت المجاني بلا أجر. يبيّن كل إيصال كيف حُسب ماله.',
  'readings.past.earned.paid': 'ربحت {earned} بسعر {rate} للدقيقة',
  'readings.past.earned.less': 'ربحت {earned} بسعر {rate} للدقيقة، بعد خصم ما أُعيد',
  'readings.past.earned.free': 'ربحت {earned}: الوقت المجاني بلا أجر',
  'readings.past.earned.returned': 'ربحت {earned}: أُعيد وقتها المدفوع',
  'readings.past.earned.nothing': 'ربحت {earned}: لم يُحتسب شيء',
  'readings.past.missed': 'دون رد',
  'readings.past.declined': 'مرفوضة',
  'readings.past.withdrawn': 'لم تبدأ',
}
