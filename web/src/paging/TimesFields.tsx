import { lazy, Suspense } from 'react'
import type { useFields } from '../form.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { useZoneName } from '../words/when.tsx'
import type { Paging } from './calls.ts'
import type { Draft } from './PageForm.tsx'
import { faultOf } from './times.ts'

const DateField = lazy(() => import('../ui/DateField.tsx').then((file) => ({ default: file.DateField })))
const names = ['first', 'second'] as const

/** The two times that a client proposes, by their own clock. */
export function TimesFields({ form, field }: Pick<ReturnType<typeof useFields<Draft, Paging[]>>, 'form' | 'field'>) {
  const say = useSay()
  const zone = useZoneName()
  const of = (name: (typeof names)[number]) => {
    const other = name === 'second' ? form.getValues('first') : ''
    const validate = (typed: string) => {
      const fault = form.getValues('when') === 'times' && faultOf(typed, other, Date.now())
      return fault ? say(`paging.times.${fault}`) : true
    }
    const { id, label, error } = field(name, { validate })
    return { id, label, error }
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="grid sm:grid-cols-2 gap-16">
        <Suspense
          fallback={names.map((name) => (
            <Skeleton key={name} className="h-72" />
          ))}
        >
          {names.map((name) => (
            <DateField
              key={name}
              time
              {...of(name)}
              value={form.watch(name)}
              onChange={(moment) =>
                form.setValue(name, moment, { shouldValidate: Boolean(form.formState.errors[name]) })
              }
            />
          ))}
        </Suspense>
      </div>
      <p className="text-meta text-muted">{say('paging.times.hint', { zone })}</p>
    </div>
  )
}
