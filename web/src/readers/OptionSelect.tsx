import { useEffect, useRef } from 'react'
import { ChipSelect } from '../ui/Chip.tsx'
import type { Choose } from './Filters.tsx'
import type { Option } from './options.ts'

/** What can be chosen, for a native list. */
export function Choices({ of: { any, groups } }: { of: Option }) {
  return (
    <>
      {any && <option value="">{any}</option>}
      {groups.map(({ title, choices }) => {
        const options = choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
        return title ? (
          <optgroup key={title} label={title}>
            {options}
          </optgroup>
        ) : (
          options
        )
      })}
    </>
  )
}

/** A chip that narrows or orders the list. */
export function OptionSelect({ of, choose, className }: { of: Option; choose: Choose; className?: string }) {
  const { name, label, value, any } = of
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // Whoever was quicker than the page's code chose from what the server drew.
    const early = list.current?.value
    if (early !== undefined && early !== value) choose({ [name]: early })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <ChipSelect
      ref={list}
      label={label}
      on={Boolean(any && value)}
      value={value}
      onChoose={(chosen) => choose({ [name]: chosen })}
      className={className}
    >
      <Choices of={of} />
    </ChipSelect>
  )
}
