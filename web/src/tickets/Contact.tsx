import { useState } from 'react'
import { CareCard } from '../care/Card.tsx'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { ContactForm, type Sent } from './ContactForm.tsx'

/** The question, and what becomes of it once it is sent. */
export function Contact() {
  const [sent, setSent] = useState<Sent>()
  return sent ? <Taken of={sent} again={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />
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
