import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense } from 'react'
import { FormattedDate } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { Objecting } from '../ui/Objecting.tsx'
import { SceneArt } from '../ui/art/Scene.tsx'
import { Words, useSay } from '../words/say.tsx'
import { AccountFrame } from './AccountFrame.tsx'

const OwnBan = lazy(() => import('../fullbans/OwnBan.tsx').then((file) => ({ default: file.OwnBan })))

/** Out of the site: why, until when, what happens to the time that was paid for, and the way to object. */
export function Blocked({ cause, onBack }: { cause: unknown; onBack: () => void }) {
  const say = useSay()
  const told: Record<string, unknown> = (cause instanceof Failed && cause.problem) || {}
  const { appeal_token: token } = told
  const known = <Known told={told} />
  return (
    <AccountFrame title={say('accounts.blocked')}>
      <SceneArt of="gate" className="w-ring text-primary" />
      {typeof token === 'string' ? (
        <Suspense fallback={known}>
          <OwnBan token={token} known={known} />
        </Suspense>
      ) : (
        known
      )}
      <Button kind="secondary" onClick={onBack} className="self-start">
        {say('accounts.back')}
      </Button>
    </AccountFrame>
  )
}

/** What the refused sign-in says of it. */
function Known({ told: { reason, until } }: { told: Record<string, unknown> }) {
  const say = useSay()
  return (
    <>
      {typeof reason === 'string' && <p>{say('accounts.blocked.reason', { reason })}</p>}
      <p>
        {typeof until === 'string' ? (
          <Words id="accounts.blocked.until" values={{ date: <FormattedDate value={until} dateStyle="long" /> }} />
        ) : (
          say('accounts.blocked.ever')
        )}
      </p>
      <p className="text-muted">{say('accounts.blocked.then')}</p>
      <Objecting to={paths.contact()} />
    </>
  )
}

/** A reader whose application has not been decided, or who was turned down: why, and how to object. */
export function NotVerified({ cause, onBack }: { cause?: unknown; onBack: () => void }) {
  const say = useSay()
  const declined = declinedIn(cause)
  const [title, lead] = declined
    ? ([say('accounts.declined'), say('accounts.declined.text')] as const)
    : ([say('accounts.not_verified'), say('accounts.not_verified.text')] as const)
  return (
    <AccountFrame title={title} lead={lead}>
      <SceneArt of="letters" className="w-ring text-primary" />
      {declined && (
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">{say('accounts.blocked.reason', { reason: declined })}</p>
          <Objecting to={paths.contact()} />
        </>
      )}
      <Button kind="secondary" onClick={onBack} className="self-start">
        {say('accounts.back')}
      </Button>
    </AccountFrame>
  )
}

const declinedIn = (cause: unknown) => {
  const told: Record<string, unknown> = (cause instanceof Failed && cause.problem) || {}
  const { reason } = (told.declined ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : undefined
}
