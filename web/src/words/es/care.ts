import type { care as english } from '../care.ts'

/** For somebody who may not be safe, and for those beside them. */
export const care: Record<keyof typeof english, string> = {
  'care.title': '¿No estás bien? Quién ayuda',
  'care.lead':
    'Las líneas de ayuda escuchan a cualquier persona, sobre cualquier cosa. Puedes llamar o escribir antes de que sea una emergencia.',
  'care.private': 'Que mires esta página no se anota en ninguna parte.',
  'care.danger': 'Si estás en peligro ahora mismo, llama al <call>{number}</call>.',
  'care.danger.unknown':
    'Si estás en peligro ahora mismo, llama al número de emergencias del lugar donde estás. En muchos países es el 112.',
  'care.always': 'día y noche',
  'care.hours': 'horario en su página',
  'care.country': 'Dónde estás',
  'care.another': 'Otro país',
  'care.elsewhere': 'Líneas en todos los países, en findahelpline.com',
  'care.card': 'Eso suena difícil de llevar. No tienes que llevarlo en soledad.',
  'care.card.clock': 'El reloj está detenido y no se cuenta nada. {name} sigue aquí.',
  'care.card.client': 'Tú dices cuándo sigue.',
  'care.card.asked': 'Tu pregunta le llegó a {name} tal como la escribiste.',
  'care.card.over': 'No tienes que esperar una respuesta aquí. Otros escuchan.',
  'care.card.message':
    'Tu mensaje sigue su camino, y puede pasar un rato hasta que alguien lo lea. Quien ayuda está ahí antes.',
  'care.card.here': 'Si todavía es así: otros escuchan.',
  'care.card.ticket': 'Leemos lo que escribiste, pero quizá no de inmediato. Quien ayuda está ahí antes.',
  'care.go_on': 'Seguir',
  'care.go_on.later': 'Tu cliente puede seguir primero. Tú puedes en {time}.',
  'care.beside': 'Quizá tu cliente no esté a salvo.',
  'care.beside.how':
    'Escucha, tómalo en serio y pregúntale cómo está. Deja por ahora las cartas a un lado, y no prometas guardar el secreto. Tu cliente ve quién ayuda donde está.',
  'care.beside.house': 'A alguien de la casa se le dijo que el reloj está detenido, no lo que se escribió.',
  'care.beside.house.asked':
    'A alguien de la casa se le dijo que esta persona te pidió una lectura, no lo que escribió.',
  'care.other': 'El reloj está detenido por una pausa, y no se cuenta nada. Pueden seguir cuando los dos quieran.',
  'care.mark': 'Puede necesitar apoyo',
  'care.mark.message':
    'Quizá quien escribió esto no esté a salvo. Se le muestra quién ayuda donde está. Decide como con cualquier otro mensaje, y pronto.',
  'care.mark.ticket':
    'Quizá quien escribió esto no esté a salvo. Se le muestra quién ayuda donde está. Responde pronto: tómalo en serio, pregúntale cómo está, y no prometas guardar el secreto.',
  'care.desk': 'Apoyo',
  'care.signs': 'Quién quizá no esté a salvo',
  'care.signs.lead':
    'Alguien escribió que podría hacerse daño. Las palabras están donde se escribieron. Mira una lectura solo por un motivo; cada vez queda anotada.',
  'care.signs.failed': 'No se pudo cargar la lista.',
  'care.signs.none': 'Nadie ha escrito algo así.',
  'care.signs.pause': 'En una lectura; su reloj se detuvo',
  'care.signs.question': 'En la pregunta con la que pidió una lectura',
  'care.signs.message': 'En un mensaje',
  'care.signs.ticket': 'En una consulta a nosotros',
  'care.signs.order': 'En una lectura por correo',
  'care.signs.appointment': 'En lo que dijo sobre una cita',
  'care.signs.page': 'En un aviso a un lector',
  'care.signs.open.appointment': 'aún pendiente',
  'care.signs.open.page': 'sigue abierto',
  'care.card.said':
    'Tus palabras le llegaron a {name} tal como las escribiste, y puede pasar un rato hasta que hablen. Quien ayuda está ahí antes.',
  'care.signs.open.order': 'aún sin respuesta',
  'care.card.order': 'Tu lector tiene lo que escribiste. Lo que ves aquí es para ti, ahora.',
  'care.mark.order':
    'Quizá quien escribe esto no esté a salvo. Di que lo leíste, y dónde hay ayuda: junto a sus palabras se le muestran las líneas de su país.',
  'care.signs.open.pause': 'sigue abierta',
  'care.signs.open.question': 'sigue abierta',
  'care.signs.open.message': 'espera aprobación',
  'care.signs.open.ticket': 'espera respuesta',
  'care.signs.by.client': 'Palabras del cliente',
  'care.signs.by.reader': 'Palabras del lector',
  'care.signs.over': 'terminó',
  'care.signs.seen': 'lo vio {name}',
  'care.signs.see': 'Visto',
  'care.signs.see.of': 'Visto: {name}',
  'care.lines': 'Líneas de ayuda',
  'care.lines.lead':
    'Una línea se muestra cuando alguien de nosotros la ha llamado o la ha comprobado. Hasta entonces solo se ve el número de emergencias.',
  'care.lines.failed': 'No se pudieron cargar las líneas.',
  'care.lines.source': 'Dónde consta',
  'care.lines.noted': 'anotada el {date}, sin confirmar',
  'care.lines.confirmed': 'confirmada por {name},',
  'care.lines.confirm': 'Confirmar',
  'care.lines.confirm.of': 'Confirmar {name}, {number}',
  'care.lines.withdraw': 'Anular',
  'care.lines.withdraw.of': 'Anular la confirmación de {name}, {number}',
}
