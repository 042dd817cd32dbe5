import { codeMinutes } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../action.ts'
import { emptyBrowser, startSession } from '../session/sign-in.ts'
import { useSecure } from '../session/secure.ts'
import { useSession } from '../session/session.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { CodeStep } from './CodeStep.tsx'
import { Blocked, NotVerified } from './Conditions.tsx'
import { AccountFrame, useStepFocus } from './AccountFrame.tsx'
import { codeOf } from './rules.ts'

async function confirm(token: string) {
  const entry = await calls.confirmByLink({ body: { token } })
  if (useSecure.getState()) await emptyBrowser()
  startSession(entry, paths.readers())
}

/** Confirms an account by the link in the letter, at once; whoever is signed in here is asked before. */
export function ConfirmByLink({ token }: { token: string }) {
  const say = useSay()
  const go = useNavigate()
  const { mutate, isPending, error } = useAction(() => confirm(token))
  const [asks] = useState(() => useSecure.getState())
  useEffect(() => {
    if (!asks) mutate(undefined)
  }, [asks, mutate])
  const condition = codeOf(error)
  useStepFocus(condition ?? '')
  const onBack = () => void go(paths.auth())
  if (condition === 'blocked') return <Blocked cause={error} onBack={onBack} />
  if (condition === 'not_verified') return <NotVerified onBack={onBack} />
  if (condition === 'code_wrong') return <Old cause={error} />
  return (
    <AccountFrame title={say('accounts.code')} lead={asks ? say('accounts.link.other') : undefined}>
      {error && <ErrorNote cause={error} retry={() => mutate(undefined)} />}
      {!asks && !error && <p role="status">{say('accounts.link.pending')}</p>}
      {asks && !error && (
        <div className="flex flex-wrap gap-8">
          <Button pending={isPending} onClick={() => mutate(undefined)}>
            {say('accounts.code.go')}
          </Button>
          <LinkButton kind="secondary" to={paths.readers()}>
            {say('accounts.link.stay')}
          </LinkButton>
        </div>
      )}
    </AccountFrame>
  )
}

/** The link is of no use any more; the account may have been confirmed long ago. */
function Old({ cause }: { cause: unknown }) {
  const say = useSay()
  const { userId } = useSession()
  return (
    <AccountFrame title={say('accounts.code')}>
      <ErrorNote
        cause={cause}
        what={say('accounts.link.old', { minutes: codeMinutes })}
        why={say(userId ? 'accounts.link.old.code' : 'accounts.link.old.sign_in')}
      />
      {userId ? (
        <CodeStep userId={userId} to={paths.readers()} />
      ) : (
        <LinkButton to={paths.auth()} className="self-start">
          {say('accounts.sign_in')}
        </LinkButton>
      )}
    </AccountFrame>
  )
}
