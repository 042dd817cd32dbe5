import { paths } from '@evenlight/contract/paths'
import { Form } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { chip } from '../ui/Chip.tsx'
import { useSay } from '../words/say.tsx'
import { type Answer, type answersOf, names, type Name, questions } from './answers.ts'

const mark =
  'relative has-checked:border-primary has-checked:bg-soft-primary has-checked:text-primary has-checked:forced-colors:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The three questions, as a form that a browser sends by itself too. */
export function Questions({ answers }: { answers: ReturnType<typeof answersOf> }) {
  const say = useSay()
  return (
    <Form method="get" action={paths.choose()} className="flex flex-col gap-24">
      {names.map((name) => (
        <Question key={name} name={name} answer={answers[name]} />
      ))}
      <Button type="submit" className="self-start max-sm:w-full">
        {say('choose.show')}
      </Button>
    </Form>
  )
}

// What is chosen is the browser's to keep: whoever was quicker than the page's code loses nothing.
function Question({ name, answer }: { name: Name; answer: Answer | undefined }) {
  const say = useSay()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-8 font-serif text-h3">{say(`choose.${name}`)}</legend>
      <div className="flex flex-wrap gap-8">
        {questions[name].map((one) => (
          <label key={one} className={chip(false, mark)}>
            <input
              type="radio"
              name={name}
              value={one}
              required
              defaultChecked={one === answer}
              className="absolute inset-0 opacity-0 cursor-pointer"
            />
            {say(`choose.${name}.${one}` as 'choose.when.now')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
