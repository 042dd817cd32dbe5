import type { house as english } from '../house.ts'

export const house: Record<keyof typeof english, string> = {
  'house.title': 'إعدادات الموقع',
  'house.legal': 'الإشعار القانوني',
  'house.legal.lead': 'من يدير هذا الموقع، وكيف يمكن التواصل معه.',
  'house.legal.none': 'لم تذكر الإدارة بعد من يدير هذا الموقع.',
  'house.legal.ask': 'راسلنا',
  'house.failed': 'تعذّر التحميل.',
  'house.company': 'الشركة',
  'house.address': 'العنوان',
  'house.email': 'البريد الإلكتروني',
  'house.phone': 'الهاتف',
  'house.register': 'السجل والرقم',
  'house.vat_id': 'الرقم الضريبي',
  'house.supervisor': 'الجهة الرقابية',
}
