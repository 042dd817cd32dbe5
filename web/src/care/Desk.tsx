import { Page } from '../ui/Page.tsx'
import { useOn } from '../live.ts'
import { careDesk } from '../words/care-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { careChanged } from './calls.ts'
import { KeptLines } from './KeptLines.tsx'
import { Signs } from './Signs.tsx'

/** For the house: where somebody may not be safe, and the lines of help that we vouch for. */
export function Desk() {
  const say = useSay()
  useOn('care:changed', () => void careChanged())
  return (
    <Page title={say('care.desk')} width="text">
      <section aria-labelledby="signs" className="flex flex-col gap-16">
        <h2 id="signs" className="text-h3">
          {say('care.signs')}
        </h2>
        <p className="text-muted">{say('care.signs.lead')}</p>
        <MoreWords words={careDesk}>
          <Signs />
        </MoreWords>
      </section>
      <section aria-labelledby="lines" className="flex flex-col gap-16">
        <h2 id="lines" className="text-h3">
          {say('care.lines')}
        </h2>
        <p className="text-muted">{say('care.lines.lead')}</p>
        <KeptLines />
      </section>
    </Page>
  )
}
