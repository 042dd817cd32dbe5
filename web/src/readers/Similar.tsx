import { queryOptions, useQuery } from '@tanstack/react-query'
import { Heart } from '../favorites/Heart.tsx'
import type { Hearts } from '../favorites/hearts.ts'
import { useSay } from '../words/say.tsx'
import { lookUp, type Profile } from './calls.ts'
import { useStanding } from './live.ts'
import { ReaderCard } from './ReaderCard.tsx'
import { Shapes } from './Shapes.tsx'

const SHOWN = 2

/** Who is free on the first topic of this reader, or at all where nobody is. */
const similarOf = ({ id, expertises: [expertise] }: Profile) =>
  queryOptions({
    queryKey: ['readers.similar', id],
    queryFn: async () => {
      const free = { available: 'true', limit: String(SHOWN + 1) } as const
      const others = (page: Awaited<ReturnType<typeof lookUp>>) => page.data.filter((one) => one.id !== id)
      const near = expertise ? others(await lookUp({ ...free, expertise })) : []
      const found = near.length > 0 ? near : others(await lookUp(free))
      return { near: near.length > 0, readers: found.slice(0, SHOWN) }
    },
  })

/** While this reader can't be asked: others who can. */
export function Similar({ to, hearts }: { to: Profile; hearts: Hearts | undefined }) {
  const say = useSay()
  const { availability } = useStanding(to)
  const busy = availability !== 'available'
  const { data, isError } = useQuery({ ...similarOf(to), enabled: busy })
  if (!busy || isError || data?.readers.length === 0) return null
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-16">
      <h2 id="similar">{say(data && !data.near ? 'readers.similar.any' : 'readers.similar')}</h2>
      <ul className="grid md:grid-cols-2 gap-16" aria-busy={!data}>
        {data?.readers.map((reader) => (
          <li key={reader.id}>
            <ReaderCard reader={reader}>
              {hearts && <Heart reader={reader} hearts={hearts} className="absolute end-8 top-8" />}
            </ReaderCard>
          </li>
        ))}
        {!data && <Shapes count={SHOWN} />}
      </ul>
    </section>
  )
}
