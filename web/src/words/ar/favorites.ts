import type { favorites as english } from '../favorites.ts'

export const favorites: Record<keyof typeof english, string> = {
  'favorites.of': 'في المفضلة: {name}',
  'favorites.only': 'مفضلتي',
  'favorites.list':
    '{count, plural, one {قارئ واحد في المفضلة} two {قارئان في المفضلة} few {# قرّاء في المفضلة} many {# قارئًا في المفضلة} other {# قارئ في المفضلة}}',
  'favorites.list.failed': 'تعذّر تحميل مفضلتك.',
  'favorites.none': 'لا أحد بعد. القلب على البطاقة يضع القارئ هنا.',
  'favorites.none.all': 'كل القرّاء',
  'favorites.added': 'أُضيف إلى مفضلتك.',
  'favorites.removed': 'أُزيل من مفضلتك.',
  'favorites.alert': 'إخباري عندما يكون {name} متاحًا',
  'favorites.alert.waits':
    'نخبرك عندما يكون {name} متاحًا، مرة على الأكثر كل {hours, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، وفق ما اخترته للإشعارات.',
  'favorites.alert.stop': 'إيقاف ذلك',
  'favorites.alert.on': 'سنخبرك عندما يكون متاحًا.',
  'favorites.alert.off': 'لن نخبرك بعد الآن.',
  'favorites.failed': 'لم تتغيّر مفضلتك.',
}
