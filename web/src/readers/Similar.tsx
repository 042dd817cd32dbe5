import { useQuery } from '@tanstack/react-query'
import { useSay } from '../words/say.tsx'
import { lookUp, type Profile } from './calls.ts'
import { useStanding } from './live.ts'
import { ReaderCard } from './ReaderCard.tsx'

const SHOWN = 3

/** While this reader can't be asked: others who can, on the same topic. */
export function Similar({ to }: { to: Profile }) {
  const say = useSay()
  const { availability } = useStanding(to)
  const [expertise] = to.expertises
  const { data } = useQuery({
    queryKey: ['readers.similar', to.id],
    queryFn: () => lookUp({ available: 'true', limit: String(SHOWN + 1), ...(expertise && { expertise }) }),
    enabled: availability !== 'available',
  })
  const others = data?.data.filter(({ id }) => id !== to.id).slice(0, SHOWN) ?? []
  if (availability === 'available' || others.length === 0) return null
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-16">
      <h2 id="similar" className="text-h3">
        {say('readers.similar')}
      </h2>
      <ul className="grid md:grid-cols-2 lg:grid-cols-3 gap-16">
        {others.map((reader) => (
          <li key={reader.id}>
            <ReaderCard reader={reader} />
          </li>
        ))}
      </ul>
    </section>
  )
}
