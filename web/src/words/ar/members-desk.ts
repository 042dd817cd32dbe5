import type { membersDesk as english } from '../members-desk.ts'

/** What members are sifted by at the desk. */
export const membersDesk: Record<keyof typeof english, string> = {
  'members.any': 'أي',
  'members.type': 'الدور',
  'members.state': 'الحالة',
  'members.has': 'لديه',
  'members.language': 'اللغة',
  'members.country': 'البلد',
  'members.from': 'انضم منذ',
  'members.to': 'انضم حتى',
  'members.clear': 'عرض الجميع',
  'members.has.claim': 'مطالبة مفتوحة',
  'members.has.ban': 'حظر قائم أو مطلوب',
  'members.has.payment': 'دفعة محتجزة',
  'members.has.dispute': 'نزاع مفتوح',
  'members.has.question': 'سؤال ينتظر',
  'members.has.care': 'علامة عناية لم يرها أحد',
  'members.has.whitelist': 'مكان في القائمة البيضاء',
  'members.sort': 'الترتيب',
  'members.sort.name': 'بحسب اسم المستخدم',
  'members.sort.newest': 'الأحدث أولًا',
  'members.sort.oldest': 'الأقدم أولًا',
  'members.count': '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
}
