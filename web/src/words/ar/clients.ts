import type { clients as english } from '../clients.ts'

export const clients: Record<keyof typeof english, string> = {
  'clients.title': 'عملاؤك',
  'clients.lead': 'كل من كانت لك معه قراءة، وما دوّنته عنه.',
  'clients.failed': 'تعذّر تحميل عملائك.',
  'clients.none': 'لا أحد بعد. بعد قراءتك الأولى يظهر عميلها هنا.',
  'clients.none.found': 'لا يطابق هذا أيٌّ من عملائك.',
  'clients.by': 'البحث حسب',
  'clients.by.username': 'اسم المستخدم',
  'clients.by.first_name': 'الاسم الأول',
  'clients.by.date': 'آخر قراءة',
  'clients.q': 'الاسم',
  'clients.from': 'من',
  'clients.to': 'إلى',
  'clients.readings': '{count, plural, one {قراءة واحدة} two {قراءتان} few {# قراءات} many {# قراءة} other {# قراءة}}',
  'clients.last': 'آخرها',
}
