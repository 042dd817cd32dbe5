import type { install as english } from '../install.ts'
import { facts } from '../facts.ts'
import { minutes, seconds } from './counted.ts'

/** Of the page that stands in while there is no network, and of a newer version. */
export const install: Record<keyof typeof english, string> = {
  'install.away': 'هذه الصفحة تحتاج إلى اتصال. لم تفقد شيئًا، ولا عدّاد يعمل بدونك.',
  'install.room': `إن كنت في قراءة، فقد توقف عدّادها خلال ${seconds(facts.foundSeconds)}، وتبقى الغرفة مفتوحة لمدة ${minutes(facts.awayMinutes)}.`,
  'install.version': 'نسخة جديدة جاهزة.',
  'install.reload': 'إعادة التحميل',
}
