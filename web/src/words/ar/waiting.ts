import type { waiting as english } from '../waiting.ts'

export const waiting: Record<keyof typeof english, string> = {
  'waiting.join': 'الانضمام إلى قائمة الانتظار',
  'waiting.lead':
    '{name} في قراءة الآن. في قائمة الانتظار نخبرك حين يأتي دورك، لمدة أقصاها {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'waiting.place':
    '{ahead, plural, =0 {أنت التالي في قائمة انتظار {name}.} one {شخص واحد قبلك في قائمة انتظار {name}.} two {شخصان قبلك في قائمة انتظار {name}.} few {# أشخاص قبلك في قائمة انتظار {name}.} many {# شخصًا قبلك في قائمة انتظار {name}.} other {# شخص قبلك في قائمة انتظار {name}.}}',
  'waiting.about':
    'نحو {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، بحسب طول قراءاته المعتاد.',
  'waiting.unknown': 'لا يمكن تقدير المدة بعد.',
  'waiting.turn': 'حان دورك: {name} محجوز لك حتى {time}.',
  'waiting.leave': 'مغادرة قائمة الانتظار',
  'waiting.joined': 'أنت في قائمة الانتظار.',
  'waiting.left': 'لم تعد في قائمة الانتظار.',
  'waiting.failed': 'تعذّر تحميل مكانك في قائمة الانتظار.',
  'waiting.line': 'في قائمة انتظارك',
  'waiting.line.count':
    '{count, plural, zero {لا عملاء بانتظارك} one {عميل واحد بانتظارك} two {عميلان بانتظارك} few {# عملاء بانتظارك} many {# عميلًا بانتظارك} other {# عميل بانتظارك}}.',
  'waiting.line.lead':
    'حين تصبح متاحًا، يكون للأول {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} ليطلبك؛ ولا يمكن لغيره ذلك خلالها.',
  'waiting.line.called': 'حان دوره: محجوز حتى {time}',
  'waiting.line.since': 'بالانتظار منذ {time}',
  'waiting.line.returning': 'كان هنا من قبل',
  'waiting.line.first': 'أول مرة',
}
