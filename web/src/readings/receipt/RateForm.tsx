import { paths } from '@evenlight/contract/paths'
import { testimonialCharactersMax } from '@evenlight/contract/testimonials'
import { reward } from '@evenlight/core/ledger/points'
import { reviewedSecondsMin } from '@evenlight/core/meter/times'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../../action.ts'
import { useFields } from '../../form.ts'
import { pointsChanged } from '../../points/calls.ts'
import { queries } from '../../queries.ts'
import { mineOf, testimonials } from '../../testimonials/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Stars, StarsField } from '../../ui/Stars.tsx'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'
import { useSoon } from '../../ui/useSoon.ts'

const SOON_MS = 2000

interface Said {
  stars: number
  text?: string | undefined
  /** What it earned. */
  points?: number | undefined
}

/** What the client thinks of this reading: first the stars, then the words, each as far as the person cares to go. */
export function RateForm({ receipt: { chat_id, paid_seconds, returns } }: { receipt: Receipt }) {
  const say = useSay()
  const { data } = useInfiniteQuery(mineOf())
  const [chosen, setChosen] = useState(0)
  const [saved, setSaved] = useState<Said>()
  const thanks = useRef<HTMLParagraphElement>(null)
  // The form goes with its words, and the focus would go with it.
  useEffect(() => {
    if (saved?.text) thanks.current?.focus()
  }, [saved?.text])
  const noted = (answer: Said) => {
    setSaved((before) => ({ ...before, ...answer }))
    void pointsChanged()
    void queries.invalidateQueries({ queryKey: mineOf().queryKey })
  }
  const write = (said: Pick<Said, 'stars' | 'text'>) =>
    testimonials.write({ body: { session_id: chat_id, ...said }, keepalive: true })
  const rate = useAction(write, noted)
  const soon = useSoon(() => rate.mutate({ stars: chosen }), SOON_MS)
  const said: Said | undefined =
    saved ?? data?.pages.flatMap((page) => page.data).find(({ session_id }) => session_id === chat_id)
  const choose = (stars: number) => {
    if (rate.isPending) return
    setChosen(stars)
    soon.set()
  }
  /** The stars first, so that they are kept whatever becomes of the words. */
  const addWords = async (text: string) => {
    soon.drop()
    const { stars } = said ?? (await rate.mutateAsync({ stars: chosen }))
    return write({ stars, text })
  }
  return (
    <section aria-label={say('readings.rate')} className="flex flex-col gap-12">
      {said ? (
        <Stars stars={said.stars} className="self-start" />
      ) : (
        <StarsField label={say('readings.rate')} name="stars" value={chosen} onChange={choose} />
      )}
      {paid_seconds < reviewedSecondsMin && <p className="text-label text-muted">{say('readings.rate.free')}</p>}
      {!said && isRewarded({ paid_seconds, returns }) && <p className="text-label text-muted">{say('points.rate')}</p>}
      {said?.text && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {said.text}
        </p>
      )}
      <p ref={thanks} tabIndex={-1} role="status" className="text-meta text-muted empty:hidden outline-none">
        {saved && say(saved.text ? 'readings.rate.done' : 'readings.rate.thanks')}
        {saved?.points && (
          <>
            {' '}
            {say('points.rate.got', { points: saved.points })}{' '}
            <Link to={paths.points()} className="link">
              {say('points.rate.see')}
            </Link>
          </>
        )}
      </p>
      {rate.error && (
        <ErrorNote
          cause={rate.error}
          what={say('readings.rate.failed')}
          retry={() => rate.variables && rate.mutate(rate.variables)}
        />
      )}
      {(chosen > 0 || said) && !said?.text && (
        <Words busy={rate.isPending} isKept={said !== undefined} act={addWords} onDone={noted} />
      )}
    </section>
  )
}

/** Whether its stars may earn points, as far as the receipt says. */
const isRewarded = ({ paid_seconds, returns }: Pick<Receipt, 'paid_seconds' | 'returns'>) =>
  returns.reduce((left, back) => left - back.paid_seconds - back.free_seconds, paid_seconds) >= reward.paidSecondsMin

interface WordsProps {
  /** The stars are being saved. */
  busy: boolean
  /** They are. */
  isKept: boolean
  act: (text: string) => Promise<Said>
  onDone: (answer: Said) => void
}

function Words({ busy, isKept, act, onDone }: WordsProps) {
  const say = useSay()
  const { form, field, cause, ...sending } = useFields({
    name: 'rate',
    start: { text: '' },
    labels: { text: 'readings.rate.text' },
    act: ({ text }) => act(text),
    onDone,
  })
  return (
    <Form
      of={{ ...sending, cause: isKept && cause }}
      failed={say('readings.rate.words_failed')}
      className="flex flex-col items-start gap-12"
    >
      <div className="w-full">
        <AreaField
          {...field('text', { validate: (text) => text.trim() !== '' })}
          hint={say('readings.rate.text.hint')}
          optional
          rows={3}
          maxLength={testimonialCharactersMax}
        />
      </div>
      <Button type="submit" kind="secondary" pending={sending.pending || (busy && form.watch('text') !== '')}>
        {say('readings.rate.go')}
      </Button>
    </Form>
  )
}
