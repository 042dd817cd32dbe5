import type { applyingForm as english } from '../applying-form.ts'

/** What its form says, which comes once the page stands. */
export const applyingForm: Record<keyof typeof english, string> = {
  'applying.step': 'Paso {at} de {of}',
  'applying.steps': 'Cuánto llevas',
  'applying.step.account': 'Tu cuenta',
  'applying.step.work': 'Cómo lees',
  'applying.step.words': 'Tus palabras',
  'applying.step.send': 'Revísala',
  'applying.kept': 'Lo que escribes se conserva en esta pestaña, menos la contraseña y la imagen.',
  'applying.next': 'Seguir',
  'applying.back': 'Atrás',
  'applying.username.hint': 'De 3 a 30 letras, números, puntos o guiones. Con él entras.',
  'applying.email.hint': 'Solo para códigos y avisos. Los clientes nunca lo ven.',
  'applying.display_name': 'Cómo te llamas aquí',
  'applying.display_name.hint': 'Es lo que ven los clientes, nunca tu nombre real.',
  'applying.channels': 'Formas en que lees',
  'applying.channels.needed': 'Elige al menos una.',
  'applying.channels.hint': 'El teléfono se activa más tarde, con un número que confirmas.',
  'applying.years': 'Años de experiencia',
  'applying.years.wrong': 'Un número entero de 0 a 80.',
  'applying.about.hint': 'Hasta {most} caracteres. Los clientes lo ven en tu página cuando se apruebe tu postulación.',
  'applying.sample': 'Una lectura de muestra',
  'applying.sample.hint':
    'Responde a alguien que pregunta: “Mi hermana quiere que me mude con ella. ¿Debería hacerlo?” Solo la leemos nosotros. Hasta {most} caracteres.',
  'applying.send': 'Enviar la postulación',
  'applying.failed': 'No se envió.',
  'applying.not_lost': 'Lo que escribiste se conserva.',
  'applying.change': 'Cambiar',
  'applying.picture': 'Una imagen tuya nos ayuda, y está en tu página cuando se apruebe tu postulación.',
}
