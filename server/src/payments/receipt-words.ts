import type { Language } from '@evenlight/contract/languages'

interface Words {
  title: string
  demo: string
  seller: string
  vatId: string
  register: string
  buyer: string
  package: string
  order: string
  price: string
  noTax: string
  none: string
  tax: string
  taxed: string
  untaxed: string
  method: string
  card: string
  how: string
  automatic: string
  paidOn: string
  reference: string
  paidBack: string
  question: string
  questions: string
  paid: string
  paidAndFree: string
}

/** What the file of a receipt says. */
export const receiptWords: Record<Language, Words> = {
  en: {
    title: 'Receipt {reference}',
    demo: 'A demonstration: no money was moved.',
    seller: 'Sold by',
    vatId: 'VAT or tax number',
    register: 'Register',
    buyer: 'Bought by',
    package: 'Package',
    order: 'E-mail reading',
    price: 'Price',
    noTax: 'Tax included',
    none: 'none',
    tax: 'Tax',
    taxed: '{name} included, {country}, {rate}',
    untaxed: 'Price without it',
    method: 'Paid with',
    card: 'Card',
    how: 'How',
    automatic: 'by automatic top-up, as agreed',
    paidOn: 'Paid on',
    reference: 'Reference',
    paidBack: 'Paid back since',
    question: '1 question',
    questions: '{count} questions',
    paid: '{paid} min paid',
    paidAndFree: '{paid} min paid and {free} min free',
  },
  es: {
    title: 'Recibo {reference}',
    demo: 'Una demostración: no se ha movido dinero.',
    seller: 'Vendido por',
    vatId: 'Número de identificación fiscal',
    register: 'Registro',
    buyer: 'Comprado por',
    package: 'Paquete',
    order: 'Lectura por correo',
    price: 'Precio',
    noTax: 'Impuesto incluido',
    none: 'ninguno',
    tax: 'Impuesto',
    taxed: '{name} incluido, {country}, {rate}',
    untaxed: 'Precio sin impuesto',
    method: 'Pagado con',
    card: 'Tarjeta',
    how: 'Cómo',
    automatic: 'por recarga automática, según lo acordado',
    paidOn: 'Pagado el',
    reference: 'Referencia',
    paidBack: 'Devuelto desde entonces',
    question: '1 pregunta',
    questions: '{count} preguntas',
    paid: '{paid} min de pago',
    paidAndFree: '{paid} min de pago y {free} min gratis',
  },
  ar: {
    title: 'إيصال {reference}',
    demo: 'عرض تجريبي: لم تُحرَّك أي أموال.',
    seller: 'البائع',
    vatId: 'الرقم الضريبي',
    register: 'السجل',
    buyer: 'المشتري',
    package: 'الباقة',
    order: 'قراءة بالبريد',
    price: 'السعر',
    noTax: 'الضريبة المشمولة',
    none: 'لا شيء',
    tax: 'ضريبة',
    taxed: '{name} مشمولة، {country}، {rate}',
    untaxed: 'السعر من دونها',
    method: 'طريقة الدفع',
    card: 'بطاقة',
    how: 'كيف',
    automatic: 'شحن تلقائي، كما اتُّفق عليه',
    paidOn: 'تاريخ الدفع',
    reference: 'المرجع',
    paidBack: 'أُعيد بعد ذلك',
    question: 'سؤال واحد',
    questions: 'عدد الأسئلة: {count}',
    paid: 'الدقائق المدفوعة: {paid}',
    paidAndFree: 'الدقائق المدفوعة: {paid}، والمجانية: {free}',
  },
}
