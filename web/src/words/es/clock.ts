import type { clock as english } from '../clock.ts'
import { facts } from '../facts.ts'

/** How the clock works, for whoever wants the whole rule. */
export const clock: Record<keyof typeof english, string> = {
  'clock.title': 'Cómo funciona el reloj',
  'clock.lead':
    'Aquí compras tiempo, así que debes poder comprobarlo. Esta es la regla completa, tal como funciona. Leerla toma seis minutos, y ninguno se cobra.',
  'clock.contents': 'En esta página',
  'clock.rule':
    'Un segundo cuenta solo si tu lector y tú están los dos en la sala, el lector presionó Iniciar y nada ha detenido el reloj.',
  'clock.before': 'Antes de que empiece',
  'clock.before.ring': `Cuando pides un chat a un lector, tu solicitud suena durante ${facts.ringSeconds} segundos. Si nadie responde, o el lector la rechaza, se acabó y no se tocó nada.`,
  'clock.before.join': `Una vez aceptada, los dos tienen ${facts.joinSeconds} segundos para entrar. Entonces ya pueden escribirse: hasta que el lector presione Iniciar, el reloj está detenido.`,
  'clock.before.hold':
    'Al pedir no se aparta tiempo. Eso pasa con Iniciar, y lo que la lectura no usa queda libre otra vez cuando termina.',
  'clock.runs': 'Cuándo corre',
  'clock.runs.text':
    'Nuestro servidor sabe de cada uno de ustedes si está. Donde los dos coinciden, después de Iniciar y mientras nada lo detenga, el reloj corre. Corre en milisegundos. Al final se suman y se redondean hacia abajo a segundos enteros, una sola vez.',
  'clock.runs.figure':
    'Una lectura de 17 minutos y 34 segundos. De ellos contaron 14 minutos y 44 segundos; el recibo de más abajo dice por qué.',
  'clock.stops': 'Cuándo se detiene',
  'clock.stops.text':
    'Cada una de estas cosas detiene el reloj por sí sola. Mientras está detenido pueden seguir escribiéndose; los dos ven que no se cobra nada.',
  'clock.stops.reason': 'Qué lo detiene',
  'clock.stops.until': 'Qué lo deja seguir',
  'clock.stops.most': 'Por cuánto tiempo',
  'clock.stops.start': 'No se presionó Iniciar',
  'clock.stops.start.until': 'El lector presiona Iniciar',
  'clock.stops.start.most': `${facts.startMinutes} minutos; luego la sala se cierra`,
  'clock.stops.standby': 'Uno de ustedes está en espera',
  'clock.stops.standby.until': 'Quien se puso en espera presiona Reanudar',
  'clock.stops.standby.most': `${facts.standbyMinutes} minutos en total por lectura; luego termina`,
  'clock.stops.away': 'Uno de ustedes no está',
  'clock.stops.away.until': 'No hay nada que presionar: sigue cuando están los dos',
  'clock.stops.away.most': `${facts.awayMinutes} minutos cada vez; y en total ${facts.awayMinutes} minutos y una quinta parte de lo contado. Luego la lectura termina`,
  'clock.stops.unsteady': 'La conexión de uno de ustedes es inestable',
  'clock.stops.unsteady.until': `Se mantuvo estable durante ${facts.steadySeconds} segundos`,
  'clock.stops.unsteady.most': 'Es ausencia, y cuenta como tal',
  'clock.stops.asks': 'Se acabó tu tiempo gratis',
  'clock.stops.asks.until': 'Aceptas el tiempo pagado',
  'clock.stops.asks.most': `${facts.consentMinutes} minutos; luego la lectura termina`,
  'clock.stops.adds': 'Estás agregando tiempo',
  'clock.stops.adds.until': 'Pagaste, o se acabó el plazo',
  'clock.stops.adds.most': `${facts.topUpMinutes} minutos, ${facts.topUps} veces por lectura`,
  'clock.stops.admin': 'Lo detuvo un administrador',
  'clock.stops.admin.until': 'El administrador lo deja seguir',
  'clock.stops.admin.most': 'Lo que haga falta',
  'clock.drop': 'Cuando se corta la conexión',
  'clock.drop.text': `Mientras estás en la sala, tu página envía una señal cada ${facts.beatSeconds} segundos. Ninguna otra cosa vale como prueba de que estás: ni una ventana abierta ni lo que creamos. Cuando las señales faltan, nadie tiene que presionar nada.`,
  'clock.drop.figure': 'Catorce segundos con un corte: las señales y, debajo, lo que se contó.',
  'clock.drop.last': 'La última señal. El conteo acaba aquí, venga lo que venga después.',
  'clock.drop.found': `A los ${facts.silenceSeconds} segundos sin señal, ${facts.foundSeconds} como máximo, el reloj se detiene en las dos pantallas. Vuelve a la última señal: el silencio no se cobra.`,
  'clock.drop.back': 'La primera señal nueva. Si nada más lo detiene, el reloj sigue por sí solo.',
  'clock.drop.unsteady': `Una conexión que se corta ${facts.drops} veces en ${facts.dropsWithinSeconds} segundos, o que pierde más de ${facts.shakySeconds} de ellos en cortes de menos de ${facts.shortGapSeconds}, es inestable. El reloj se detiene hasta que se mantenga estable ${facts.steadySeconds} segundos.`,
  'clock.drop.waits':
    'Lo que se escribe a alguien que no está, o cuya conexión es inestable, espera y le llega cuando vuelve. Lo que aún espera al final no se le muestra nunca, y quien lo escribió ve que no se entregó. Así nadie lee gratis ausentándose a medida.',
  'clock.drop.long': `Tras ${facts.awayRooms} salas en ${facts.awayHours} horas en que uno de ustedes se ausentó mucho, esa persona puede ausentarse en la siguiente ${facts.awayShortSeconds} segundos en total, más una quinta parte de lo contado. Se les dice a los dos antes de Iniciar.`,
  'clock.there': 'Qué cuenta como estar',
  'clock.there.tabs':
    'Varias ventanas o dispositivos tuyos son una sola persona. Con uno basta, y dos no cuentan doble.',
  'clock.there.hidden':
    'Una ventana detrás de otras sigue enviando sus señales, así que estás. Presiona En espera si te alejas.',
  'clock.there.asleep': 'Un teléfono dormido no envía nada, así que no estás y el reloj está detenido.',
  'clock.free': 'Minutos gratis',
  'clock.free.first':
    'El tiempo gratis se usa antes que el pagado. Cuando acaba, el reloj se detiene y pregunta, salvo que al empezar hayas marcado que puede seguir el tiempo pagado. No responder es un no.',
  'clock.free.warned': `Se les avisa a los dos cuando quedan ${facts.warnedMinutes.slice(0, -1).join(', ')} y ${facts.warnedMinutes.at(-1)} minutos, tanto antes de que acabe el tiempo gratis como antes de que acabe todo el tiempo.`,
  'clock.free.welcome': `Los ${facts.welcomeMinutes} minutos de bienvenida llegan cuando confirmas una cuenta nueva. Duran ${facts.welcomeDays} días, sirven con ${facts.welcomeReaders} lectores como máximo y se dan una vez por persona.`,
  'clock.limits': 'Tu propio límite',
  'clock.limits.text': `Al pedir un chat puedes decir cuándo parar: a los ${facts.limitMinutes} minutos o a cualquier tiempo mayor. El reloj nunca lo pasa, ni pasa el tiempo que se apartó. Cuando se alcanza, la lectura termina. Cerca de él puedes subirlo, y nadie más puede.`,
  'clock.receipt': 'Cómo leer un recibo',
  'clock.receipt.text':
    'Toda lectura termina con uno. Cubre sin huecos el tiempo desde que se abrió la sala hasta el final: cada línea es un tramo, con lo que contó o por qué no contó. Una luna llena cuenta, una luna nueva no.',
  'clock.receipt.start': 'Las primeras palabras fueron gratis: Iniciar llegó medio minuto después.',
  'clock.receipt.drop': 'La conexión faltó 41 segundos. El tramo empieza en la última señal, no donde se notó.',
  'clock.receipt.rest': 'El lector se puso en espera. Descansar va por su cuenta, no por la tuya.',
  'clock.receipt.ask': 'Los 600 segundos gratis se acabaron. El reloj preguntó y esperó 22 segundos la respuesta.',
  'clock.receipt.end': 'El último segundo no tuvo señal después, así que no se cobra.',
  'clock.receipt.sums': 'Lo gratis, lo pagado y lo no contado suman lo que pasó, al segundo.',
  'clock.check': 'Quién puede comprobarlo',
  'clock.check.both':
    'Tu lector y tú abren el mismo recibo, cada uno desde sus lecturas pasadas, mientras tengan cuenta. Se imprime bien.',
  'clock.check.fixed':
    'Lo que midió el reloj no se cambia nunca, por nadie. Si más tarde se devuelve tiempo, el recibo lo muestra en una línea aparte, con su fecha y su motivo.',
  'clock.check.books':
    'Cada segundo que sale de tu billetera se anota dos veces en nuestros libros, como el dinero en un banco, y las dos anotaciones tienen que coincidir. Tu estado de cuenta muestra cada movimiento.',
  'clock.back': 'Lo que vuelve por sí solo',
  'clock.back.silent': 'El lector no envió nada en toda la lectura: vuelve todo.',
  'clock.back.short': `Se contó menos de ${facts.shortMinutes} minuto: vuelve todo, hasta ${facts.shortADay} veces en ${facts.shortHours} horas, y una vez en ${facts.shortDays} días con el mismo lector.`,
  'clock.back.when':
    'Está en tu billetera en el momento en que termina la lectura. El tiempo pagado vuelve como pagado, el gratis como gratis.',
  'clock.fail': 'Cuando fallamos nosotros',
  'clock.fail.text':
    'Si uno de nuestros servidores se cae en medio de una lectura, no puede probar lo que pasó en su último momento. Lo que no se puede probar no se cobra, así que el hueco es nuestro. Lo contado antes está en el recibo.',
  'clock.fail.ask':
    'Si un recibo te parece equivocado, escríbenos en Ayuda, en tu cuenta. Su línea de tiempo es la prueba, para ti tanto como para nosotros.',
  'clock.try': 'Pruébalo',
  'clock.try.text': 'Tú haces de las dos personas. La regla que cuenta aquí es la que cuenta en cada lectura.',
  'clock.next': 'Buscar un lector',
  'clock.prices': 'Precios',
}
