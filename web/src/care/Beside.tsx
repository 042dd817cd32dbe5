import { useSay } from '../words/say.tsx'

/** How to be there for a client who may not be safe, and what the house knows of it. */
export function Beside({ id, asked }: { id: string; asked?: boolean }) {
  const say = useSay()
  return (
    <div role="status" className="flex flex-col gap-4">
      <h2 id={id} className="text-h3">
        {say('care.beside')}
      </h2>
      <p>{say('care.beside.how')}</p>
      <p className="text-meta text-muted">{say(asked ? 'care.beside.house.asked' : 'care.beside.house')}</p>
    </div>
  )
}
