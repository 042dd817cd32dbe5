import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { partiesOf } from './calls.ts'
import { giveBack } from './decide.ts'
import { draft, nothingDrafted, useDesk } from './desk.ts'
import { focusDesk, leaveOff } from './focus.ts'
import { useLetters } from './keys.ts'
import type { Row } from './queue.ts'
import { Reasons, useReasons } from './Reasons.tsx'

/** Sends the message back: one of nine reasons by its figure, or own words. What is typed stays until it is sent. */
export function ReturnForm({ row }: { row: Row }) {
  const say = useSay()
  const away = useOffline()
  const reasons = useReasons()
  const form = useRef<HTMLFormElement>(null)
  const own = useDesk(({ drafts }) => drafts[row.id]?.reason) ?? nothingDrafted.reason
  const [picked, pick] = useState<number | 'own' | null>(own ? 'own' : null)
  const [wrong, setWrong] = useState(false)
  const { name } = partiesOf(row).from
  const act = useAction(
    (reason: string, key) => giveBack(row, reason, key),
    (sent) => {
      if (sent) useDesk.setState({ said: say('moderation.said.returned', { name }) })
      focusDesk()
    },
  )
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus(), [])
  const reason = picked === 'own' ? own.trim() : picked === null ? '' : (reasons[picked] ?? '')
  const submit = () => {
    setWrong(!reason)
    if (reason && !act.isPending) act.mutate(reason)
  }
  useFigures(form, pick, submit)
  return (
    <form
      ref={form}
      aria-label={say('moderation.return.to', { name })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-16"
    >
      {act.error && (
        <ErrorNote cause={act.error} what={say('moderation.return.failed')} kept={say('moderation.return.kept')} />
      )}
      <Reasons
        legend={say('moderation.return.why', { name })}
        picked={picked}
        onPick={pick}
        onOwn={() => pick('own')}
      />
      {picked === 'own' && (
        <AreaField
          label={say('moderation.return.own')}
          rows={3}
          maxLength={reasonCharactersMax}
          value={own}
          onChange={({ target }) => draft(row.id, { reason: target.value })}
          autoFocus
        />
      )}
      {wrong && !reason && (
        <p role="alert" className="text-meta font-medium text-danger">
          {say('moderation.return.needed')}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button type="submit" pending={act.isPending} why={away}>
          {say('moderation.return.go')}
        </Button>
        <Button kind="quiet" onClick={leaveOff}>
          {say('moderation.return.leave')}
        </Button>
      </div>
    </form>
  )
}

/** A figure chooses its reason, except while one writes; Ctrl or Cmd and Enter sends from the box of own words. */
function useFigures(form: RefObject<HTMLFormElement | null>, pick: (preset: number) => void, submit: () => void) {
  const newest = useRef({ pick, submit })
  useEffect(() => {
    newest.current = { pick, submit }
  })
  useEffect(() => {
    const at = form.current
    const press = (event: KeyboardEvent) => {
      const writes = event.target instanceof HTMLTextAreaElement
      if (writes && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return newest.current.submit()
      if (writes || !useLetters.getState() || !/^[1-9]$/.test(event.key)) return
      event.preventDefault()
      newest.current.pick(Number(event.key) - 1)
      at?.querySelectorAll<HTMLElement>('input[type=radio]')[Number(event.key) - 1]?.focus()
    }
    at?.addEventListener('keydown', press)
    return () => at?.removeEventListener('keydown', press)
  }, [form])
}
