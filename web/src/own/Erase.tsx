import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedDate } from 'react-intl'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { AskErasure } from './AskErasure.tsx'
import { cacheErasure, calls, type Erasure, erasureOf } from './calls.ts'

/** Closes one's account after some days: what goes and what stays is said before. */
export function Erase() {
  const say = useSay()
  return (
    <Part id="erase" title={say('own.erase')}>
      <Loaded of={useQuery(erasureOf())} failed={say('own.failed')} shape={<Skeleton className="h-48" />}>
        {(erasure) => (erasure.asked_at === null ? <Before of={erasure} /> : <Asked of={erasure} />)}
      </Loaded>
    </Part>
  )
}

const goes = ['names', 'pictures', 'notes', 'in'] as const
const stays = ['words', 'books'] as const

function Before({ of }: { of: Erasure }) {
  const say = useSay()
  const money = useMoney()
  const [asking, ask] = useState(false)
  return (
    <div className="flex flex-col gap-16">
      <p>{say('own.erase.lead')}</p>
      <h3 className="font-semibold">{say('own.erase.goes')}</h3>
      <ul className="list-disc ps-20 flex flex-col gap-4">
        {goes.map((what) => (
          <li key={what}>{say(`own.erase.goes.${what}`)}</li>
        ))}
      </ul>
      <h3 className="font-semibold">{say('own.erase.stays')}</h3>
      <ul className="list-disc ps-20 flex flex-col gap-4">
        {stays.map((what) => (
          <li key={what}>{say(`own.erase.stays.${what}`)}</li>
        ))}
      </ul>
      {of.unused_cents > 0 && <p>{say('own.erase.unused', { amount: money(of.unused_cents) })}</p>}
      <Hindrances of={of} />
      {asking ? (
        <AskErasure onClose={() => ask(false)} />
      ) : (
        <Button
          kind="danger"
          className="self-start max-sm:w-full"
          why={of.hindrances.includes('last_admin') && say('own.erase.first.last_admin')}
          onClick={() => ask(true)}
        >
          {say('own.erase.ask')}
        </Button>
      )}
    </div>
  )
}

function Hindrances({ of: { hindrances } }: { of: Erasure }) {
  const say = useSay()
  if (hindrances.length === 0) return null
  return (
    <div className="flex flex-col gap-8">
      <Banner tone="warning">{say('own.erase.first')}</Banner>
      <ul className="list-disc ps-20 flex flex-col gap-4">
        {hindrances.map((what) => (
          <li key={what}>{say(`own.erase.first.${what}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function Asked({ of }: { of: Erasure }) {
  const say = useSay()
  const away = useOffline()
  const cancel = useAction<void, Erasure>(() => calls.erase({ body: { action: 'cancel' } }), cacheErasure)
  return (
    <div className="flex flex-col gap-16">
      <p>
        {say('own.erase.on')} {of.due_at && <FormattedDate value={of.due_at} dateStyle="long" />}.
      </p>
      <p>{say('own.erase.until')}</p>
      <Hindrances of={of} />
      {cancel.error && <ErrorNote cause={cancel.error} />}
      <Button
        kind="secondary"
        className="self-start max-sm:w-full"
        pending={cancel.isPending}
        why={away}
        onClick={() => cancel.mutate()}
      >
        {say('own.erase.cancel')}
      </Button>
    </div>
  )
}
