import { facts } from '../facts.ts'
import type { uploads as english } from '../uploads.ts'

export const uploads: Record<keyof typeof english, string> = {
  'uploads.add': `Agregar una imagen: jpeg, png, webp o gif, hasta ${facts.pictureMegabytes} MB`,
  'uploads.preview': 'La imagen que elegiste',
  'uploads.loading': 'Subiendo la imagen',
  'uploads.ready': 'Lista para enviarse con tu mensaje.',
  'uploads.words': 'Escribe una línea para acompañar la imagen.',
  'uploads.take_away': 'Quitar la imagen',
  'uploads.rule': `Una imagen puede ser jpeg, png, webp o gif, de hasta ${facts.pictureMegabytes} MB.`,
  'uploads.picture': 'Imagen',
  'uploads.kinds': `Un jpeg, png, webp o gif, de hasta ${facts.pictureMegabytes} MB.`,
  'uploads.choose': 'Elegir una imagen',
  'uploads.failed': 'La imagen no se subió.',
  'uploads.lost': 'La imagen del mensaje devuelto ya no está. Elígela de nuevo si debe ir con este.',
  'uploads.cancel': 'Cancelar',
  'uploads.crop.picture': 'Tu imagen como se va a ver',
  'uploads.crop.zoom': 'Ampliar',
  'uploads.crop.across': 'De izquierda a derecha',
  'uploads.crop.down': 'De arriba abajo',
  'uploads.remove': 'Quitar',
}
