import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { cacheSetting, calls, type Setting, settingOf } from './calls.ts'
import { PhoneHours } from './PhoneHours.tsx'
import { PhoneNumber } from './PhoneNumber.tsx'

/** A reader's phone channel: their number, the switch that works once it is confirmed, and their hours. */
export function PhoneChannel() {
  const say = useSay()
  return (
    <Loaded of={useQuery(settingOf())} failed={say('phone.failed')} shape={<Skeleton className="h-72" />}>
      {(setting) =>
        setting.can_ring ? (
          <>
            <PhoneNumber setting={setting} />
            {setting.number && <Switch setting={setting} />}
            {setting.number && <PhoneHours setting={setting} />}
          </>
        ) : (
          <p className="text-muted">{say('phone.not_here')}</p>
        )
      }
    </Loaded>
  )
}

function Switch({ setting }: { setting: Setting }) {
  const say = useSay()
  const [pressed, setPressed] = useState<boolean>()
  const turn = useAction((on: boolean) => calls.updateStatus({ body: { on } }), cacheSetting)
  return (
    <>
      <CheckField
        label={say('phone.switch')}
        hint={say('phone.switch.hint')}
        checked={pressed ?? setting.on}
        disabled={turn.isPending}
        onChange={({ target }) => {
          setPressed(target.checked)
          turn.mutate(target.checked, { onSettled: () => setPressed(undefined) })
        }}
      />
      {turn.error && <ErrorNote cause={turn.error} />}
    </>
  )
}
