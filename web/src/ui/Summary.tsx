import { useEffect, useRef } from 'react'
import { useSay } from '../words/say.tsx'

export interface Fault {
  /** Id of the field's input. */
  id: string
  label: string
  message: string
}

/** After a refused submit: what needs a change, each a link to its field. Takes the focus once for each refused submit, when its faults are there. */
export function Summary({ faults, tries }: { faults: readonly Fault[]; tries: number }) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const any = faults.length > 0
  // What is found wrong while one types leaves the focus where it is.
  const answered = useRef(0)
  useEffect(() => {
    if (!any || answered.current === tries) return
    answered.current = tries
    box.current?.focus()
  }, [tries, any])
  if (!tries || !any) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-8 p-16 rounded-button border border-transparent bg-soft-danger"
    >
      <p className="font-semibold text-danger">{say('parts.summary', { count: faults.length })}</p>
      <ul className="list-disc ps-24">
        {faults.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {label}
            </a>
            {` – ${message}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
