import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { partiesOf } from './calls.ts'
import { returnMessage } from './decide.ts'
import { draft, findDraft, useDesk } from './desk.ts'
import { focusDesk, backToList } from './focus.ts'
import { useLetters } from '../ui/letters.ts'
import type { Row } from './queue.ts'
import { Reasons, useReasons } from './Reasons.tsx'

interface Why {
  /** One of the nine by its place, or own words. */
  picked: number | 'own' | null
  own: string
}

/** Sends the message back: one of nine reasons by its figure, or own words. What is typed stays until it is sent. */
export function ReturnForm({ row }: { row: Row }) {
  const say = useSay()
  const reasons = useReasons()
  const box = useRef<HTMLFormElement>(null)
  const { name } = partiesOf(row).from
  const { reason: drafted } = findDraft(row.id)
  const reasonOf = ({ picked, own }: Why) =>
    picked === 'own' ? own.trim() : picked === null ? '' : (reasons[picked] ?? '')
  const { form, field, submit, pending, away, cause, summary } = useFields<Why, boolean>({
    name: 'return',
    start: { picked: drafted ? 'own' : null, own: drafted },
    labels: { picked: 'moderation.return', own: 'moderation.return.own' },
    act: (why, key) => returnMessage(row, reasonOf(why), key),
    onDone: (sent) => {
      if (sent) useDesk.setState({ said: say('moderation.said.returned', { name }) })
      focusDesk()
    },
    judged: 'onSubmit',
  })
  form.register('picked', {
    validate: (_, why) => reasonOf(why) !== '' || say('moderation.return.needed'),
  })
  const { picked } = form.watch()
  const pick = (reason: Why['picked']) =>
    form.setValue('picked', reason, { shouldValidate: form.formState.isSubmitted })
  const [fault] = summary.faults
  // Own words go along with the desk: to another message and back, and on when somebody else was first.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draft(row.id, { reason: values.own }) }),
    [form, row.id],
  )
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus(), [])
  useFigures(box, pick, submit)
  return (
    <form
      ref={box}
      aria-label={say('moderation.return.to', { name })}
      onSubmit={submit}
      className="flex flex-col gap-16"
    >
      {cause && <ErrorNote cause={cause} what={say('moderation.return.failed')} kept={say('moderation.return.kept')} />}
      <Reasons
        legend={say('moderation.return.why', { name })}
        picked={picked}
        onPick={pick}
        onOwn={() => pick('own')}
      />
      {picked === 'own' && (
        <AreaField {...field('own', { deps: 'picked' })} rows={3} maxLength={reasonCharactersMax} autoFocus />
      )}
      {fault && (
        <p role="alert" className="text-meta font-medium text-danger">
          {fault.message}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button type="submit" pending={pending} why={away}>
          {say('moderation.return.go')}
        </Button>
        <Button kind="quiet" onClick={backToList}>
          {say('moderation.return.leave')}
        </Button>
      </div>
    </form>
  )
}

/** A figure chooses its reason, except while one writes; Ctrl or Cmd and Enter sends from the box of own words. */
function useFigures(form: RefObject<HTMLFormElement | null>, pick: (preset: number) => void, submit: () => unknown) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const writes = event.target instanceof HTMLTextAreaElement
    if (writes && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return submit()
    if (writes || !useLetters.getState() || !/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    pick(Number(event.key) - 1)
    form.current?.querySelectorAll<HTMLElement>('input[type=radio]')[Number(event.key) - 1]?.focus()
  })
  useEffect(() => {
    const at = form.current
    at?.addEventListener('keydown', press)
    return () => at?.removeEventListener('keydown', press)
  }, [form])
}
