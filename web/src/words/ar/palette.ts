import type { palette as english } from '../palette.ts'

/** What somebody of the house finds people, pages and things by. */
export const palette: Record<keyof typeof english, string> = {
  'palette.title': 'البحث في كل شيء',
  'palette.hint':
    'اسم أو بريد إلكتروني أو آخر أربعة أرقام من بطاقة أو صفحة أو رقم مثل \u2066cht_…\u2069 أو \u2066pay_…\u2069',
  'palette.hint.no_money': 'اسم أو بريد إلكتروني أو صفحة أو رقم مثل \u2066cht_…\u2069 أو \u2066msg_…\u2069',
  'palette.recent': 'فُتح مؤخرًا',
  'palette.things': 'بحسب الرقم',
  'palette.people': 'أشخاص',
  'palette.pages': 'صفحات',
  'palette.count':
    '{count, plural, zero {لا توجد نتائج.} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'palette.coming': 'جارٍ البحث…',
  'palette.failed': 'تعذّر البحث.',
  'palette.letters': 'تعمل المفاتيح المفردة',
  'palette.letters.hint':
    'عندها تفتح الشرطة المائلة هذا الحقل، وتعمل الحروف في الرسائل التي تنتظر المراجعة. أما Ctrl K فيعمل دائمًا.',
  'palette.kind.cht': 'قراءة',
  'palette.kind.tkt': 'سؤال إلى الدار',
  'palette.kind.ban': 'حظر',
  'palette.kind.stm': 'كشف حساب',
  'palette.kind.pyo': 'دفعة مستحقات',
  'palette.kind.pce': 'مقال',
  'palette.kind.pay': 'دفعة',
  'palette.kind.rfd': 'استرداد',
  'palette.kind.clm': 'مطالبة',
  'palette.kind.msg': 'رسالة',
  'palette.kind.ord': 'قراءة بالبريد',
  'palette.kind.tst': 'مراجعة',
  'palette.kind.apt': 'موعد',
}
