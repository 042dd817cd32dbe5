import { paths } from '@evenlight/contract/paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { CareCard } from '../care/Card.tsx'
import type { Head, HeadArgs } from '../head.ts'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { ContactForm, type Sent } from './ContactForm.tsx'

export const head = ({ say }: HeadArgs): Head => ({ description: say('contact.lead'), path: paths.contact() })

const answered = [
  ['code', paths.forgotPassword()],
  ['clock', paths.clock()],
  ['refunds', paths.refunds()],
] as const

/** Where anybody may ask the house, also who has no account or can't get into it. */
export function Component() {
  const say = useSay()
  const signedIn = useSession(({ userData }) => userData !== null)
  const [sent, setSent] = useState<Sent>()
  return (
    <Page title={say('contact.title')} lead={say('contact.lead')} width="text">
      {signedIn && (
        <Banner>
          {say('contact.signed_in')}{' '}
          <Link to={paths.help()} className="link">
            {say('contact.signed_in.ask')}
          </Link>
          . {say('contact.signed_in.why')}
        </Banner>
      )}
      {sent ? <Taken of={sent} again={() => setSent(undefined)} /> : <Asking onSent={setSent} />}
    </Page>
  )
}

function Asking({ onSent }: { onSent: (sent: Sent) => void }) {
  const say = useSay()
  return (
    <>
      <nav aria-label={say('contact.first')}>
        <p className="font-semibold">{say('contact.first')}</p>
        <ul className="flex flex-wrap gap-x-24">
          {answered.map(([name, to]) => (
            <li key={name}>
              <Link to={to} className="link inline-flex items-center min-h-target">
                {say(`contact.first.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ContactForm onSent={onSent} />
    </>
  )
}

function Taken({ of, again }: { of: Sent; again: () => void }) {
  const say = useSay()
  return (
    <section className="flex flex-col items-start gap-12">
      <div role="status">
        <h2 className="text-h3">{say('contact.sent')}</h2>
        <p>{say('contact.sent.then', { email: of.email, reference: of.reference })}</p>
      </div>
      <p className="text-muted">{say('contact.sent.look')}</p>
      {of.care && <CareCard>{say('care.card.ticket')}</CareCard>}
      <Button kind="secondary" onClick={again}>
        {say('contact.sent.again')}
      </Button>
    </section>
  )
}
