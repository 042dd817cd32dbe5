import { Moon } from '../ui/art/Moon.tsx'
import { cx } from '../ui/cx.ts'
import { Folds } from '../ui/Folds.tsx'
import { useSay } from '../words/say.tsx'

const rules = {
  free: ['welcome', 'order', 'end', 'worth'],
  paid: ['second', 'stay', 'same', 'last'],
  returns: ['silent', 'short', 'few', 'wrong', 'money'],
} as const
const uncharged = ['ring', 'start', 'alone', 'rest', 'asked', 'adding', 'part', 'keeping'] as const
const paying = ['which', 'card', 'again', 'middle', 'hangs', 'currency'] as const

/** One heading and what there is to know under it, or beside it, each with its own name. */
export function Rules({ of, wide }: { of: keyof typeof rules; wide?: boolean }) {
  const say = useSay()
  return (
    <section
      aria-labelledby={`${of}-rules`}
      className={cx('grid gap-20 content-start', wide && 'lg:grid-cols-3 lg:gap-48')}
    >
      <h2 id={`${of}-rules`}>{say(`wallet.${of}`)}</h2>
      <dl className={cx('flex flex-col border-b border-line', wide && 'lg:col-span-2')}>
        {rules[of].map((rule) => (
          <div key={rule} className="flex flex-col gap-4 py-16 border-t border-line">
            <dt className="font-semibold">{say(`wallet.${of}.${rule}` as 'wallet.free.end')}</dt>
            <dd className="text-muted max-w-text">{say(`wallet.${of}.${rule}.text` as 'wallet.free.end.text')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Uncharged() {
  const say = useSay()
  return (
    <section
      aria-labelledby="uncharged"
      className="card bg-soft-primary border-transparent p-24 lg:p-48 flex flex-col gap-24"
    >
      <h2 id="uncharged">{say('wallet.uncharged')}</h2>
      <ul className="grid md:grid-cols-2 gap-x-48 gap-y-12">
        {uncharged.map((one) => (
          <li key={one} className="flex items-start gap-12">
            <Moon phase={0} className="size-12 mt-8 text-primary" />
            {say(`wallet.uncharged.${one}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Paying() {
  const say = useSay()
  return (
    <section aria-labelledby="paying" className="grid lg:grid-cols-3 gap-24 lg:gap-48">
      <h2 id="paying">{say('wallet.paying')}</h2>
      <div className="lg:col-span-2">
        <Folds
          folds={paying.map((one) => ({ title: say(`wallet.paying.${one}`), text: say(`wallet.paying.${one}.text`) }))}
        />
      </div>
    </section>
  )
}
