import type { Language } from '@evenlight/contract/languages'
import type { Consent } from './store.ts'

interface Words {
  title: string
  whose: string
  demo: string
  account: string
  username: string
  email: string
  name: string
  since: string
  number: string
  agreed: string
  version: string
  from: string
  span: string
  holds: string
  lacks: string
  agreedTo: Record<Consent['to'], string>
}

/** What the summary of a copy says. */
export const summaryWords: Record<Language, Words> = {
  en: {
    title: 'What we keep of you',
    whose: '{username} · {at} · times in {zone}',
    demo: 'A demonstration: the people, readings and amounts are invented.',
    account: 'Your account',
    username: 'User name',
    email: 'E-mail address',
    name: 'Name',
    since: 'Since',
    number: 'Number in our books',
    agreed: 'What you have agreed to',
    version: '{what}, version {version}',
    from: 'since {from}',
    span: '{from} to {until}',
    holds: 'What the file holds',
    lacks: 'What is not in it, and why',
    agreedTo: {
      terms: 'The terms',
      automatic_top_up: 'Automatic top-up',
      kept_card: 'A card kept at the card company',
      push: 'Notices to a browser',
    },
  },
  es: {
    title: 'Lo que guardamos de ti',
    whose: '{username} · {at} · horas de {zone}',
    demo: 'Una demostración: las personas, las lecturas y los importes son inventados.',
    account: 'Tu cuenta',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    name: 'Nombre',
    since: 'Desde',
    number: 'Número en nuestros libros',
    agreed: 'Lo que has aceptado',
    version: '{what}, versión {version}',
    from: 'desde el {from}',
    span: 'del {from} al {until}',
    holds: 'Lo que contiene el archivo',
    lacks: 'Lo que no contiene, y por qué',
    agreedTo: {
      terms: 'Los términos',
      automatic_top_up: 'La recarga automática',
      kept_card: 'Una tarjeta guardada por la compañía de pagos',
      push: 'Avisos en un navegador',
    },
  },
  ar: {
    title: 'ما نحتفظ به عنك',
    whose: '{username} · {at} · الأوقات بتوقيت {zone}',
    demo: 'عرض تجريبي: الأشخاص والقراءات والمبالغ هنا متخيَّلة.',
    account: 'حسابك',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    since: 'منذ',
    number: 'الرقم في دفاترنا',
    agreed: 'ما وافقت عليه',
    version: '{what}، الإصدار {version}',
    from: 'منذ {from}',
    span: 'من {from} إلى {until}',
    holds: 'ما في الملف',
    lacks: 'ما ليس فيه، ولماذا',
    agreedTo: {
      terms: 'الشروط',
      automatic_top_up: 'الشحن التلقائي',
      kept_card: 'بطاقة محفوظة لدى شركة الدفع',
      push: 'إشعارات في متصفح',
    },
  },
}

/** Why a kind of rows is not given, in the languages that the features don't say it in themselves. */
export const reasonsIn: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  es: {
    account_code: 'con qué se comprueba un código',
    account_recovery_code: 'lo mismo',
    account_token: 'con qué se comprueba una sesión',
    appointment_quarter: 'los cuartos de hora que ocupan las citas',
    appointment_feed: 'la dirección secreta de un calendario',
    care_followed: 'lo que hizo la casa donde alguien puede no estar a salvo',
    care_sign: 'lo que mira la casa donde alguien puede no estar a salvo; las palabras están donde se escribieron',
    help_line_confirmed: 'un acto de la casa',
    approval: 'un acto de la casa',
    approval_limit: 'un acto de la casa',
    approval_passed: 'un acto de la casa',
    giveback_rule: 'un acto de la casa',
    moderation_bulk: 'un acto de la casa',
    moderation_bulk_message: 'un acto de la casa',
    house_version: 'un acto de la casa',
    opening: 'un acto de la casa',
    opening_check: 'un acto de la casa',
    opening_try: 'un acto de la casa',
    message_acquaintance: 'a quién se puede escribir, que dicen las lecturas y las citas',
    notice_post: 'lo que la casa dice a todos',
    own_erasure: 'cuándo pidió alguien que se le borrara: lo dice su página',
    own_copy_part: 'la propia copia',
    audit: 'lo que ha hecho la casa, guardado para quien tenga que revisarlo',
    idempotency: 'respuestas de los últimos siete días, guardadas para que nada se haga dos veces',
    payment_customer: 'el número con el que la compañía de la tarjeta te conoce',
    payment_break: 'donde nuestros libros y los de la compañía difieren, para que la casa lo corrija',
    payment_sign_up: 'está en el pago',
    payout: 'un acto de la casa; se da cada una de sus líneas',
    phone_leg: 'cómo se pidió a la operadora que llamara; se da lo que resultó',
    reader_tag: 'cómo encuentra el directorio el perfil',
    reader_presence: 'dónde hay conexión ahora',
    reading_met: 'cuántas lecturas tuvieron dos personas, que dicen las propias lecturas',
    wallet_line: 'el estado de cuenta, que se deduce de los movimientos',
    wallet_total: 'lo mismo',
    wallet_dispute: 'sumas de las disputas, que se dan',
  },
  ar: {
    account_code: 'ما يُتحقق به من رمز',
    account_recovery_code: 'الشيء نفسه',
    account_token: 'ما يُتحقق به من تسجيل الدخول',
    appointment_quarter: 'أرباع الساعات التي تشغلها المواعيد',
    appointment_feed: 'العنوان السري لتقويم',
    care_followed: 'ما فعلته الإدارة حيث قد يكون شخص ما في خطر',
    care_sign: 'ما تنظر إليه الإدارة حيث قد يكون شخص ما في خطر؛ والكلمات باقية حيث كُتبت',
    help_line_confirmed: 'فعل من الإدارة',
    approval: 'فعل من الإدارة',
    approval_limit: 'فعل من الإدارة',
    approval_passed: 'فعل من الإدارة',
    giveback_rule: 'فعل من الإدارة',
    moderation_bulk: 'فعل من الإدارة',
    moderation_bulk_message: 'فعل من الإدارة',
    house_version: 'فعل من الإدارة',
    opening: 'فعل من الإدارة',
    opening_check: 'فعل من الإدارة',
    opening_try: 'فعل من الإدارة',
    message_acquaintance: 'من تمكن مراسلته، وهو ما تقوله القراءات والمواعيد',
    notice_post: 'ما تقوله الإدارة للجميع',
    own_erasure: 'متى طُلب المحو: صفحة الشخص تقوله',
    own_copy_part: 'النسخة نفسها',
    audit: 'ما فعلته الإدارة، محفوظ لمن عليه أن يراجعه',
    idempotency: 'إجابات الأيام السبعة الأخيرة، محفوظة كي لا يحدث شيء مرتين',
    payment_customer: 'الرقم الذي تعرفك به شركة البطاقات',
    payment_break: 'مواضع اختلاف دفاترنا عن دفاتر شركة البطاقات، لتصلحها الإدارة',
    payment_sign_up: 'مذكور في الدفعة',
    payout: 'فعل من الإدارة؛ وكل بند منه مُعطى',
    phone_leg: 'كيف طُلب من شركة الهاتف أن تتصل؛ وما نتج عن ذلك مُعطى',
    reader_tag: 'كيف يجد الدليل الملف الشخصي',
    reader_presence: 'أين الاتصال الآن',
    reading_met: 'عدد القراءات بين شخصين، وهو ما تقوله القراءات',
    wallet_line: 'كشف الحساب، وهو يُستنتج من الحركات',
    wallet_total: 'الشيء نفسه',
    wallet_dispute: 'مجاميع الاعتراضات، وهي مُعطاة',
  },
}
