import type { parts as english } from '../parts.ts'

/** Of the design system's parts what the first page has none of. */
export const parts: Record<keyof typeof english, string> = {
  'parts.optional': 'اختياري',
  'parts.password.show': 'إظهار كلمة المرور',
  'parts.password.hide': 'إخفاء كلمة المرور',
  'parts.clear': 'مسح',
  'parts.suggestions.none': 'لا اقتراحات متاحة',
  'parts.suggestions.coming': 'جارٍ التحميل',
  'parts.suggestions':
    '{count, plural, =0 {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  'parts.more': 'عرض المزيد',
  'parts.more.failed': 'تعذّر تحميل البقية.',
  'parts.summary':
    '{count, plural, one {أمر واحد يحتاج} two {أمران يحتاجان} few {# أمور تحتاج} many {# أمرًا تحتاج} other {# أمر تحتاج}} إلى تعديل',
  'parts.stars.pick': '{stars, plural, one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'parts.file.drop': 'يمكنك إفلاته هنا.',
  'parts.month.before': 'الشهر السابق',
  'parts.month.after': 'الشهر التالي',
  'parts.calendar': 'اختيار تاريخ',
}
