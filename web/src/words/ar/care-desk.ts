import type { careDesk as english } from '../care-desk.ts'

export const careDesk: Record<keyof typeof english, string> = {
  'care.followed': 'ما تبع ذلك',
  'care.followed.what.wrote': 'كُتب إليه',
  'care.followed.what.called': 'طُلبت المساعدة',
  'care.followed.what.paused': 'أُوقفت القراءة أو أُنهيت',
  'care.followed.what.limits': 'عُرضت عليه حدود أو استراحة',
  'care.followed.what.nothing': 'لم يلزم شيء',
  'care.followed.by': 'من {name}،',
  'care.followed.add': 'تدوين ما تبع ذلك',
  'care.followed.add.of': 'تدوين ما تبع ذلك: {name}',
  'care.followed.which': 'ما الذي فعلته',
  'care.followed.words': 'كلمة عن ذلك، للإدارة وحدها',
  'care.followed.go': 'تدوين',
  'care.followed.leave': 'ليس الآن',
  'care.followed.failed': 'لم يُدوَّن.',
  'care.followed.done': 'تم التدوين.',
}
