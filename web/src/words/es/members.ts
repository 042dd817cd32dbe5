import type { members as english } from '../members.ts'

/** What only members are shown of the frame: their menu, what they can set, and a page that is for people of another role. */
export const members: Record<keyof typeof english, string> = {
  'shell.sound': 'Sonido de las solicitudes de chat',
  'shell.sound.on': 'Activado',
  'shell.sound.off': 'Desactivado',
  'shell.enter': 'Enter en un chat',
  'shell.enter.sends': 'Envía',
  'shell.enter.breaks': 'Hace una línea nueva',
  'shell.conversations': 'Conversaciones',
  'shell.history': 'Lecturas pasadas',
  'shell.testimonials': 'Reseñas',
  'shell.profile': 'Tu página',
  'shell.pieces': 'Textos',
  'shell.notices': 'Avisos',
  'shell.sign_out': 'Salir',
  'others.title':
    '{whose, select, CLIENT {Esta página es para clientes} READER {Esta página es para lectores} ADMIN {Esta página es para la casa} other {Esta página es para clientes y lectores}}',
  'others.lead.ADMIN':
    'Entraste como administrador, que no tiene lecturas, mensajes ni billetera propios. Los de otros se encuentran por la persona o por la lectura.',
  'others.lead.READER': 'Entraste como lector. A lo tuyo se llega desde tu escritorio.',
  'others.lead.CLIENT': 'Entraste como cliente. A lo tuyo se llega desde tus lecturas.',
  'others.door.ADMIN': 'Mensajes por moderar',
  'others.door.READER': 'Ir a tu escritorio',
  'others.door.CLIENT': 'Ir a tus lecturas',
  'others.title.desk':
    '{desk, select, moderation {Esta página es para los administradores que moderan} money {Esta página es para los administradores que se ocupan del dinero} content {Esta página es para los administradores que publican} any {Esta página es para los administradores que se ocupan de todo} other {Esta página es para los administradores que moderan o se ocupan del dinero}}',
  'others.lead.desk': 'Entraste como administrador con otro papel. Quien puede hacerlo todo puede cambiarlo.',
  'others.door.desk': 'Ir al resumen',
  'others.reading': 'Ver esta lectura',
}
