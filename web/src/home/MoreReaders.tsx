import { paths } from '@evenlight/contract/paths'
import type { Reader } from '../readers/calls.ts'
import { ReaderCard } from '../readers/ReaderCard.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'

/** A few more than those of the first screen: one row, whole. */
export function MoreReaders({ readers }: { readers: readonly Reader[] }) {
  const say = useSay()
  if (readers.length === 0) return null
  return (
    <section aria-labelledby="more-title" className="wrap-page pt-48 pb-48 lg:pb-72 flex flex-col gap-24">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="more-title">{say('home.readers')}</h2>
        <LinkButton kind="secondary" to={paths.readers()}>
          {say('home.readers.all')}
        </LinkButton>
      </div>
      <ul className="grid md:grid-cols-2 xl:grid-cols-3 gap-16">
        {readers.map((reader) => (
          <li key={reader.id} className="md:max-xl:nth-3:hidden">
            <ReaderCard reader={reader} />
          </li>
        ))}
      </ul>
    </section>
  )
}
