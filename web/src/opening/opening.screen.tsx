import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useAction } from '../action.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { MoreWords } from '../words/More.tsx'
import { openingDesk } from '../words/opening-desk.ts'
import { useSay } from '../words/say.tsx'
import { opening, type Opening, openingOf, stands, type Step } from './calls.ts'
import { Acts } from './Acts.tsx'

/** What leads a new site to its first visitor: each step is tried for real. */
export const Component = () => (
  <MoreWords words={openingDesk}>
    <Screen />
  </MoreWords>
)

function Screen() {
  const say = useSay()
  const shown = useQuery(openingOf)
  return (
    <Page title={say('opening.title')} lead={say('opening.lead')} width="text">
      <Loaded of={shown} failed={say('opening.failed')} shape={<RowSkeletons />}>
        {(of) => (
          <>
            {isTried(of) && (
              <ol className="flex flex-col gap-16">
                {of.steps.map((step) => (
                  <One key={step.step} of={step} />
                ))}
              </ol>
            )}
            <Door of={of} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** A demonstration is open from the start, and takes no keys that could be tried. */
const isTried = ({ is_open, opened_at }: Opening) => !is_open || opened_at !== undefined

const tones = { done: 'success', failed: 'danger', unset: 'danger', stale: 'warning', untried: 'plain' } as const

function One({ of }: { of: Step }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { step, state, by, at } = of
  const date = at && formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="card p-24 flex flex-col items-start gap-12">
      <h2 id={`step-${step}`} className="text-h3 flex flex-wrap items-center gap-12">
        {say(`opening.step.${step}`)} <Badge tone={tones[state]}>{say(`opening.state.${state}`)}</Badge>
      </h2>
      <p className="text-muted">{say(`opening.step.${step}.lead`)}</p>
      {by && date && <p className="text-meta text-muted">{say('opening.tried', { name: by, date })}</p>}
      <Trouble of={of} />
      <Acts of={of} />
    </li>
  )
}

/** What stands in the way, and what to do about it. */
function Trouble({ of: { step, state, fault, detail, settings, count = 0 } }: { of: Step }) {
  const say = useSay()
  if (settings) return <p className="font-medium">{say('opening.settings', { names: settings.join(', ') })}</p>
  if (state === 'stale') return <p className="font-medium">{say('opening.stale')}</p>
  if (fault)
    return (
      <div className="flex flex-col gap-4">
        <p className="font-medium">{say(`opening.fault.${fault}`)}</p>
        {detail && (
          <p dir="ltr" className="text-meta text-muted wrap-anywhere">
            {detail}
          </p>
        )}
      </div>
    )
  return step === 'readers' ? <p className="font-medium">{say('opening.readers', { count })}</p> : null
}

function Door({ of: { is_open, opened_at, steps } }: { of: Opening }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { mutate, isPending, error } = useAction(() => opening.open({ body: {} }), stands)
  const left = steps.filter(({ state }) => state !== 'done')
  if (is_open)
    return (
      <p role="status" className="font-semibold">
        {opened_at
          ? say('opening.open_since', { date: formatDate(opened_at, { dateStyle: 'long', timeStyle: 'short' }) })
          : say('opening.is_open')}
      </p>
    )
  return (
    <section aria-label={say('opening.door')} className="flex flex-col items-start gap-12">
      <p className="max-w-text">{say('opening.door.lead')}</p>
      {error && <ErrorNote cause={error} what={say('opening.door.failed')} />}
      <Button
        pending={isPending}
        onClick={() => mutate(undefined)}
        why={
          left.length > 0 &&
          say('opening.door.left', { steps: left.map(({ step }) => say(`opening.step.${step}`)).join(', ') })
        }
      >
        {say('opening.door.go')}
      </Button>
    </section>
  )
}
