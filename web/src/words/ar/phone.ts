import type { phone as english } from '../phone.ts'
import { facts } from '../facts.ts'
import { seconds } from './counted.ts'

/** Readings by phone: one's number, the switch, the room, and the page about them. */
export const phone: Record<keyof typeof english, string> = {
  'phone.title': 'قراءات بالهاتف',
  'phone.title.hint': 'يطلبها العملاء كما يطلبون محادثة. عند قبولك يرنّ الهاتفان، ولا يرى أحد رقم الآخر.',
  'phone.failed': 'تعذّر التحميل.',
  'phone.not_here': 'هذا الموقع لا يتصل بالهواتف.',
  'phone.number': 'رقم هاتفك',
  'phone.number.hint': 'مع رمز بلدك، مثل \u2066+1 202 555 0123\u2069. يُحفظ مشفّرًا، ولا يراه أحد.',
  'phone.number.needed': 'يُرجى كتابة رقمك.',
  'phone.number.now': 'نتصل بـ',
  'phone.number.change': 'تغيير الرقم',
  'phone.number.other': 'رقم آخر',
  'phone.code': 'الرمز',
  'phone.code.by': 'كيف يصلك الرمز',
  'phone.code.by.sms': 'برسالة نصية',
  'phone.code.by.call': 'بمكالمة',
  'phone.code.send': 'إرسال رمز إليّ',
  'phone.code.sent': 'أرسلنا ستة أرقام إلى {number}. تصلح لمدة عشر دقائق.',
  'phone.code.demo': 'في هذا العرض التجريبي تجدها هنا.',
  'phone.code.needed': 'يُرجى كتابة الرمز.',
  'phone.code.confirm': 'تأكيد الرقم',
  'phone.switch': 'استقبال قراءات بالهاتف',
  'phone.switch.hint': 'ما دمت متاحًا. يعمل العدّاد من لحظة وجودكما معًا على الخط حتى يغلقه أحدكما.',
  'phone.ask.first': 'نتصل بك لهذه القراءة. أخبرنا مرة واحدة بالرقم.',
  'phone.ask.known': 'عندما يقبل قارئك، نتصل بكليكما. لا يرى أحد رقم الآخر.',
  'phone.room': 'هاتفك وهاتف {name}',
  'phone.room.rings': 'هاتفك يرنّ. أجب، واضغط أي رقم للدخول.',
  'phone.room.waits': 'أنت على الخط. جارٍ الاتصال بهاتف {name}.',
  'phone.room.talks': 'أنت و{name} على الخط. أغلق الخط لإنهاء القراءة.',
  'phone.room.masked': 'لا يرى كلاكما إلا رقمنا. لا يُسجَّل شيء.',
  'phone.room.demo': 'هاتفا هذا العرض التجريبي',
  'phone.page': 'قراءات بالهاتف',
  'phone.page.lead':
    'نتصل بك وبقارئك، ونحسب الوقت الذي تكونان فيه معًا على الخط. القراءات بالهاتف تستخدم الوقت المدفوع.',
  'phone.page.ask': 'تطلب',
  'phone.page.ask.text': `اختر شخصًا متاحًا وأخبرنا مرة واحدة بالرقم الذي نتصل به. يرنّ طلبك لمدة ${seconds(facts.ringSeconds)} ولا يكلّف شيئًا.`,
  'phone.page.ring': 'يرنّ الهاتفان',
  'phone.page.ring.text': 'يرى كل منكما رقمنا، ولا يرى رقم الآخر أبدًا. تضغط مفتاحًا للدخول، كي لا يُحتسب أبدًا رد آلي.',
  'phone.page.count': 'العدّاد يحسب المكالمة',
  'phone.page.count.text':
    'من لحظة وجودكما معًا على الخط حتى يغلقه أولكما، بالثانية. الرنين والانتظار لا يكلّفان شيئًا، وإيصالك يبيّن كل ذلك.',
  'phone.page.readers': 'من يستقبل قراءات بالهاتف',
  'phone.page.nobody': 'لا أحد يستقبل قراءات بالهاتف حاليًا. المتاح محادثة، وصوت في المتصفح.',
}
