import { Folds } from '../ui/Folds.tsx'
import { useSay } from '../words/say.tsx'
import { questions } from './questions.ts'

export function Questions() {
  const say = useSay()
  return (
    <section
      aria-labelledby="questions-title"
      className="wrap-page pb-48 lg:pb-72 grid lg:grid-cols-3 gap-24 lg:gap-48"
    >
      <h2 id="questions-title">{say('home.questions')}</h2>
      <div className="lg:col-span-2">
        <Folds
          folds={questions.map((one) => ({
            title: say(`home.question.${one}`),
            text: say(`home.question.${one}.text`),
          }))}
        />
      </div>
    </section>
  )
}
