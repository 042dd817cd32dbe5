import type { problems as english } from '../problems.ts'

/** What the first page's own calls may fail with; all other codes come with the whole catalogue. */
export const problems: Record<keyof typeof english, string> = {
  'problem.internal': 'حدث خطأ من جهتنا. لم يتغيّر شيء.',
  'problem.busy': 'كثيرون هنا الآن. يُرجى إعادة المحاولة بعد لحظات.',
  'problem.too_many': 'محاولات كثيرة. يُرجى الانتظار قليلًا.',
  'problem.unreachable': 'تعذّر الوصول إلى Evenlight الآن. ما أدخلته ما زال هنا.',
  'problem.wait':
    'يُرجى الانتظار {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم إعادة المحاولة.',
}
