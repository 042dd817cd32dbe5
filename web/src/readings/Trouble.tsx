import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense } from 'react'
import { useSay } from '../words/say.tsx'

const BanPart = lazy(() => import('../bans/BanPart.tsx').then((file) => ({ default: file.BanPart })))

/** For the reader: what can be done about a client who goes too far. The report opens beside, for leaving a room stops its clock. */
export function Trouble({ readingId, client }: { readingId: string; client: { id: string; username: string } }) {
  const say = useSay()
  return (
    <details>
      <summary className="flex items-center gap-8 min-h-target list-none cursor-pointer text-meta font-semibold text-primary hover:underline">
        {say('readings.trouble')}
      </summary>
      <div className="flex flex-col items-start gap-12 pt-4 text-meta">
        <a
          href={paths.report(readingId)}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center min-h-target"
        >
          {say('readings.wrong.report', { name: client.username })}
          <span className="say-only"> {say('readings.client.new_tab')}</span>
        </a>
        <Suspense>
          <BanPart other={{ id: client.id, name: client.username }} side="reader" />
        </Suspense>
      </div>
    </details>
  )
}
