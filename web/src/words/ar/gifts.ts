import type { gifts as english } from '../gifts.ts'

export const gifts: Record<keyof typeof english, string> = {
  'gifts.title': 'إهداء وقت على حساب الإدارة',
  'gifts.lead': 'وقت مجاني لهذا العميل، لا يكلّفك شيئًا. يمكنك إهداء {daily} د. في اليوم؛ المتبقي اليوم: {minutes} د.',
  'gifts.lead.admin': 'من حساب العروض الترويجية. يمكن لكل منا إهداء {daily} د. في اليوم؛ المتبقي اليوم: {minutes} د.',
  'gifts.left.failed': 'تعذّر تحميل ما يمكنك إهداؤه اليوم.',
  'gifts.none_left': 'أهديت كل ما يمكنك إهداؤه اليوم. غدًا يتجدد.',
  'gifts.kind': 'النوع',
  'gifts.kind.free': 'وقت مجاني',
  'gifts.kind.paid': 'وقت مدفوع',
  'gifts.minutes': 'الدقائق',
  'gifts.reason': 'السبب',
  'gifts.reason.hint': 'يقرؤه العميل في محفظته.',
  'gifts.reason.needed': 'يُرجى ذكر السبب.',
  'gifts.go': 'إهداء الوقت',
  'gifts.given':
    '{minutes, plural, one {أُهديت دقيقة واحدة} two {أُهديت دقيقتان} few {أُهديت # دقائق} many {أُهديت # دقيقة} other {أُهديت # دقيقة}}.',
  'gifts.failed': 'لم يُهدَ شيء.',
  'gifts.kept': 'ما كتبته محفوظ.',
}
