import { paths } from '@evenlight/contract/paths'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../action.ts'
import { useTold } from '../payments/told.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PostedFrame } from '../ui/PostedFrame.tsx'
import { useSay } from '../words/say.tsx'
import { type CardTry, opening, type Opening, stands, type Step } from './calls.ts'
import { MailCode } from './MailCode.tsx'

/** What is done at a step: a try, or the way to where it is set. */
export function Acts({ of: { step, state } }: { of: Step }) {
  const say = useSay()
  const [sent, setSent] = useState(false)
  if (state === 'unset') return null
  if (step === 'mail')
    return (
      <>
        <Try
          words={say('opening.mail.send')}
          act={() => opening.sendMail({ body: {} })}
          onDone={(now) => setSent(isSent(now))}
        />
        {sent && <MailCode onDone={() => setSent(false)} />}
      </>
    )
  if (step === 'cards') return <Card />
  if (step === 'paypal') return <Try words={say('opening.paypal.try')} act={() => opening.tryPayPal({ body: {} })} />
  if (step === 'texts') return <Texts />
  const [to, words] = ways[step]
  return <Way to={to}>{say(words)}</Way>
}

const isSent = ({ steps }: Opening) => steps.find(({ step }) => step === 'mail')?.fault !== 'mail_refused'

const ways = {
  house: [paths.settings(), 'opening.house.go'],
  prices: [`${paths.people()}?tab=prices`, 'opening.prices.go'],
  readers: [paths.applications(), 'opening.readers.go'],
} as const

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex items-center min-h-target">
    {children}
  </Link>
)

interface TryProps<Answer> {
  words: string
  act: () => Promise<Answer>
  onDone?: (answer: Answer) => void
}
function Try<Answer extends Opening>({ words, act, onDone }: TryProps<Answer>) {
  const say = useSay()
  const { mutate, isPending, error } = useAction(act, (answer: Answer) => {
    stands(answer)
    onDone?.(answer)
  })
  return (
    <>
      {error && <ErrorNote cause={error} what={say('opening.not_tried')} />}
      <Button kind="secondary" pending={isPending} onClick={() => mutate(undefined)}>
        {words}
      </Button>
    </>
  )
}

/** The card company's form holds a dollar; then it is looked at, and let go. */
function Card() {
  const say = useSay()
  const [form, setForm] = useState<CardTry['form']>()
  const look = useAction(
    () => opening.freeCard({ body: {} }),
    (answer) => {
      setForm(undefined)
      stands(answer)
    },
  )
  const heightPx = useTold((action) => {
    if (action === 'cancel') setForm(undefined)
    if (action === 'transactResponse') look.mutate(undefined)
  })
  return (
    <>
      <Try
        words={say('opening.cards.try')}
        act={() => opening.tryCard({ body: {} })}
        onDone={(now) => setForm(now.form)}
      />
      {form && <PostedFrame url={form.url} token={form.token} heightPx={heightPx} title={say('opening.cards.form')} />}
      {look.error && <ErrorNote cause={look.error} what={say('opening.not_tried')} />}
    </>
  )
}

function Texts() {
  const say = useSay()
  return (
    <>
      <p className="flex flex-wrap gap-x-24">
        <Way to={paths.terms()}>{say('shell.terms')}</Way>
        <Way to={paths.privacy()}>{say('shell.privacy')}</Way>
        <Way to={paths.refunds()}>{say('shell.refunds')}</Way>
        <Way to={paths.legalNotice()}>{say('shell.legal')}</Way>
      </p>
      <Try
        words={say('opening.texts.confirm', { version: TERMS_VERSION })}
        act={() => opening.confirmTexts({ body: { terms_version: TERMS_VERSION } })}
      />
    </>
  )
}
