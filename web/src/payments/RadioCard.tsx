import type { ReactNode } from 'react'

/** One of several cards to choose from: a radio button in the browser's eyes. */
export function RadioCard({
  name,
  value,
  chosen,
  onPick,
  children,
}: {
  name: string
  value: string
  chosen: boolean
  onPick: () => void
  children: ReactNode
}) {
  return (
    <label className="relative flex flex-col gap-4 min-h-target p-12 pe-32 border border-line-strong rounded-button bg-surface cursor-pointer hover:bg-sunken has-checked:border-primary has-checked:bg-soft-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={onPick}
        className="absolute end-12 top-12 size-16 outline-none"
      />
      {children}
    </label>
  )
}
