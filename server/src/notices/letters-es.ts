import { appointmentWaitMinutes } from '@evenlight/contract/appointments'
import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const why =
  'Recibes esta carta porque en tu cuenta {username} elegiste recibir esto por correo. Cámbialo aquí: {choices}'

export const es = translated<typeof english>()({
  message_delivered: {
    subject: '{title}',
    body: '{title} está en tu bandeja. La respuesta va por el mismo camino: primero la mira una persona de la casa.',
    act: 'Leer el mensaje',
    why,
  },
  message_returned: {
    subject: '{title}',
    body: '{title}, así que no se entregó. El motivo está junto a él. Puedes cambiarlo y enviarlo otra vez.',
    act: 'Ver el motivo',
    why,
  },
  ticket_answered: {
    subject: '{title}',
    body: '{title}. Si la respuesta no te ayuda, escribe más debajo: la consulta se abre otra vez.',
    act: 'Leer la respuesta',
    why,
  },
  claim: {
    subject: '{title}',
    body: '{title}. Lo que se dijo, y si es tu turno, está en la página.',
    act: 'Ver lo que se dijo',
    why,
  },
  time_given: {
    subject: '{title}',
    body: '{title}. Cuánto es, y por qué, está en la página. Puedes usarlo enseguida.',
    act: 'Ver cuánto',
    why,
  },
  refund: {
    subject: '{title}',
    body: '{title}, por tiempo que compraste y no usaste. La compañía de la tarjeta, o PayPal, puede tardar unos días en mostrarlo.',
    act: 'Ver mi estado de cuenta',
    why,
  },
  requests_missed: {
    subject: '{title}',
    body: '{title}. Los clientes pueden volver a pedirte una lectura en cuanto elijas Disponible. Quién te la pidió, y cuándo, está en tu escritorio; no se le cobró a nadie.',
    act: 'Ir a mi escritorio',
    why,
  },
  statement: {
    subject: '{title}',
    body: '{title}. Cada línea, y lo que puedes hacer al respecto, está en la página.',
    act: 'Ver la liquidación',
    why,
  },
  dispute: {
    subject: '{title}',
    body: '{title}. Lo que se movió, y cuándo, está en tu estado de cuenta.',
    act: 'Ver mi estado de cuenta',
    why,
  },
  full_ban: {
    subject: '{title}',
    body: '{title}. Lo que tenemos que decir al respecto está en la página.',
    act: 'Ver lo que se decidió',
    why,
  },
  favorite: {
    subject: '{title}',
    body: '{title}. Pediste que te avisáramos. Puede haber cambiado desde entonces: cómo está ahora se ve en su página, donde también puedes desactivar esto.',
    act: 'Ir a su página',
    why,
  },
  decision: {
    subject: '{title}',
    body: '{title}. El motivo está junto al aviso, en la página, y también cómo objetar.',
    act: 'Ver el motivo',
    why,
  },
  own: {
    subject: '{title}',
    body: '{title}. Cuánto tiempo se guarda está en la página.',
    act: 'Ver mis datos',
    why,
  },
  approval: {
    subject: '{title}',
    body: '{title}. Qué era, y qué se dijo, está en la página.',
    act: 'Verlo',
    why,
  },
  line: {
    subject: '{title}',
    body: '{title}. Cómo está ahora el lector se ve en su página.',
    act: 'Ir a su página',
    why,
  },
  page: {
    subject: '{title}',
    body: '{title}. Cómo está ahora, y lo que puedes hacer al respecto, se ve en la página.',
    act: 'Ver y responder',
    why,
  },
  order: {
    subject: '{title}',
    body: '{title}. Cómo va, y lo que puedes hacer al respecto, está en su página.',
    act: 'Ver la lectura por correo',
    why,
  },
  appointment: {
    subject: '{title}',
    body: '{title}. Lo que puedes hacer al respecto, y hasta cuándo se puede cancelar, está en la página.',
    act: 'Ver la cita',
    why,
  },
  appointment_reminder: {
    subject: '{title}',
    body: `{title}. Se abre en la página: toca allí “Ya estoy aquí”, a más tardar ${appointmentWaitMinutes} minutos después de la hora.`,
    act: 'Ir a la cita',
    why,
  },
  testimonial: {
    subject: '{title}',
    body: '{title}. Lo que se dijo, y lo que puedes hacer al respecto, está en la página.',
    act: 'Ver mis reseñas',
    why,
  },
  content: {
    subject: '{title}',
    body: '{title}. Cómo va, y lo que puedes hacer al respecto, está en su página.',
    act: 'Ver lo que escribiste',
    why,
  },
  board: {
    subject: '{title}',
    body: 'Hay un aviso de la casa para ti: {title}',
    act: 'Leer el aviso',
    why,
  },
})
