import type { content as english } from '../content.ts'

/** What visitors read around what the house and its readers wrote. */
export const content: Record<keyof typeof english, string> = {
  'content.articles': 'المقالات',
  'content.articles.lead': 'عن القراءات، وعن حسن السؤال، وعن طريقة عمل الموقع. بأقلام قرّائنا وأقلامنا.',
  'content.all': 'الكل',
  'content.categories': 'حصر في',
  'content.empty': 'لم يُنشر شيء بعد.',
  'content.failed': 'تعذّر تحميل المنشورات.',
  'content.blog': 'المدونة',
  'content.blog.lead': 'جديد الموقع، وما يشغل قرّاءنا.',
  'content.services': 'ما يمكنك طلبه هنا',
  'content.services.lead': 'بالمحادثة أو الصوت أو الكتابة: سعر واحد لكل القرّاء، وعدّاد يمكن لكليكما التحقق منه.',
  'content.offers': 'العروض',
  'content.offers.lead': 'ما يمكنك الحصول عليه بسعر أقل أو مجانًا، وشروطه.',
  'content.offers.empty': 'لا عرض خاصًا حاليًا. تبقى الدقيقة بالسعر نفسه لدى كل القرّاء.',
  'content.by': 'بقلم {name}',
  'content.by_house': 'بقلم الإدارة',
  'content.author': 'عرض صفحة {name}',
  'content.faq': 'أسئلة وأجوبة',
  'content.faq.lead': 'كيف يُحسب الوقت، وما الذي يُسترجع، ومن يقرأ ماذا، وكل ما نُسأل عنه.',
  'content.faq.empty': 'لم يُجب هنا عن أي سؤال بعد. اسألنا سؤالك.',
  'content.faq.failed': 'تعذّر تحميل الأسئلة.',
  'content.faq.other': 'لم تجد سؤالك؟',
  'content.faq.ask': 'اسألنا',
  'content.faq.rest': 'وأيضًا',
}
