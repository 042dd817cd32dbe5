import type { applying as english } from '../applying.ts'
import { facts } from '../facts.ts'

export const applying: Record<keyof typeof english, string> = {
  'applying.title': 'Da lecturas aquí',
  'applying.lead': 'Cuéntanos quién eres y cómo lees. Una persona lee cada postulación y responde por correo.',
  'applying.promise.pay':
    'Se te paga cada minuto pagado del reloj, dos veces al mes, con cada línea a la vista para comprobarla.',
  'applying.promise.hours': 'Tú eliges cuándo se te pueden pedir lecturas, y cómo: chat, voz, video o correo.',
  'applying.promise.rules': `Tienes ${facts.adultYears} años o más, y no prometes a nadie una cura, un ganador ni librarlo de una maldición.`,
  'applying.have': '¿Ya te postulaste?',
  'applying.sign_in': 'Entra para ver cómo va',
}
