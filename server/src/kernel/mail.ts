import nodemailer from 'nodemailer'
import * as z from 'zod/mini'
import { nullable, oneOf, text } from './columns.ts'
import type { Database, Tx } from './database.ts'
import { newId } from './ids.ts'
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
}
export interface Mail {
  /** Puts a letter out with the transaction: it leaves only if the transaction commits. */
  send(tx: Tx, letter: Letter): Promise<void>
}

const channel = oneOf(['mail', 'sms'])
const put = writes('mail_put', {
  takes: { id: text, channel, recipient: text, subject: text, body: text, html: nullable(text) },
  text: ($) => `insert into mail (id, channel, recipient, subject, body, html)
    values (${$.id}, ${$.channel}, ${$.recipient}, ${$.subject}, ${$.body}, ${$.html})`,
})
const waiting = reads('mail_waiting', {
  takes: { id: text },
  gives: { recipient: text, subject: text, body: text, html: nullable(text) },
  text: ($) => `select recipient, subject, body, html from mail where id = ${$.id} and sent_at is null`,
})
const gone = autocommits('mail_gone', {
  takes: { id: text },
  text: ($) => `update mail set sent_at = now() where id = ${$.id}`,
})

/** Hands a letter to the SMTP server. */
export const mailJob = job('mail', z.object({ id: z.string() }))

/** Letters are rows first. With an SMTP server they are delivered by a job; without one they stay where they are. */
export const makeMail = (options: { smtpUrl: string | undefined }): Mail => ({
  async send(tx, letter) {
    const id = newId('mail')
    await tx.run(put, { id, html: null, ...letter })
    if (options.smtpUrl && letter.channel === 'mail') await tx.job(mailJob, { id })
  },
})

/** Does what `mailJob` says. */
export const mailJobs = (database: Database, options: { smtpUrl: string | undefined; from: string }) => {
  const transport = options.smtpUrl ? nodemailer.createTransport(options.smtpUrl) : undefined
  const deliver = async ({ id }: { id: string }) => {
    const [letter] = await database.db.run(waiting, { id })
    if (!letter || !transport) return
    await transport.sendMail({
      // A bare address has no sender's name.
      from: options.from.includes('<') ? options.from : { name: 'Evenlight', address: options.from },
      to: letter.recipient,
      subject: letter.subject,
      text: letter.body,
      html: letter.html ?? undefined,
      messageId: `<${id}@evenlight>`,
    })
    await database.autocommit.run(gone, { id })
  }
  return handled({ mailJob }, { mailJob: deliver })
}
