import type { prices as english } from '../prices.ts'

/** What packages say, on whatever page they stand. */
export const prices: Record<keyof typeof english, string> = {
  'wallet.from': 'ابتداءً من {price} للدقيقة في أكبر باقة.',
  'wallet.of_them_free': 'منها {minutes} مجانية',
  'wallet.short_chat': 'مع قارئ واحد',
  'wallet.packages.failed': 'تعذّر تحميل الأسعار.',
  'wallet.packages.empty': 'لا باقات معروضة للبيع حاليًا.',
}
