import { codeMinutes } from '@evenlight/contract/lengths'
import { useEffect, useState } from 'react'
import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { startSession } from '../session/sign-in.ts'
import { remember, useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CodeField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { codeOf, tidyCode } from './rules.ts'

const AGAIN_SECONDS = 30

interface CodeStepProps {
  userId: string
  /** Where one goes once confirmed. */
  to?: string
  /** Confirmed, but somebody still has to let this reader in. */
  onWaiting?: () => void
}

/** The one-time code that confirms an account, and a way to another one. */
export function CodeStep({ userId, to, onWaiting }: CodeStepProps) {
  const say = useSay()
  const { field, ...sending } = useFields({
    start: { code: '' },
    labels: { code: 'accounts.code.label' },
    act: ({ code }) =>
      calls.confirm({ body: { user_id: userId, code: tidyCode(code) } }).catch((cause: unknown) => {
        if (codeOf(cause) === 'not_verified') onWaiting?.()
        throw cause
      }),
    onDone: (entry) => startSession(entry, to),
  })
  return (
    <Form of={sending}>
      <CodeField
        {...field('code', {
          required: say('accounts.needed'),
          validate: (code) => /^\d{6}$/.test(tidyCode(code)) || say('accounts.bad_code'),
        })}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} wide>
        {say('accounts.code.go')}
      </Button>
      <Again userId={userId} />
      <ByMailInstead userId={userId} />
    </Form>
  )
}

function Again({ userId }: { userId: string }) {
  const say = useSay()
  const [left, setLeft] = useState(AGAIN_SECONDS)
  const again = useAction(
    () => calls.resendCode({ body: { user_id: userId } }),
    () => setLeft(AGAIN_SECONDS),
  )
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <Button
        kind="quiet"
        wide
        pending={again.isPending}
        why={left > 0 && say('accounts.code.again.wait', { seconds: left })}
        onClick={() => again.mutate(undefined)}
      >
        {say('accounts.code.again')}
      </Button>
      {again.isSuccess && (
        <Banner tone="success" role="status">
          {say('accounts.code.sent')}
        </Banner>
      )}
      {again.error && <ErrorNote cause={again.error} />}
    </>
  )
}

/** For who waits for an SMS that does not come: from here on their code goes to their address. */
function ByMailInstead({ userId }: { userId: string }) {
  const say = useSay()
  const codeBy = useSession(({ codeBy: by }) => by)
  const [turned, setTurned] = useState(false)
  const instead = useAction(
    () => calls.resendCode({ body: { user_id: userId, code_by: 'mail' } }),
    () => {
      remember({ codeBy: 'mail', codeInDoubt: false })
      setTurned(true)
    },
  )
  if (turned)
    return (
      <Banner tone="success" role="status">
        {say('accounts.code.by_mail.done')}
      </Banner>
    )
  return (
    codeBy === 'sms' && (
      <>
        <Button kind="quiet" wide pending={instead.isPending} onClick={() => instead.mutate(undefined)}>
          {say('accounts.code.by_mail')}
        </Button>
        {instead.error && <ErrorNote cause={instead.error} />}
      </>
    )
  )
}

/** Where the code went, as far as this browser knows. */
export function useCodeLead() {
  const say = useSay()
  const { email, mobile_number, codeBy, codeInDoubt } = useSession()
  const minutes = codeMinutes
  if (codeBy === 'sms') {
    if (codeInDoubt) return say('accounts.code.lead.doubt', { minutes })
    const to = mobile_number.trim().slice(-2)
    return to ? say('accounts.code.lead.sms', { to, minutes }) : say('accounts.code.lead.sms.plain', { minutes })
  }
  return email ? say('accounts.code.lead', { to: email, minutes }) : say('accounts.code.lead.plain', { minutes })
}
