import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/**
 * An action of the person: pending while it runs, its failure kept until the next try. `act` gets an idempotency key that
 * stays the same while the same thing is tried again, and is new after a success or when something else is asked. The same
 * thing asked again while it is on its way is that one: a double click sends one request.
 */
export function useAction<Asked, Answer>(
  act: (asked: Asked, key: string) => Promise<Answer>,
  onDone?: (answer: Answer, asked: Asked) => void,
) {
  const [{ send, isOnItsWay }] = useState(() => onceAtATime<Asked, Answer>())
  const action = useMutation({ mutationFn: (asked: Asked) => send(asked, act), onSuccess: onDone })
  const { mutate: start } = action
  // The same function for ever, as effects may wait for it to change.
  const mutate = useCallback<typeof start>(
    (...args) => {
      if (!isOnItsWay(args[0] as Asked)) start(...args)
    },
    [start, isOnItsWay],
  )
  return { ...action, mutate }
}

/** Sends each thing once at a time, by a key that is new when it has succeeded or something else was asked since. */
export function onceAtATime<Asked, Answer>() {
  const running = new Map<string, Promise<Answer>>()
  let kept: { what: string; key: string } | null = null
  const keyFor = (what: string) => {
    if (kept?.what !== what) kept = { what, key: crypto.randomUUID() }
    return kept.key
  }
  const named = (asked: Asked) => JSON.stringify(asked) ?? ''
  const sent = async (asked: Asked, what: string, act: (asked: Asked, key: string) => Promise<Answer>) => {
    try {
      const answer = await act(asked, keyFor(what))
      kept = null
      return answer
    } finally {
      running.delete(what)
    }
  }
  return {
    isOnItsWay: (asked: Asked) => running.has(named(asked)),
    send: (asked: Asked, act: (asked: Asked, key: string) => Promise<Answer>) => {
      const what = named(asked)
      const first = running.get(what) ?? sent(asked, what, act)
      running.set(what, first)
      return first
    },
  }
}
