import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { settingOf } from './calls.ts'
import { PhoneNumber } from './PhoneNumber.tsx'

/** Whoever asks for a phone reading says once where they are rung; then what they came for. */
export function WithPhone({ children }: { children: ReactNode }) {
  const say = useSay()
  return (
    <Loaded of={useQuery(settingOf())} failed={say('phone.failed')} shape={<Skeleton className="h-portrait" />}>
      {(setting) => (
        <>
          <p>{say(setting.number ? 'phone.ask.known' : 'phone.ask.first')}</p>
          <PhoneNumber setting={setting} />
          {setting.number && !setting.waits && children}
        </>
      )}
    </Loaded>
  )
}
