import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@evenlight/contract/paths'
import { calls } from '../accounts/calls.ts'
import { useFields } from '../form.ts'
import { remember } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { usePicture } from '../uploads/usePicture.ts'
import { applyingForm } from '../words/applying-form.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { AccountStep } from './AccountStep.tsx'
import { bodyOf, labels, order, start, type Step, stepOf, steps, type Typed } from './fields.ts'
import { SendStep } from './SendStep.tsx'
import { WordsStep } from './WordsStep.tsx'
import { WorkStep } from './WorkStep.tsx'

type Applied = Awaited<ReturnType<typeof calls.apply>>
export type Fields = ReturnType<typeof useApplication>

function useApplication(pictureName: string | undefined) {
  const go = useNavigate()
  return useFields<Typed, Applied>({
    name: 'apply',
    start,
    labels,
    draft: 'application',
    act: (typed) => calls.apply({ body: bodyOf(typed, pictureName) }),
    onDone: ({ user_id }, { email, password }) => {
      remember({ userId: user_id, email, password })
      void go(paths.registered())
    },
  })
}

/** The application, a step at a time; what is refused leads back to the step that asked for it. */
export const Application = () => (
  <MoreWords words={applyingForm}>
    <Steps />
  </MoreWords>
)

function Steps() {
  const say = useSay()
  const picture = usePicture({ to: 'publicMedia' })
  const fields = useApplication(picture.attached?.picture?.name)
  const [step, setStep] = useState<Step>('account')
  const [judged, setJudged] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const at = order.indexOf(step)
  const turn = (to: Step) => {
    setStep(to)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const { tries } = fields.summary
  const faulty = stepOf(Object.keys(fields.form.formState.errors))
  // Only what was just sent leads back, and not what is wrong while one types.
  if (tries !== judged) {
    setJudged(tries)
    if (faulty) setStep(faulty)
  }
  const goOn = async () => {
    if (await fields.form.trigger([...steps[step]], { shouldFocus: true })) turn(order[at + 1]!)
  }
  const loading = picture.attached !== null && !picture.attached.picture && !picture.attached.cause
  return (
    <Form of={fields} failed={say('applying.failed')} kept={say('applying.not_lost')}>
      <div className="flex flex-col gap-4">
        <p className="text-meta text-muted">{say('applying.step', { at: at + 1, of: order.length })}</p>
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {say(`applying.step.${step}`)}
        </h2>
        <progress value={at + 1} max={order.length} aria-label={say('applying.steps')} className="bar" />
      </div>
      {step === 'account' && <AccountStep of={fields} />}
      {step === 'work' && <WorkStep of={fields} />}
      {step === 'words' && <WordsStep of={fields} picture={picture} />}
      {step === 'send' && <SendStep of={fields} onChange={turn} />}
      <div className="flex flex-wrap items-start gap-8">
        {step === 'send' ? (
          <Button type="submit" pending={fields.pending} why={fields.away || (loading && say('tickets.picture.wait'))}>
            {say('applying.send')}
          </Button>
        ) : (
          <Button onClick={() => void goOn()}>{say('applying.next')}</Button>
        )}
        {at > 0 && (
          <Button kind="quiet" onClick={() => turn(order[at - 1]!)}>
            {say('applying.back')}
          </Button>
        )}
      </div>
      <p className="text-meta text-muted">{say('applying.kept')}</p>
    </Form>
  )
}
