import type { giveback as english } from '../giveback.ts'

export const giveback: Record<keyof typeof english, string> = {
  'giveback.title': 'هدية الأحد',
  'giveback.failed': 'تعذّر تحميل هدية الأحد.',
  'giveback.terms':
    '{percent}%، وبحد أقصى {minutes_max, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، لمدة {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'giveback.rule':
    'جزء من الوقت المدفوع الذي تستخدمه يوم الأحد يعود إليك وقتًا مجانيًا يوم الاثنين: {terms} ولا يُحتسب وقت قراءة عاد إليك.',
  'giveback.rule.none': 'حاليًا لا يعود شيء عن يوم الأحد.',
  'giveback.today': 'هذا الأحد',
  'giveback.window': 'الأحد القادم',
  'giveback.used': 'الوقت المدفوع المستخدم حتى الآن',
  'giveback.coming': 'ما يعود عنه',
  'giveback.total': 'مجموع ما عاد إليك',
  'giveback.next': 'ابتداءً من {date}: {terms}',
  'giveback.edit.lead':
    'جزء من الوقت المدفوع الذي يستخدمه العميل يوم الأحد يعود وقتًا مجانيًا يوم الاثنين. ما تحدده يسري من أول أحد لم يبدأ بعد.',
  'giveback.edit.now': 'ما يسري في {date}',
  'giveback.percent': 'النسبة المئوية',
  'giveback.minutes_max': 'الحد الأقصى، بالدقائق',
  'giveback.days': 'مدة الصلاحية، بالأيام',
  'giveback.bounds': 'من {min} إلى {max}.',
  'giveback.whole': 'عدد صحيح من {min} إلى {max}، من فضلك.',
  'giveback.save': 'اعتماد القاعدة',
  'giveback.saved': 'اعتُمدت القاعدة.',
}
