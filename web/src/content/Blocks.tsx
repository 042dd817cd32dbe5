import type { UseQueryResult } from '@tanstack/react-query'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Body } from './Body.tsx'
import type { Piece } from './calls.ts'

/** Texts that stand on one page, one under the other. */
export function Blocks({ of, none }: { of: UseQueryResult<Piece[]>; none: string }) {
  const say = useSay()
  return (
    <Loaded of={of} failed={say('content.failed')} shape={<RowSkeletons />}>
      {(all) =>
        all.length === 0 ? (
          <Empty>{none}</Empty>
        ) : (
          <div className="flex flex-col gap-48">
            {all.map(({ id, title, summary, body, locale }) => (
              <Part key={id} title={title} lang={locale}>
                {summary && (
                  <p dir="auto" lang={locale} className="text-lead text-muted">
                    {summary}
                  </p>
                )}
                <Body html={body} lang={locale} />
              </Part>
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
