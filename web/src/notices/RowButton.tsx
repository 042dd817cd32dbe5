import type { ComponentProps } from 'react'

/** What can be done with a row, at its end: words alone, as large to the finger as any button. */
export const RowButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className="inline-flex items-center min-h-target px-8 -my-12 rounded-control text-meta font-semibold text-primary hover:underline"
  />
)
