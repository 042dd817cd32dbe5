import { fullBanHours } from '@evenlight/contract/fullbans'
import { inAnother } from '@evenlight/contract/sentences'
import { translated } from '../kernel/letter-table.ts'
import type { english, unused } from './letters.ts'

const always = 'Las cartas que dicen si una cuenta está abierta llegan siempre.'
const why = `Recibes esta carta porque la cuenta {username} tiene esta dirección. ${always}`
const objecting = `Entra para leerlo otra vez. Allí puedes objetar una vez, con tus propias palabras: alguien de la casa que no tomó esta decisión lo lee y responde dentro de ${fullBanHours} horas.`

export const unusedEs = inAnother<typeof unused>()({
  refunded:
    'Lo que habías pagado y no usaste vuelve adonde se pagó: {amount}. La compañía de la tarjeta, o PayPal, puede tardar unos días en mostrarlo.',
  fraud: 'Se probó un fraude, así que lo que se pagó y no se usó no se devuelve.',
})

export const es = translated<typeof english>()({
  suspended: {
    subject: 'Tu cuenta está suspendida',
    body: `Tu cuenta está cerrada mientras revisamos algo. Decidimos dentro de ${fullBanHours} horas y te escribimos otra vez.

{reason}`,
    act: 'Entrar para leerlo',
    why,
  },
  banned_until: {
    subject: 'Tu cuenta está expulsada del sitio hasta el {until}',
    body: `Cerramos tu cuenta hasta el {until}. Después se abre sola.

{reason}

${objecting}

{money}`,
    act: 'Entrar para leerlo',
    why,
  },
  banned: {
    subject: 'Tu cuenta está expulsada del sitio',
    body: `Cerramos tu cuenta. No se fijó una fecha de fin.

{reason}

${objecting}

{money}`,
    act: 'Entrar para leerlo',
    why,
  },
  not_banned: {
    subject: 'Tu cuenta está abierta otra vez',
    body: 'Lo revisamos, y tu cuenta está abierta otra vez. De la suspensión no queda nada.',
    act: 'Entrar',
    why,
  },
  kept: {
    subject: 'Leímos tu objeción',
    body: `Alguien de la casa leyó lo que escribiste y volvió a mirarlo todo. La expulsión se mantiene.

{reason}`,
    act: 'Entrar para leerlo',
    why,
  },
  lifted: {
    subject: 'Se levantó tu expulsión',
    body: `Desde ahora tu cuenta está abierta otra vez.

{reason}`,
    act: 'Entrar',
    why,
  },
  over: {
    subject: 'Tu expulsión terminó',
    body: 'Pasó el tiempo de tu expulsión, y tu cuenta está abierta otra vez.',
    act: 'Entrar',
    why,
  },
})
