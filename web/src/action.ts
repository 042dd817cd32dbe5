import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * An action of the person: pending while it runs, its failure kept until the next try. `act` gets an idempotency key that
 * stays the same while the same thing is tried again, and is new after a success or when something else is asked.
 */
export function useAction<Asked, Answer>(
  act: (asked: Asked, key: string) => Promise<Answer>,
  onDone?: (answer: Answer, asked: Asked) => void,
) {
  const keyFor = useKey()
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const { key, used } = keyFor(asked)
      const answer = await act(asked, key)
      used()
      return answer
    },
    onSuccess: onDone,
  })
}

function useKey() {
  const kept = useRef<{ what: string; key: string } | null>(null)
  return (asked: unknown) => {
    const what = JSON.stringify(asked) ?? ''
    if (kept.current?.what !== what) kept.current = { what, key: crypto.randomUUID() }
    return { key: kept.current.key, used: () => (kept.current = null) }
  }
}
