import type { members as english } from '../members.ts'

/** What only members are shown of the frame: their menu, what they can set, and a page that is for people of another role. */
export const members: Record<keyof typeof english, string> = {
  'shell.sound': 'صوت طلبات المحادثة',
  'shell.sound.on': 'مفعّل',
  'shell.sound.off': 'متوقف',
  'shell.enter': 'مفتاح Enter في المحادثة',
  'shell.enter.sends': 'يرسل',
  'shell.enter.breaks': 'يبدأ سطرًا جديدًا',
  'shell.conversations': 'المحادثات',
  'shell.history': 'القراءات السابقة',
  'shell.testimonials': 'التقييمات',
  'shell.profile': 'صفحتك',
  'shell.pieces': 'الكتابة',
  'shell.notices': 'الإشعارات',
  'shell.sign_out': 'خروج',
  'others.title':
    '{whose, select, CLIENT {هذه الصفحة للعملاء} READER {هذه الصفحة للقرّاء} ADMIN {هذه الصفحة للإدارة} other {هذه الصفحة للعملاء والقرّاء}}',
  'others.lead.ADMIN':
    'دخلت بحساب مشرف، ولا قراءات ولا رسائل ولا محفظة خاصة بالمشرف. ما يخص الآخرين تصل إليه عبر الشخص أو القراءة.',
  'others.lead.READER': 'دخلت بحساب قارئ. ما يخصك تصل إليه من مكتبك.',
  'others.lead.CLIENT': 'دخلت بحساب عميل. ما يخصك تصل إليه من قراءاتك.',
  'others.door.ADMIN': 'الرسائل المنتظرة للمراجعة',
  'others.door.READER': 'إلى مكتبك',
  'others.door.CLIENT': 'إلى قراءاتك',
  'others.title.desk':
    '{desk, select, moderation {هذه الصفحة لمشرفي المراجعة} money {هذه الصفحة لمشرفي المال} content {هذه الصفحة لمشرفي المحتوى} any {هذه الصفحة للمشرفين على كل شيء} other {هذه الصفحة لمشرفي المراجعة أو المال}}',
  'others.lead.desk': 'دخلت بحساب مشرف له دور آخر. يستطيع تغييره من بيده كل شيء.',
  'others.door.desk': 'إلى النظرة العامة',
  'others.reading': 'عرض هذه القراءة',
}
