import type { readers as english } from '../readers.ts'

/** What a reader’s card says, on whatever page it stands. */
export const readers: Record<keyof typeof english, string> = {
  'readers.start_chat': 'بدء محادثة',
  'readers.start_call': 'بدء مكالمة',
  'readers.start_video': 'بدء مكالمة فيديو',
  'readers.start_phone': 'بالهاتف',
  'readers.away': 'أنت غير متصل',
  'readers.as_of': '{status} عند {time}',
  'readers.see_profile': 'عرض الملف الشخصي',
  'readers.of': '{action}: {name}',
  'readers.new': 'لا تقييم بعد',
  'readers.rating':
    '{rating, number, ::.0} من 5 نجوم، {count, plural, one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  'readers.readings':
    '{count, plural, =0 {لا قراءات بعد} one {قراءة واحدة} two {قراءتان} few {# قراءات} many {# قراءة} other {# قراءة}}',
  'readers.chat': 'محادثة',
  'readers.voice': 'صوت',
  'readers.video': 'فيديو',
  'readers.phone': 'هاتف',
  'readers.email': 'بريد إلكتروني',
  'readers.searching': 'جارٍ البحث عن قرّاء…',
  'readers.back': 'العودة {time}',
  'readers.back.day': 'العودة {day} {time}',
  'readers.back.date': 'العودة في {date}',
}
