import type { Language } from '@evenlight/contract/languages'

interface Words {
  title: string
  for: string
  notAll: string
  demo: string
  entertainment: string
}

/** What the file of an e-mail reading says beside what was asked and answered. */
export const pdfWords: Record<Language, Words> = {
  en: {
    title: 'E-mail reading by {reader}',
    for: 'For {client} · {at} ({zone})',
    notAll: 'Some of its signs can not be printed here and stand as ?. Its page shows all of them.',
    demo: 'A demonstration: the people are invented.',
    entertainment: 'For entertainment. What you decide is up to you.',
  },
  es: {
    title: 'Lectura por correo de {reader}',
    for: 'Para {client} · {at} ({zone})',
    notAll: 'Algunos de sus signos no se pueden imprimir aquí y aparecen como ?. Su página los muestra todos.',
    demo: 'Una demostración: las personas son inventadas.',
    entertainment: 'Para entretenimiento. Lo que decidas depende de ti.',
  },
  ar: {
    title: 'قراءة بالبريد من {reader}',
    for: 'إلى {client} · {at} ({zone})',
    notAll: 'بعض رموزها لا يمكن طباعتها هنا وتظهر كعلامة ?. صفحتها تعرضها كلها.',
    demo: 'عرض تجريبي: الأشخاص هنا متخيَّلون.',
    entertainment: 'للترفيه. ما تقرره يعود إليك.',
  },
}
