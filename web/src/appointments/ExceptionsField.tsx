import { exceptionsMax } from '@evenlight/contract/appointments'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../ui/Button.tsx'
import { TextField, Wrong } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { TypedException } from './exceptions.ts'

interface ExceptionsProps {
  id: string
  error?: ReactNode
  value: readonly TypedException[]
  onChange: (value: readonly TypedException[]) => void
}

/** Days that are not as the week has them, a row for each stretch. */
export function ExceptionsField({ id, error, value, onChange }: ExceptionsProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  // The row that comes takes the focus, and what is left when one goes.
  const put = (next: readonly TypedException[], row: number) => {
    flushSync(() => onChange(next))
    const rows = box.current?.querySelectorAll('li')
    const place = rows?.[row]?.querySelector('input') ?? box.current?.querySelector<HTMLElement>(':scope > button')
    place?.focus()
  }
  return (
    <div id={id} ref={box} tabIndex={-1} className="flex flex-col items-start gap-16 outline-none">
      <ul className="w-full flex flex-col gap-16 empty:hidden">
        {value.map((one, row) => {
          const change = (part: Partial<TypedException>) => onChange(value.with(row, { ...one, ...part }))
          return (
            <li key={row} className="flex flex-wrap items-end gap-x-12 gap-y-8">
              <span className="grow max-w-form">
                <TextField
                  type="date"
                  label={say('appointments.exceptions.day')}
                  value={one.day}
                  onChange={({ target }) => change({ day: target.value })}
                />
              </span>
              {(['from', 'to'] as const).map((edge) => (
                <span key={edge} className="grow max-w-ring">
                  <TextField
                    type="time"
                    label={say(`appointments.hours.${edge}`)}
                    value={one[edge]}
                    onChange={({ target }) => change({ [edge]: target.value })}
                  />
                </span>
              ))}
              <IconButton
                label={say('appointments.exceptions.drop')}
                onClick={() => put(value.toSpliced(row, 1), row - 1)}
              >
                <Trash2 className="size-20" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {value.length < exceptionsMax && (
        <Button kind="secondary" onClick={() => put([...value, { day: '', from: '', to: '' }], value.length)}>
          {say('appointments.exceptions.add')}
        </Button>
      )}
      <Wrong id={`${id}-error`}>{error}</Wrong>
    </div>
  )
}
