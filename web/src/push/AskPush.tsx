import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { abilityHere } from './browser.ts'
import { pushesOf } from './calls.ts'
import { Failure } from './Failure.tsx'
import { useTurnOn } from './usePush.ts'

const DECLINED = 'push-declined'
const wasDeclined = () => {
  try {
    return localStorage.getItem(DECLINED) !== null
  } catch {
    return true
  }
}

/**
 * Our own sentence before the browser's question, where a push is of use: a browser that is told no once is not asked again by
 * itself. Whoever says "Not now" finds the switch among the choices of notices.
 */
export function AskPush({ why }: { why: 'reading' | 'favorite' }) {
  const say = useSay()
  const [open, setOpen] = useState(
    () => abilityHere() === 'able' && Notification.permission === 'default' && !wasDeclined(),
  )
  const { data } = useQuery({ ...pushesOf(), enabled: open })
  const { mutate, isPending, error, isSuccess } = useTurnOn()
  if (!open || !data || isSuccess) return null
  const decline = () => {
    setOpen(false)
    try {
      localStorage.setItem(DECLINED, '1')
    } catch {
      // Then it is asked again with the next page.
    }
  }
  return (
    <div role="group" aria-labelledby="ask-push" className="flex flex-col gap-8">
      <p id="ask-push">{say(`push.ask.${why}`)}</p>
      {error && <Failure cause={error} />}
      <div className="flex flex-wrap gap-8">
        <Button kind="secondary" pending={isPending} onClick={() => mutate(data.public_key)}>
          {say('push.go')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {say('push.ask.decline')}
        </Button>
      </div>
    </div>
  )
}
