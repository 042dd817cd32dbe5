import { testimonials } from '@evenlight/contract/testimonials'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../act.ts'
import { api } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { StarsField } from '../ui/Stars.tsx'
import { useSay } from '../words/say.tsx'
import type { Receipt } from './calls.ts'
import { useSoon } from './useSoon.ts'

const calls = api(testimonials)
const SOON_MS = 2000
const WORDS_MOST = 2000

/** Stars are saved by themselves a moment after the choice, and at once when the page is left; words come after, if any. */
export function Rate({ receipt: { chat_id } }: { receipt: Receipt }) {
  const say = useSay()
  const queries = useQueryClient()
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const write = useAct(
    (text: string | undefined) => calls.write({ body: { session_id: chat_id, stars, ...(text && { text }) } }),
    () => {
      void queries.invalidateQueries({ queryKey: ['chats.history'] })
    },
  )
  const saved = write.data !== undefined
  const soon = useSoon(() => write.mutate(undefined), SOON_MS)
  const choose = (chosen: number) => {
    if (saved || write.isPending) return
    setStars(chosen)
    soon.set()
  }
  if (write.data?.text) return <p role="status">{say('chats.rate.done')}</p>
  return (
    <section className="card p-20 flex flex-col gap-16">
      <StarsField label={say('chats.rate')} name="stars" value={stars} onChange={choose} />
      <p role="status" className="text-meta text-muted empty:hidden">
        {saved ? say('chats.rate.thanks') : ''}
      </p>
      {write.error && (
        <ErrorNote
          cause={write.error}
          what={say('chats.rate.failed')}
          retry={() => write.mutate(words.trim() || undefined)}
        />
      )}
      {stars > 0 && (
        <form
          className="flex flex-col items-start gap-12"
          onSubmit={(event) => {
            event.preventDefault()
            soon.drop()
            if (words.trim() && !write.isPending) write.mutate(words)
          }}
        >
          <div className="w-full">
            <AreaField
              label={say('chats.rate.text')}
              hint={say('chats.rate.text.hint')}
              optional
              rows={3}
              maxLength={WORDS_MOST}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" kind="secondary" pending={write.isPending && words !== ''}>
            {say('chats.rate.go')}
          </Button>
        </form>
      )}
    </section>
  )
}
