import type { bulkDesk as english } from '../bulk-desk.ts'

export const bulkDesk: Record<keyof typeof english, string> = {
  'moderation.bulk': 'البت في {count}',
  'moderation.bulk.title':
    '{count, plural, zero {لا رسائل للبت فيها} one {البت في رسالة واحدة} two {البت في رسالتين} few {البت في # رسائل} many {البت في # رسالة} other {البت في # رسالة}}',
  'moderation.bulk.marked':
    '{count, plural, zero {لا علامات في أي منها} one {في واحدة منها علامات} two {في اثنتين منها علامات} few {في # منها علامات} many {في # منها علامات} other {في # منها علامات}}.',
  'moderation.bulk.approve': 'الموافقة على الكل',
  'moderation.bulk.return': 'إعادة الكل',
  'moderation.bulk.why': 'سبب الإعادة. يقرؤه كل مرسِل:',
  'moderation.bulk.return.go': 'إعادتها',
  'moderation.bulk.not_begun': 'لم يُبتّ في شيء.',
  'moderation.bulk.kept': 'ما حدّدته ما زال محدَّدًا.',
  'moderation.bulk.list': 'قرارات دفعة واحدة',
  'moderation.bulk.failed': 'تعذّر تحميل ما وصلت إليه القرارات.',
  'moderation.bulk.doing.approve':
    'تجري الموافقة على {count, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتين} few {# رسائل} many {# رسالة} other {# رسالة}}',
  'moderation.bulk.doing.return':
    'تجري إعادة {count, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتين} few {# رسائل} many {# رسالة} other {# رسالة}}',
  'moderation.bulk.done.approve':
    '{count, plural, =0 {لم تتم الموافقة على أي رسالة} zero {لم تتم الموافقة على أي رسالة} one {تمت الموافقة على رسالة واحدة} two {تمت الموافقة على رسالتين} few {تمت الموافقة على # رسائل} many {تمت الموافقة على # رسالة} other {تمت الموافقة على # رسالة}}',
  'moderation.bulk.done.return':
    '{count, plural, =0 {لم تُعَد أي رسالة} zero {لم تُعَد أي رسالة} one {أُعيدت رسالة واحدة} two {أُعيدت رسالتان} few {أُعيدت # رسائل} many {أُعيدت # رسالة} other {أُعيدت # رسالة}}',
  'moderation.bulk.by': 'بقرار {name}',
  'moderation.bulk.progress': '{done} من {of}',
  'moderation.bulk.state.under_way': 'يستمر هذا وإن غادرت الصفحة.',
  'moderation.bulk.state.done': 'انتهى العمل عليها كلها.',
  'moderation.bulk.state.stopped':
    'توقف هنا. {count, plural, =0 {لم يبقَ شيء.} zero {لم يبقَ شيء.} one {بقيت رسالة واحدة في الانتظار.} two {بقيت رسالتان في الانتظار.} few {بقيت # رسائل في الانتظار.} many {بقيت # رسالة في الانتظار.} other {بقيت # رسالة في الانتظار.}}',
  'moderation.bulk.state.halted':
    'توقف لأن من بدأه لم يعد في هذا المكتب. {count, plural, =0 {لم يبقَ شيء.} zero {لم يبقَ شيء.} one {بقيت رسالة واحدة في الانتظار.} two {بقيت رسالتان في الانتظار.} few {بقيت # رسائل في الانتظار.} many {بقيت # رسالة في الانتظار.} other {بقيت # رسالة في الانتظار.}}',
  'moderation.bulk.undone':
    '{count, plural, zero {لم تُسترجع أي رسالة} one {استُرجعت رسالة واحدة} two {استُرجعت رسالتان} few {استُرجعت # رسائل} many {استُرجعت # رسالة} other {استُرجعت # رسالة}}. {delivered, plural, =0 {لم تكن أي منها قد سُلّمت.} zero {لم تكن أي منها قد سُلّمت.} one {كانت رسالة واحدة قد سُلّمت.} two {كانت رسالتان قد سُلّمتا.} few {كانت # رسائل قد سُلّمت.} many {كانت # رسالة قد سُلّمت.} other {كانت # رسالة قد سُلّمت.}}',
  'moderation.bulk.failures':
    '{count, plural, zero {لا رسالة دون قرار} one {رسالة واحدة بلا قرار} two {رسالتان بلا قرار} few {# رسائل بلا قرار} many {# رسالة بلا قرار} other {# رسالة بلا قرار}}',
  'moderation.bulk.stop': 'التوقف هنا',
  'moderation.bulk.undo': 'التراجع عن الكل',
  'moderation.bulk.close': 'إغلاق: {what}',
}
