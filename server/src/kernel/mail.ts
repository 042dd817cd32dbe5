import nodemailer from 'nodemailer'
import { newId } from './ids.ts'
import type { Database, Tx } from './database.ts'
import type { JobHandlers } from './jobs.ts'

export interface Letter {
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}
export interface Mail {
  /** Puts a letter out with the transaction: it leaves only if the transaction commits. */
  send(tx: Tx, letter: Letter): Promise<void>
}

const put = {
  name: 'mail_put',
  text: 'insert into mail (id, channel, recipient, subject, body) values ($1, $2, $3, $4, $5)',
}
const waiting = {
  name: 'mail_waiting',
  text: 'select recipient, subject, body from mail where id = $1 and sent_at is null',
}
const gone = { name: 'mail_gone', text: 'update mail set sent_at = now() where id = $1' }

/** Letters are rows first. With an SMTP server they are delivered by a job; without one they stay where they are. */
export const mailOf = (options: { smtpUrl: string | undefined }): Mail => ({
  async send(tx, { channel, recipient, subject, body }) {
    const id = newId('mail')
    await tx.run(put, [id, channel, recipient, subject, body])
    if (options.smtpUrl && channel === 'mail') await tx.job('mail', { id })
  },
})

/** The job that hands letters to the SMTP server. */
export const mailJobs = (database: Database, options: { smtpUrl: string | undefined; from: string }): JobHandlers => {
  const transport = options.smtpUrl ? nodemailer.createTransport(options.smtpUrl) : undefined
  return {
    mail: async ({ id }: { id: string }) => {
      const [letter] = await database.db.run<{ recipient: string; subject: string; body: string }>(waiting, [id])
      if (!letter || !transport) return
      await transport.sendMail({
        from: options.from,
        to: letter.recipient,
        subject: letter.subject,
        text: letter.body,
        messageId: `<${id}@evenlight>`,
      })
      await database.db.run(gone, [id])
    },
  }
}
