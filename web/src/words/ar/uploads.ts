import { facts } from '../facts.ts'
import type { uploads as english } from '../uploads.ts'

export const uploads: Record<keyof typeof english, string> = {
  'uploads.add': `إضافة صورة: jpeg أو png أو webp أو gif، حتى ${facts.pictureMegabytes} ميغابايت`,
  'uploads.preview': 'الصورة التي اخترتها',
  'uploads.loading': 'جارٍ رفع الصورة',
  'uploads.ready': 'جاهزة للإرسال مع رسالتك.',
  'uploads.words': 'اكتب سطرًا يرافق الصورة.',
  'uploads.take_away': 'إزالة الصورة',
  'uploads.rule': `يمكن أن تكون الصورة jpeg أو png أو webp أو gif، حتى ${facts.pictureMegabytes} ميغابايت.`,
  'uploads.picture': 'صورة',
  'uploads.kinds': `jpeg أو png أو webp أو gif، حتى ${facts.pictureMegabytes} ميغابايت.`,
  'uploads.choose': 'اختيار صورة',
  'uploads.failed': 'لم تُرفع الصورة.',
  'uploads.lost': 'صورة الرسالة المُعادة لم تعد موجودة. اخترها من جديد إن أردتها مع هذه الرسالة.',
  'uploads.cancel': 'إلغاء',
  'uploads.crop.picture': 'صورتك كما ستظهر',
  'uploads.crop.zoom': 'التكبير',
  'uploads.crop.across': 'من اليسار إلى اليمين',
  'uploads.crop.down': 'من الأعلى إلى الأسفل',
  'uploads.remove': 'إزالة',
}
