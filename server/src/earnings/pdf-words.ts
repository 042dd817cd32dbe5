import type { Language } from '@evenlight/contract/languages'

interface Words {
  title: string
  whose: string
  payer: string
  demo: string
  line: string
  lines: string
  carried: string
  corrected: string
  due: string
  columns: readonly [string, string, string, string, string, string, string, string]
  timeBack: string
  moneyBack: string
  reading: string
  order: string
}

/** What the file of a statement says. */
export const pdfWords: Record<Language, Words> = {
  en: {
    title: 'Statement of earnings, {half}',
    whose: '{name} ({username}) · {id} · times in {zone}',
    payer: 'Paid by {payer}',
    demo: 'A demonstration: the people, readings and amounts are invented.',
    line: '1 line: {amount}',
    lines: '{count} lines: {amount}',
    carried: 'From earlier statements: {amount}',
    corrected: 'Found right in disputes: {amount}',
    due: 'Due: {amount}',
    columns: ['No.', 'When', 'What', 'Client', 'Paid', 'Free', 'Rate', 'Amount'],
    timeBack: 'Time back',
    moneyBack: 'Money back',
    reading: 'Reading',
    order: 'By e-mail',
  },
  es: {
    title: 'Liquidación de ganancias, {half}',
    whose: '{name} ({username}) · {id} · horas de {zone}',
    payer: 'Paga {payer}',
    demo: 'Una demostración: las personas, las lecturas y los importes son inventados.',
    line: '1 línea: {amount}',
    lines: '{count} líneas: {amount}',
    carried: 'De liquidaciones anteriores: {amount}',
    corrected: 'Reconocido en reclamaciones: {amount}',
    due: 'A pagar: {amount}',
    columns: ['N.º', 'Cuándo', 'Qué', 'Cliente', 'De pago', 'Gratis', 'Tarifa', 'Importe'],
    timeBack: 'Devolución',
    moneyBack: 'Reembolso',
    reading: 'Lectura',
    order: 'Por correo',
  },
  ar: {
    title: 'كشف الأرباح، {half}',
    whose: '{name} ({username}) · {id} · الأوقات بتوقيت {zone}',
    payer: 'يدفعها {payer}',
    demo: 'عرض تجريبي: الأشخاص والقراءات والمبالغ هنا متخيَّلة.',
    line: 'بند واحد: {amount}',
    lines: 'عدد البنود {count}: {amount}',
    carried: 'من كشوف سابقة: {amount}',
    corrected: 'ما ثبت في الاعتراضات: {amount}',
    due: 'المستحق: {amount}',
    columns: ['رقم', 'متى', 'ماذا', 'العميل', 'مدفوع', 'مجاني', 'السعر', 'المبلغ'],
    timeBack: 'وقت معاد',
    moneyBack: 'مال معاد',
    reading: 'قراءة',
    order: 'بالبريد',
  },
}
