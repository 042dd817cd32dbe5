import { topupTerms } from '@evenlight/contract/topups'
import { expect, test } from 'vitest'
import { agreement as arabic } from './ar/topups.ts'
import { agreement as spanish } from './es/topups.ts'
import { agreement } from './topups.ts'

test('other words to agree to are another number', () => {
  const all = [agreement, spanish, arabic].flatMap((words) => Object.values(words))
  expect([topupTerms, ...all]).toMatchInlineSnapshot(`
    [
      1,
      "When 2 minutes are left of a reading on paid time, we buy {package} for {price} with your {card}, without asking again.",
      "So much at most: {cap} in {days, plural, one {24 hours} other {# days}}.",
      "Your own limits count first, and taking time off ends it.",
      "Nothing is bought while the clock stands, or once the reading has ended.",
      "Each purchase comes with a notice and an e-mail, and stands on your statement.",
      "One press stops it: here, in the room, or where the e-mail leads. A declined card stops it, too.",
      "Cuando a una lectura con tiempo pagado le queden 2 minutos, compramos {package} por {price} con tu {card}, sin volver a preguntar.",
      "Como máximo esto: {cap} en {days, plural, one {24 horas} other {# días}}.",
      "Tus propios límites cuentan primero, y tomarte un descanso la termina.",
      "No se compra nada mientras el reloj está detenido, ni cuando la lectura ya terminó.",
      "Cada compra llega con un aviso y un correo, y queda en tu estado de cuenta.",
      "Basta presionar una vez para detenerla: aquí, en la sala o donde lleva el correo. Una tarjeta rechazada también la detiene.",
      "عند بقاء دقيقتين من قراءة بالوقت المدفوع، نشتري {package} بسعر {price} ببطاقتك {card}، دون أن نسألك مرة أخرى.",
      "بحد أقصى قدره: {cap} خلال {days, plural, one {24 ساعة} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      "حدودك الخاصة تسري أولًا، وبدء فترة راحة ينهي التعبئة التلقائية.",
      "لا يُشترى شيء والعدّاد متوقف، ولا بعد انتهاء القراءة.",
      "كل شراء يصحبه إشعار ورسالة بالبريد الإلكتروني، ويظهر في كشف حركاتك.",
      "ضغطة واحدة توقفها: هنا، أو في الغرفة، أو حيث يقود البريد. والبطاقة المرفوضة توقفها أيضًا.",
    ]
  `)
})
