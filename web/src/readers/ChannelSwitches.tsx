import { useState } from 'react'
import { useAction } from '../action.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import { saveDesk } from './desk.ts'

const offered = ['chat', 'voice', 'video'] as const
type Channels = Reader['channels']

/** In which ways a reader takes readings; each works as soon as it is pressed. */
export function ChannelSwitches({ channels }: { channels: Channels }) {
  const say = useSay()
  const save = useAction((wanted: Channels, key) => saveDesk({ channels: wanted }, key))
  // What was pressed stands at once, and not when the saving has begun: a box must not spring back.
  const [pressed, setPressed] = useState<Channels>()
  const now = pressed ?? channels
  const turn = (channel: (typeof offered)[number], on: boolean) => {
    const wanted = on ? [...now, channel] : now.filter((one) => one !== channel)
    setPressed(wanted)
    save.mutate(wanted, { onSettled: () => setPressed(undefined) })
  }
  return (
    <div role="group" aria-label={say('readers.ways')} aria-busy={save.isPending}>
      {offered.map((channel) => (
        <CheckField
          key={channel}
          label={say(`readers.channel.${channel}`)}
          hint={say(`readers.ways.${channel}`)}
          checked={now.includes(channel)}
          disabled={save.isPending}
          onChange={({ target }) => turn(channel, target.checked)}
        />
      ))}
      {save.error && <ErrorNote cause={save.error} />}
    </div>
  )
}
