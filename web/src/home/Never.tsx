import { useSay } from '../words/say.tsx'

const never = ['alone', 'round', 'yes', 'renew', 'wait', 'dear', 'card', 'stars'] as const

export function Never() {
  const say = useSay()
  return (
    <section aria-labelledby="never-title" className="wrap-page py-48 lg:py-72 grid lg:grid-cols-3 gap-32 lg:gap-48">
      <div className="flex flex-col gap-12">
        <h2 id="never-title">{say('home.never')}</h2>
        <p className="text-muted max-w-text">{say('home.never.lead')}</p>
      </div>
      <ul className="lg:col-span-2 grid sm:grid-cols-2 gap-x-32 lg:gap-x-48">
        {never.map((one) => (
          <li key={one} className="flex flex-col gap-4 py-20 border-t border-line">
            <h3>{say(`home.never.${one}`)}</h3>
            <p className="text-muted">{say(`home.never.${one}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
