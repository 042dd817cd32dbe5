import { afterAll, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { codeMinutes } from '@evenlight/contract/lengths'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { openHouse } from '../../test/house.ts'
import { client, setPerson } from '../../test/people.ts'
import { openMailServer } from '../../test/smtp.ts'

const smtp = await openMailServer()
afterAll(() => smtp.close())
const house = await openHouse({ smtpUrl: smtp.url })

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString()
const decoded = (way: string, text: string) => {
  if (way === 'base64') return Buffer.from(text, 'base64').toString()
  return way === 'quoted-printable' ? unquoted(text) : text
}
/** What a reader of mail makes of a letter as it came over the wire. */
const opened = (raw: string) => {
  const parts = raw.matchAll(
    /Content-Type: text\/(plain|html)[^]*?Content-Transfer-Encoding: (\S+)[^]*?\r\n\r\n([^]*?)\r\n--/g,
  )
  return Object.fromEntries([...parts].map(([, kind, way, text]) => [kind!, decoded(way!, text!)]))
}
const lettersTo = async (email: string) => {
  await house.jobs.drain()
  return smtp.letters.filter((raw) => raw.includes(`To: ${email}`)).map(opened)
}

let people = 0
const signsUp = async (locale: string) => {
  const username = `Nora.${++people}`
  const email = `nora.${people}@mail.test`
  const rest = { password: 'seven quiet rivers', first_name: 'Nora', date_of_birth: '1990-05-17', country: 'MX' }
  await house.call(accounts.register, {
    body: { ...rest, username, email, time_zone: 'America/New_York', locale, accept_terms_version: TERMS_VERSION },
  })
  const { plain = '', html = '' } = (await lettersTo(email))[0] ?? {}
  return { username, plain, html }
}

test('somebody from Mexico gets their code in Spanish', async () => {
  const { username, plain, html } = await signsUp('es-MX')
  expect(plain).toMatch(new RegExp(`^Hola, ${username}:\\s+Tu código es \\d{6}\\.`))
  expect(plain).toContain(`durante ${codeMinutes} minutos`)
  expect(html).toContain('<html lang="es" dir="ltr">')
  expect(html).toContain('>Confirmar mi cuenta</a>')
  // Whoever opens it is signed in nowhere yet.
  expect(html).toMatch(/href="https?:\/\/[^"/]+\/es\/register-success#token=/)
})

test('somebody who reads Arabic gets it in Arabic, from right to left', async () => {
  const { username, plain, html } = await signsUp('ar-EG')
  expect(plain).toMatch(new RegExp(`^مرحبًا ${username}،\\s+رمزك هو \\d{6}\\.`))
  expect(html).toMatch(/<html lang="ar" dir="rtl">.*<div lang="ar" dir="rtl"/)
  expect(html).toContain('>تأكيد حسابي</a>')
})

test('somebody whose language we do not write gets it in English', async () => {
  const { username, plain, html } = await signsUp('fr')
  expect(plain).toMatch(new RegExp(`^Hello ${username},\\s+your code is \\d{6}\\.`))
  expect(html).toContain('<html lang="en" dir="ltr">')
})

test('a letter follows the account from one language to another', async () => {
  const ida = await client(house)
  for (const locale of ['en', 'es', 'ar']) {
    await setPerson(house, ida.id, { locale })
    await house.call(accounts.sendReset, { body: { email: ida.email } })
    await house.jobs.drain()
  }
  const acts = (await lettersTo(ida.email)).map(({ html = '' }) => />([^<]*)<\/a>/.exec(html)?.[1])
  expect(acts).toEqual(['Set a new password', 'Elegir una contraseña nueva', 'تعيين كلمة مرور جديدة'])
})
