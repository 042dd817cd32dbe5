import type { ComponentProps } from 'react'
import { SelectField } from '../ui/Field.tsx'
import { useAmounts } from './amounts.ts'

/** How much of a reading's time: all that may still go back, or so many minutes of it. */
export function AmountField({
  most,
  ...field
}: { most: number } & Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const amounts = useAmounts(most)
  return (
    <SelectField {...field}>
      {amounts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
