import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import type { Head, HeadArgs } from '../head.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Folds } from '../ui/Folds.tsx'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { Anatomy } from './Anatomy.tsx'
import { ConnectionDrop } from './ConnectionDrop.tsx'
import { Simulation } from './Simulation.tsx'
import { Presence } from './Presence.tsx'
import { Stops } from './Stops.tsx'

interface Part {
  id: string
  title: Key
  /** What is said of it, paragraph by paragraph, before its drawing. */
  text: readonly Key[]
  drawn?: ReactNode
  /** What is said of it after that. */
  after?: readonly Key[]
}

const parts: readonly Part[] = [
  {
    id: 'before',
    title: 'clock.before',
    text: ['clock.before.ring', 'clock.before.join', 'clock.before.hold'],
  },
  { id: 'runs', title: 'clock.runs', text: ['clock.runs.text'], drawn: <Presence /> },
  { id: 'stops', title: 'clock.stops', text: ['clock.stops.text'], drawn: <Stops /> },
  {
    id: 'line-drops',
    title: 'clock.drop',
    text: ['clock.drop.text'],
    drawn: <ConnectionDrop />,
    after: ['clock.drop.unsteady', 'clock.drop.waits', 'clock.drop.long'],
  },
  {
    id: 'being-there',
    title: 'clock.there',
    text: ['clock.there.tabs', 'clock.there.hidden', 'clock.there.asleep'],
  },
  {
    id: 'free-minutes',
    title: 'clock.free',
    text: ['clock.free.first', 'clock.free.warned', 'clock.free.welcome'],
  },
  { id: 'your-limit', title: 'clock.limits', text: ['clock.limits.text'] },
  { id: 'receipt', title: 'clock.receipt', text: ['clock.receipt.text'], drawn: <Anatomy /> },
  {
    id: 'who-can-check',
    title: 'clock.check',
    text: ['clock.check.both', 'clock.check.fixed', 'clock.check.books'],
  },
  {
    id: 'what-comes-back',
    title: 'clock.back',
    text: ['clock.back.silent', 'clock.back.short', 'clock.back.when'],
  },
  { id: 'when-we-fail', title: 'clock.fail', text: ['clock.fail.text', 'clock.fail.ask'] },
]

export const head = ({ say }: HeadArgs): Head => ({ description: say('clock.rule'), path: paths.clock() })

/** The whole rule of the clock, to be read at leisure. */
export function Component() {
  const say = useSay()
  return (
    <>
      <title>{`${say('clock.title')} · ${brand.name}`}</title>
      <article className="wrap-page py-32 lg:py-72 flex flex-col gap-48">
        <header className="flex flex-col gap-16 max-w-text">
          <h1 tabIndex={-1}>{say('clock.title')}</h1>
          <p className="text-lead text-muted">{say('clock.lead')}</p>
        </header>
        <p className="font-serif text-h2 text-primary text-balance border-y border-line-strong py-24 lg:py-32">
          {say('clock.rule')}
        </p>
        <div className="grid lg:grid-cols-4 gap-32 lg:gap-48 items-start">
          <Contents />
          <div className="lg:col-span-3 flex flex-col gap-48 lg:gap-72 min-w-0">
            {parts.map((part) => (
              <Section key={part.id} part={part} />
            ))}
          </div>
        </div>
        <section id="try-it" aria-labelledby="try-it-title" className="flex flex-col gap-24 lg:pt-24">
          <div className="flex flex-col gap-8 max-w-text">
            <h2 id="try-it-title">{say('clock.try')}</h2>
            <p className="text-muted">{say('clock.try.text')}</p>
          </div>
          <Simulation />
        </section>
        <p className="flex flex-wrap gap-8">
          <LinkButton to={paths.readers()}>{say('clock.next')}</LinkButton>
          <LinkButton kind="secondary" to={paths.prices()}>
            {say('clock.prices')}
          </LinkButton>
        </p>
      </article>
    </>
  )
}

/** Where a phone has it folded, wider windows have it open. */
function Contents() {
  const say = useSay()
  const links = [...parts, { id: 'try-it', title: 'clock.try' } as const]
  const list = (
    <ol className="grid sm:grid-cols-2 lg:grid-cols-1 gap-x-24">
      {links.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex items-center min-h-target text-meta text-muted hover:text-ink hover:underline"
          >
            {say(title)}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={say('clock.contents')} className="lg:sticky lg:top-24">
      <div className="sm:hidden">
        <Folds folds={[{ title: say('clock.contents'), text: list }]} />
      </div>
      <div className="max-sm:hidden flex flex-col gap-8">
        <h2 className="font-sans text-label font-semibold text-muted">{say('clock.contents')}</h2>
        {list}
      </div>
    </nav>
  )
}

function Section({ part: { id, title, text, drawn, after } }: { part: Part }) {
  const say = useSay()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-20">
      <h2 id={`${id}-title`}>{say(title)}</h2>
      <Paragraphs of={text} />
      {drawn}
      {after && <Paragraphs of={after} />}
    </section>
  )
}

function Paragraphs({ of }: { of: readonly Key[] }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-12 max-w-text">
      {of.map((words) => (
        <p key={words}>{say(words)}</p>
      ))}
    </div>
  )
}
