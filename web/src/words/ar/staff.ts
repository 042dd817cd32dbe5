import type { staff as english } from '../staff.ts'

export const staff: Record<keyof typeof english, string> = {
  'staff.title': 'الأشخاص والمدفوعات',
  'staff.role': 'الدور',
  'staff.role.moderation': 'المراجعة',
  'staff.role.money': 'المال',
  'staff.role.content': 'المحتوى',
  'staff.role.any': 'كل شيء',
  'staff.role.moderation.does': 'يقرأ الرسائل والقراءات الجارية، ويجيب الناس، ويبتّ في الحظر وردّ الوقت. لا يرى المال.',
  'staff.role.money.does': 'يرى المدفوعات والكشوف والدفعات والأسعار، ويعيد الثمن، ويبتّ في ردّ الوقت.',
  'staff.role.content.does': 'ينشر المقالات والصفحات والإعلانات. لا يرى بيانات أحد ولا المال.',
  'staff.role.any.does': 'يفعل كل ذلك، ويقرأ السجل، ويمنح الآخرين أدوارهم.',
}
