import { searchCharactersMax } from '@evenlight/contract/lengths'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsAt } from '../session/role.ts'
import { useSession } from '../session/session.ts'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { setLetters, useLetters } from '../ui/letters.ts'
import { useSay } from '../words/say.tsx'
import { type Found, type Group, type Page, useFound } from './found.ts'
import { pick, recentOf } from './recent.ts'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
}

interface PaletteProps {
  pages: readonly Page[]
  onClose: () => void
}

/** One field for people, pages and things by their number: arrows choose, Enter goes there, Esc closes. */
export function Palette({ open, pages, onClose }: PaletteProps & { open: boolean }) {
  const say = useSay()
  return (
    <Dialog open={open} onClose={onClose} title={say('palette.title')}>
      <Field pages={pages} onClose={onClose} />
    </Dialog>
  )
}

/** As long as the dialog is open: what was typed goes with it. */
function Field({ pages, onClose }: PaletteProps) {
  const say = useSay()
  const go = useNavigate()
  const own = useId()
  const seesMoney = useIsAt('money')
  const letters = useLetters()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { groups: found, busy, failed, again } = useFound(typed, pages)
  const recent = recentOf(useSession(({ userId }) => userId))
  const groups: readonly Group[] =
    typed.trim() || recent.length === 0 ? found : [{ name: 'recent', items: recent }, ...found]
  const keyed = groups.flatMap(({ name, items }) => items.map((item) => ({ key: `${name}-${item.id}`, item })))
  const at = Math.max(
    keyed.findIndex(({ key }) => key === chosen),
    0,
  )
  const active = keyed[at]

  const open = (item: Found) => {
    pick(item)
    onClose()
    void go(item.to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step) setChosen(keyed[step(at, keyed.length - 1)]?.key)
    else if (event.key === 'Enter' && active && !busy) open(active.item)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${own}-${active?.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [own, active?.key])

  return (
    <>
      <div className="flex flex-col gap-8">
        <input
          data-first
          type="text"
          role="combobox"
          aria-label={say('palette.title')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${own}-list`}
          aria-describedby={`${own}-hint`}
          aria-activedescendant={active && `${own}-${active.key}`}
          aria-busy={busy || undefined}
          value={typed}
          maxLength={searchCharactersMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(undefined)
          }}
          onKeyDown={press}
          className="control bidi-plain"
        />
        <p id={`${own}-hint`} className="text-label text-muted">
          {say(seesMoney ? 'palette.hint' : 'palette.hint.no_money')}
        </p>
      </div>
      <span role="status" className={cx('text-meta text-muted', keyed.length > 0 && !busy && 'say-only')}>
        {busy ? say('palette.coming') : say('palette.count', { count: keyed.length })}
      </span>
      {failed && <ErrorNote cause={failed} what={say('palette.failed')} retry={again} />}
      <List own={own} groups={groups} active={active?.key} onPick={open} />
      <CheckField
        label={say('palette.letters')}
        hint={say('palette.letters.hint')}
        checked={letters}
        onChange={({ target }) => setLetters(target.checked)}
      />
    </>
  )
}

interface ListProps {
  own: string
  groups: readonly Group[]
  active: string | undefined
  onPick: (item: Found) => void
}

function List({ own, groups, active, onPick }: ListProps) {
  const say = useSay()
  return (
    <div
      id={`${own}-list`}
      role="listbox"
      aria-label={say('palette.title')}
      className="flex flex-col gap-8 max-h-half overflow-y-auto"
    >
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-labelledby={`${own}-${name}`} className="flex flex-col">
          <p id={`${own}-${name}`} className="px-12 py-4 text-label font-semibold text-muted">
            {say(`palette.${name}`)}
          </p>
          {items.map((item) => {
            const key = `${name}-${item.id}`
            return (
              <button
                key={key}
                type="button"
                tabIndex={-1}
                id={`${own}-${key}`}
                role="option"
                aria-selected={key === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(item)}
                className={cx(
                  'flex flex-wrap items-center text-start gap-x-12 min-h-target px-12 py-4 rounded-control cursor-pointer hover:bg-sunken',
                  key === active && 'bg-soft-primary outline-2 -outline-offset-2 outline-focus',
                )}
              >
                <bdi className="font-semibold wrap-anywhere">{item.name}</bdi>
                {item.also && <bdi className="text-meta text-muted wrap-anywhere">{item.also}</bdi>}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
