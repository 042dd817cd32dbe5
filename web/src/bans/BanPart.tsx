import type { Side } from '@evenlight/core/meter/meter'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { bansChanged, calls, named, type Other, refusedOf } from './calls.ts'
import { TakeBack } from './TakeBack.tsx'

/** Refuses the other person of a reading, or takes that back. */
export function BanPart({ other, side }: { other: Other; side: Side }) {
  const say = useSay()
  const [asking, ask] = useState(false)
  const { data } = useQuery(refusedOf)
  const refused = data?.find(({ client, reader }) => (side === 'reader' ? client : reader).id === other.id)
  if (refused)
    return (
      <div className="flex flex-col items-start gap-8">
        <p>{say('bans.refused', { name: other.name })}</p>
        <TakeBack other={other} side={side} />
      </div>
    )
  if (asking) return <Ban other={other} side={side} onLeave={() => ask(false)} />
  return (
    <div className="flex flex-col items-start gap-8">
      <p className="text-muted">{say('bans.lead')}</p>
      <Button kind="danger" onClick={() => ask(true)}>
        {say('bans.ask', { name: other.name })}
      </Button>
    </div>
  )
}

const start = { reason: '' }
const labels = { reason: 'bans.reason' } as const
function Ban({ other, side, onLeave }: { other: Other; side: Side; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, unknown>({
    name: 'ban',
    start,
    labels,
    act: ({ reason }, key) => calls.ban({ body: { ...named(other.id, side), reason }, key }),
    onDone: () => {
      void bansChanged()
      toast(say('bans.done', { name: other.name }))
    },
  })
  return (
    <Form of={sending} failed={say('bans.failed')}>
      <AreaField
        {...field('reason', { required: say('bans.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('bans.reason.hint')}
      />
      <FormEnd of={sending} kind="danger" go={say('bans.go')} leave={say('bans.leave')} onLeave={onLeave} />
    </Form>
  )
}
