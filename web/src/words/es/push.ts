import type { push as english } from '../push.ts'

export const push: Record<keyof typeof english, string> = {
  'push.title': 'Cuando Evenlight está cerrado',
  'push.lead':
    'Un aviso push muestra en tu dispositivo el título de un aviso, nunca el texto. Llega a los navegadores que elijas, hasta que salgas de tu cuenta ahí.',
  'push.failed': 'No se pudieron cargar tus dispositivos.',
  'push.go': 'Activar avisos push en este navegador',
  'push.done': 'Desde ahora los avisos llegan a este navegador.',
  'push.stop': 'Desactivar',
  'push.stop.of': 'Desactivar avisos push: {device}',
  'push.stopped': 'Ahí ya no llegan avisos push.',
  'push.blocked':
    'Este navegador bloquea las notificaciones de Evenlight. Permítelas en sus ajustes para este sitio y vuelve aquí.',
  'push.unreached':
    'Tu navegador no alcanzó su servicio de avisos push en {seconds} segundos, así que no cambió nada. Los avisos siguen llegando por correo.',
  'push.unable': 'Este navegador no tiene avisos push. Los avisos siguen llegando por correo y quedan en esta página.',
  'push.home_screen':
    'En un iPhone o iPad hace falta la app: pulsa Compartir, luego “Agregar a inicio”, y abre Evenlight desde ahí. Hasta entonces los avisos llegan por correo.',
  'push.ask.reading':
    '¿Quieres que este navegador te avise cuando tu lector te escriba, aunque Evenlight esté cerrado?',
  'push.ask.favorite': '¿Quieres que este navegador te avise, aunque Evenlight esté cerrado?',
  'push.ask.decline': 'Ahora no',
  'push.quiet': 'Horas de silencio',
  'push.quiet.lead': 'Elige las horas en que no llega ningún aviso push, según el reloj de tu cuenta ({zone}).',
  'push.quiet.now':
    'No llega ningún aviso push de {from} a {until}, según el reloj de tu cuenta ({zone}). Lo que pase entonces espera en la campana.',
  'push.quiet.from': 'Desde',
  'push.quiet.until': 'Hasta',
  'push.quiet.keep': 'Guardar silencio entonces',
  'push.quiet.end': 'Sin horas de silencio',
  'push.quiet.kept': 'En estas horas no llega ningún aviso push.',
  'push.quiet.ended': 'Ya no hay horas de silencio.',
  'push.quiet.failed': 'Tus horas de silencio no cambiaron.',
}
