import { testimonialCharactersMax } from '@evenlight/contract/testimonials'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../action.ts'
import { queries } from '../../queries.ts'
import { mineOf, testimonials } from '../../testimonials/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField } from '../../ui/Field.tsx'
import { Stars, StarsField } from '../../ui/Stars.tsx'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'
import { useSoon } from '../../ui/useSoon.ts'

const SOON_MS = 2000

interface Said {
  stars: number
  text?: string | undefined
}

const useWrite = (readingId: string) =>
  useAction(
    ({ stars, text }: Said) =>
      testimonials.write({ body: { session_id: readingId, stars, ...(text && { text }) }, keepalive: true }),
    () => queries.invalidateQueries({ queryKey: mineOf().queryKey }),
  )

/** What the client thinks of this reading: first the stars, then the words, each as far as the person cares to go. */
export function RateForm({ receipt: { chat_id } }: { receipt: Receipt }) {
  const say = useSay()
  const { data } = useInfiniteQuery(mineOf())
  const [chosen, setChosen] = useState(0)
  const write = useWrite(chat_id)
  const soon = useSoon(() => write.mutate({ stars: chosen }), SOON_MS)
  const said: Said | undefined =
    write.data ?? data?.pages.flatMap((page) => page.data).find(({ session_id }) => session_id === chat_id)
  const choose = (stars: number) => {
    if (write.isPending) return
    setChosen(stars)
    soon.set()
  }
  const save = (text: string) => {
    soon.drop()
    if (!write.isPending) write.mutate({ stars: said?.stars ?? chosen, text })
  }
  return (
    <section aria-label={say('readings.rate')} className="flex flex-col gap-12">
      {said ? (
        <Stars stars={said.stars} className="self-start" />
      ) : (
        <StarsField label={say('readings.rate')} name="stars" value={chosen} onChange={choose} />
      )}
      {said?.text && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {said.text}
        </p>
      )}
      <p role="status" className="text-meta text-muted empty:hidden">
        {write.data && say(write.data.text ? 'readings.rate.done' : 'readings.rate.thanks')}
      </p>
      {write.error && (
        <ErrorNote
          cause={write.error}
          what={say('readings.rate.failed')}
          retry={() => write.variables && write.mutate(write.variables)}
        />
      )}
      {(chosen > 0 || said) && !said?.text && <Words pending={write.isPending} onSave={save} />}
    </section>
  )
}

function Words({ pending, onSave }: { pending: boolean; onSave: (words: string) => void }) {
  const say = useSay()
  const [words, setWords] = useState('')
  return (
    <form
      className="flex flex-col items-start gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim()) onSave(words)
      }}
    >
      <div className="w-full">
        <AreaField
          label={say('readings.rate.text')}
          hint={say('readings.rate.text.hint')}
          optional
          rows={3}
          maxLength={testimonialCharactersMax}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Button type="submit" kind="secondary" pending={pending && words !== ''}>
        {say('readings.rate.go')}
      </Button>
    </form>
  )
}
