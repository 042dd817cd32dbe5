import type { Transporter } from 'nodemailer'
import * as z from 'zod/mini'
import { boolean, integer, nullable, oneOf, rows, text } from './columns.ts'
import type { Database, Db, Tx } from './database.ts'
import { deletes, type Forget } from './forget.ts'
import { newId } from './ids.ts'
import { withFoot } from './letter-html.ts'
import { handled, job } from './jobs.ts'
import { autocommits, reads, writes } from './statement.ts'

export interface Letter {
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  /** The same for who sees more; a telephone has none. */
  html?: string
  /** Somebody sits and waits for it: it leaves before the others. */
  awaited?: boolean
}
export interface Mail {
  /** Puts a letter out with the transaction: it leaves only if the transaction commits. What goes to an address that nobody has is dropped. */
  send(tx: Tx, letter: Letter): Promise<void>
  /** Puts out letters that are part of one sending, behind all others. Each leaves once at the most, whatever dies meanwhile. */
  sendMany(tx: Tx, partOf: string, letters: Omit<Letter, 'awaited'>[]): Promise<void>
  /** How many parts of a sending have not begun to leave. */
  waiting(tx: Tx, partOf: string): Promise<number>
  /** Takes those back that have not begun to leave; answers how many. */
  takeBack(tx: Tx, partOf: string): Promise<number>
  /** Hands a letter to the mail server now, to try it; answers what it said, where it did not take it. */
  reach(letter: Letter): Promise<string | undefined>
  /** By what letters leave; undefined where none do. */
  settings: readonly string[] | undefined
}

const columns = {
  id: text,
  channel: oneOf(['mail', 'sms']),
  recipient: text,
  subject: text,
  body: text,
  html: nullable(text),
  part_of: nullable(text),
}
const names = Object.keys(columns).join(', ')
const put = writes('mail_put', {
  takes: { letters: rows(columns, 'mail'), leaves: boolean },
  text: ($) => `insert into mail (${names}, sent_at)
    select ${names}, case when part_of is not null and not ${$.leaves} then now() end
    from jsonb_populate_recordset(null::mail, ${$.letters})`,
})
const sheet = { recipient: text, subject: text, body: text, html: nullable(text) }
type Sheet = Pick<Letter, 'recipient' | 'subject' | 'body'> & { html: string | null }
const toLeave = reads('mail_waiting', {
  takes: { id: text },
  gives: sheet,
  text: ($) => `select recipient, subject, body, html from mail where id = ${$.id} and sent_at is null`,
})
const gone = autocommits('mail_gone', {
  takes: { id: text },
  text: ($) => `update mail set sent_at = now() where id = ${$.id}`,
})
const leaving = autocommits('mail_leaving', {
  takes: { id: text },
  gives: sheet,
  text: ($) => `update mail set leaving_at = now() where id = ${$.id} and sent_at is null and leaving_at is null
    returning recipient, subject, body, html`,
})
const stays = autocommits('mail_stays', {
  takes: { id: text },
  text: ($) => `update mail set leaving_at = null where id = ${$.id} and sent_at is null`,
})
const inPart = ($: { partOf: string }) => `part_of = ${$.partOf} and sent_at is null and leaving_at is null`
const counted = reads('mail_part_waiting', {
  takes: { partOf: text },
  gives: { n: integer },
  text: ($) => `select count(*) as n from mail where ${inPart($)}`,
})
const takenBack = writes('mail_taken_back', {
  takes: { partOf: text },
  gives: { n: integer },
  text: ($) => `with back as (delete from mail where ${inPart($)} returning 1) select count(*) as n from back`,
})

/** Hands a letter to the SMTP server. */
export const mailJob = job('mail', z.object({ id: z.string() }))
/** The same for one of many. */
export const mailPartJob = job('mail.part', z.object({ id: z.string() }))
const awaitedFirst = 1

const isNobodys = ({ recipient }: Pick<Letter, 'recipient'>) => recipient.endsWith('.invalid')

/** A bare address has no sender's name. */
const senderOf = (from: string) => (from.includes('<') ? from : { name: 'Evenlight', address: from })
/** Somebody waits for what comes of it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 } as const

/** Letters are rows first. With an SMTP server they are delivered by a job; without one they stay where they are. */
export const makeMail = ({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Mail => ({
  settings: smtpUrl === undefined ? undefined : [smtpUrl, from],
  async reach({ recipient, subject, body, html }) {
    const { createTransport } = await import('nodemailer')
    const by = createTransport({ url: smtpUrl, ...patience } as Parameters<typeof createTransport>[0])
    try {
      await by.sendMail({ from: senderOf(from), to: recipient, subject, text: body, html })
      return undefined
    } catch (error) {
      return (error as Error).message
    } finally {
      by.close()
    }
  },
  async send(tx, { awaited, ...letter }) {
    if (isNobodys(letter)) return
    const id = newId('mail')
    await tx.run(put, { letters: [{ id, html: null, part_of: null, ...letter }], leaves: true })
    const priority = awaited ? awaitedFirst : 0
    if (smtpUrl && letter.channel === 'mail') await tx.job(mailJob, { id }, priority)
  },
  async sendMany(tx, partOf, letters) {
    const known = letters.filter((letter) => !isNobodys(letter))
    const parts = known.map((letter) => ({ id: newId('mail'), html: null, part_of: partOf, ...letter }))
    await tx.run(put, { letters: parts, leaves: smtpUrl !== undefined })
    const ids = parts.filter(({ channel }) => channel === 'mail').map(({ id }) => ({ id }))
    if (smtpUrl && ids.length) await tx.job(mailPartJob, ids)
  },
  waiting: async (tx, partOf) => (await tx.run(counted, { partOf }))[0]!.n,
  takeBack: async (tx, partOf) => (await tx.run(takenBack, { partOf }))[0]!.n,
})

const atOnce = 4
const pool = { pool: true, maxConnections: 2 * atOnce, maxMessages: 100, idleTimeout: 20_000, maxRequeues: 0 } as const

const before = ['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS', 'EPROXY']
const unheard = /^(Greeting never received|Connection timeout|Reached maximum number of retries)/
/** Whether it is known that the server did not take the letter: it said so, or was never given its words. */
const wasRefused = (error: unknown) => {
  const { responseCode, code, syscall, message } = error as {
    responseCode?: number
    code?: string
    syscall?: string
    message: string
  }
  return responseCode !== undefined || before.includes(code ?? '') || syscall === 'connect' || unheard.test(message)
}

/** Does what `mailJob` and `mailPartJob` say, some letters at a time, over connections that stay open for the next. */
export const mailJobs = (
  database: Database,
  /** `foot` says who writes, in one line; empty where nobody has said it. */
  options: { smtpUrl: string | undefined; from: string; foot: (db: Db) => Promise<string> },
) => {
  let transport: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: options.smtpUrl, ...pool })
  }
  const hand = async (id: string, letter: Sheet) => {
    const by = await (transport ??= open())
    const foot = await options.foot(database.db)
    await by.sendMail({
      from: senderOf(options.from),
      to: letter.recipient,
      subject: letter.subject,
      text: foot ? `${letter.body}\n\n${foot}` : letter.body,
      html: letter.html === null ? undefined : foot ? withFoot(letter.html, foot) : letter.html,
      messageId: `<${id}@evenlight>`,
    })
    await database.autocommit.run(gone, { id })
  }
  const deliver = async ({ id }: { id: string }) => {
    const [letter] = await database.db.run(toLeave, { id })
    if (letter && options.smtpUrl) await hand(id, letter)
  }
  // What began to leave and was not heard of again (the process died, the line broke) may have arrived: it is left at that.
  const deliverPart = async ({ id }: { id: string }) => {
    if (!options.smtpUrl) return
    const [letter] = await database.autocommit.run(leaving, { id })
    if (!letter) return
    await hand(id, letter).catch(async (error: unknown) => {
      if (wasRefused(error)) await database.autocommit.run(stays, { id })
      throw error
    })
  }
  return {
    jobs: handled({ mailJob, mailPartJob }, { mailJob: deliver, mailPartJob: deliverPart }, atOnce),
    close: async () => (await transport)?.close(),
  }
}

const old = writes('mail_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => deletes('mail', { where: "at < now() - interval '30 days'", by: 'at', most: $.most }),
})
/** A letter is kept for thirty days; what it said stands where it leads to. */
export const forgetOldLetters: Forget = async (tx, most) => (await tx.run(old, { most }))[0]!.n

const ofGone = writes('mail_to_gone', {
  takes: { recipient: text },
  text: ($) => `delete from mail where recipient = ${$.recipient}`,
})
/** Lets go of every letter to an address, also of what has not left yet: whoever had it is not here any more. */
export const forgetLettersTo = (tx: Tx, recipient: string) => tx.run(ofGone, { recipient })
