import type { ComponentProps } from 'react'

/** A small deed at the end of a row: words alone, as large to the finger as any other. */
export const RowButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className="inline-flex items-center min-h-target px-8 -my-12 rounded-control text-meta font-semibold text-primary hover:underline"
  />
)
