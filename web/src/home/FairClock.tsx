import { useSay } from '../words/say.tsx'
import { Moon } from '../ui/art/Moon.tsx'
import { clockFace } from '../ui/Clock.tsx'

const promises = ['start', 'stop', 'ask', 'tell'] as const
const moons = { start: 0.12, stop: 0.25, ask: 0.38, tell: 0.5 }

/** How the clock works, and what one gets to see of it afterwards. */
export function FairClock() {
  const say = useSay()
  return (
    <section id="fair-clock" aria-labelledby="fair-clock-title" className="border-y border-line bg-surface">
      <div className="wrap-page py-48 lg:py-72 grid lg:grid-cols-2 gap-32 lg:gap-72 items-center">
        <div className="flex flex-col gap-24">
          <div className="flex flex-col gap-8">
            <h2 id="fair-clock-title">{say('home.clock')}</h2>
            <p className="text-lead text-muted">{say('home.clock.lead')}</p>
          </div>
          <ol className="flex flex-col gap-24">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-16">
                <Moon phase={moons[promise]} className="size-24 mt-2 text-primary" />
                <div>
                  <h3 className="text-lead">{say(`home.clock.${promise}`)}</h3>
                  <p className="text-muted max-w-text">{say(`home.clock.${promise}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Receipt />
      </div>
    </section>
  )
}

const line = [
  ['asked', '14:01:58'],
  ['joined', '14:02:31'],
  ['started', '14:02:40'],
  ['lost', '14:09:12'],
  ['back', '14:09:53'],
  ['ended', '14:18:05'],
] as const
const sums = [
  ['free', 600],
  ['paid', 284],
  ['unbilled', 41],
] as const

function Receipt() {
  const say = useSay()
  return (
    <figure className="card bg-page p-24 flex flex-col gap-16 w-full max-w-dialog mx-auto">
      <figcaption className="text-label font-semibold text-muted">{say('home.receipt')}</figcaption>
      <ol className="flex flex-col">
        {line.map(([what, at]) => (
          <li key={what} className="flex gap-16 pb-12 last:pb-0">
            <span className="tabular text-meta text-muted" dir="ltr">
              {at}
            </span>
            <span className={what === 'lost' ? 'text-warning font-medium' : ''}>{say(`home.receipt.${what}`)}</span>
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-3 gap-8 pt-16 border-t border-line">
        {sums.map(([what, seconds]) => (
          <div key={what}>
            <dt className="text-label text-muted">{say(`home.receipt.${what}`)}</dt>
            <dd className="tabular text-h3">
              <bdi>{clockFace(seconds)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
