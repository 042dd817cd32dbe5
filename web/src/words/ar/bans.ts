import type { bans as english } from '../bans.ts'

export const bans: Record<keyof typeof english, string> = {
  'bans.lead':
    'بلا تواصل لا قراءة ولا رسالة بينكما. والقراءة المفتوحة تنتهي ويعود وقتها كله. يمكنك التراجع عن ذلك من «الحساب».',
  'bans.ask': 'قطع التواصل مع {name}',
  'bans.reason': 'السبب',
  'bans.reason.hint': 'لك وحدك؛ لا يُبلَّغ به الطرف الآخر.',
  'bans.reason.needed': 'يُرجى ذكر السبب.',
  'bans.go': 'قطع التواصل',
  'bans.leave': 'إبقاء الأمر كما هو',
  'bans.done': 'لا تواصل بعد الآن مع {name}.',
  'bans.failed': 'لم ينجح ذلك. لم يتغيّر شيء.',
  'bans.refused': 'اخترت عدم التواصل مع {name}.',
  'bans.take_back': 'السماح بالتواصل من جديد',
  'bans.taken_back': 'يمكن الآن لـ {name} التواصل معك من جديد.',
  'bans.list': 'من حجبتهم',
  'bans.list.lead': 'لا قراءة ولا رسالة بينك وبينهم.',
  'bans.list.failed': 'تعذّر تحميل هذا.',
  'bans.none': 'لا أحد. من صفحة قراءة سابقة يمكنك حجب شخص.',
}
