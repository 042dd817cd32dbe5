import type { bans as english } from '../bans.ts'

export const bans: Record<keyof typeof english, string> = {
  'bans.lead':
    'Sin contacto no hay lecturas ni mensajes entre ustedes dos. Una lectura abierta termina y se devuelve todo su tiempo. Puedes deshacerlo en Cuenta.',
  'bans.ask': 'Bloquear el contacto con {name}',
  'bans.reason': 'Por qué',
  'bans.reason.hint': 'Solo para ti; a la otra persona no se le dice.',
  'bans.reason.needed': 'Di por qué.',
  'bans.go': 'Bloquear',
  'bans.leave': 'Dejarlo así',
  'bans.done': 'Ya no hay contacto con {name}.',
  'bans.failed': 'No funcionó. No se cambió nada.',
  'bans.refused': 'No quieres contacto con {name}.',
  'bans.take_back': 'Permitir el contacto de nuevo',
  'bans.taken_back': '{name} puede contactarte de nuevo.',
  'bans.list': 'Personas que bloqueaste',
  'bans.list.lead': 'Ni lecturas ni mensajes entre ellas y tú.',
  'bans.list.failed': 'Esto no se cargó.',
  'bans.none': 'Nadie. Desde la página de una lectura pasada puedes bloquear a alguien.',
}
