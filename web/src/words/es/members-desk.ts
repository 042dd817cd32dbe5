import type { membersDesk as english } from '../members-desk.ts'

/** What members are sifted by at the desk. */
export const membersDesk: Record<keyof typeof english, string> = {
  'members.any': 'Cualquiera',
  'members.type': 'Rol',
  'members.state': 'Estado',
  'members.has': 'Tiene',
  'members.language': 'Idioma',
  'members.country': 'País',
  'members.from': 'Desde',
  'members.to': 'Hasta',
  'members.clear': 'Mostrar a todos',
  'members.has.claim': 'una reclamación abierta',
  'members.has.ban': 'un veto, o uno pedido',
  'members.has.payment': 'un pago retenido',
  'members.has.dispute': 'una disputa abierta',
  'members.has.question': 'una pregunta pendiente',
  'members.has.care': 'una señal de cuidado sin ver',
  'members.has.whitelist': 'un lugar en la lista blanca',
  'members.sort': 'Orden',
  'members.sort.name': 'por nombre de usuario',
  'members.sort.newest': 'los más recientes primero',
  'members.sort.oldest': 'los más antiguos primero',
  'members.count': '{count, plural, one {# persona} other {# personas}}',
}
