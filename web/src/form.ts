import { Failed } from '@evenlight/contract/client'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useAction } from './action.ts'
import { useOffline } from './online.ts'
import type { Fault } from './ui/Summary.tsx'
import { keyed } from './unanswered.ts'
import type { Key } from './words/en.ts'
import { useSay, useWritten } from './words/say.tsx'

interface FormSpec<Values extends FieldValues, Answer> {
  /** Tells the ids of two forms on one page apart. */
  name?: string
  /** Every field with what it starts as. */
  start: DefaultValues<Values> & Values
  labels: { [Name in keyof Values]: Key }
  act: (values: Values, key: string) => Promise<Answer>
  onDone?: (answer: Answer, values: Values) => void
  /** Name under which what is typed survives a reload of the tab, passwords and codes aside. */
  draft?: string
  /** Name under which the key of what was sent does, until there is an answer. */
  sentAs?: string
  /** When a field is first judged: once it was left, unless a field may stay empty for now. */
  judged?: 'onTouched' | 'onSubmit'
}

const secret = /password|code|token/

/**
 * A form tied to a call. Refused fields say why, what was typed stays, and `summary` takes the focus.
 * `field(name)` is spread on a field of the design system; `cause` is a failure that belongs to no field; `away` says why
 * nothing can be sent now, for the button.
 */
export function useFields<Values extends FieldValues, Answer>({
  name = 'field',
  start,
  labels,
  act,
  onDone,
  draft,
  sentAs,
  judged = 'onTouched',
}: FormSpec<Values, Answer>) {
  const say = useSay()
  const away = useOffline()
  const refusedFields = useFieldSentences()
  const [tries, setTries] = useState(0)
  const form = useForm<Values>({
    defaultValues: Object.assign({}, start, draft && drafted(draft)),
    shouldFocusError: false,
    mode: judged,
  })
  const { errors } = form.formState
  const action = useAction(sentAs ? keyed(sentAs, act) : act, (answer: Answer, values: Values) => {
    if (draft) sessionStorage.removeItem(draft)
    onDone?.(answer, values)
  })
  useDraft(form, draft)

  const tried = () => {
    setTries((count) => count + 1)
    const [only, ...more] = Object.keys(start)
    if (only && more.length === 0 && form.getFieldState(only as FieldPath<Values>).invalid)
      form.setFocus(only as FieldPath<Values>)
  }
  const submit = form.handleSubmit((values) => {
    if (action.isPending) return
    action.mutate(values, { onError: (cause) => refuse(cause) })
  }, tried)
  const refuse = (cause: unknown) => {
    const refused = refusedFields(cause).filter(([of]) => of in start)
    for (const [of, message] of refused) form.setError(of as FieldPath<Values>, { type: 'server', message })
    if (refused.length > 0) tried()
  }
  const field = <Name extends FieldPath<Values>>(of: Name, rules?: RegisterOptions<Values, Name>) => ({
    ...form.register(of, rules),
    id: `${name}-${of}`,
    label: say(labels[of]),
    error: errors[of]?.message as string | undefined,
  })
  const faults: Fault[] = Object.keys(start).flatMap((of) => {
    const message = errors[of]?.message
    return typeof message === 'string' && message
      ? [{ id: `${name}-${of}`, label: say(labels[of] as Key), message }]
      : []
  })
  const landed = refusedFields(action.error).some(([of]) => of in start)
  const reset = () => {
    action.reset()
    form.reset(start)
  }
  return {
    form,
    field,
    submit,
    reset,
    pending: action.isPending,
    away,
    cause: landed ? null : action.error,
    // A form of one field needs no summary: its field takes the focus itself.
    summary: { faults: Object.keys(start).length > 1 ? faults : [], tries },
  }
}

/** The sentences for the fields that a failure names, by their paths. */
export function useFieldSentences() {
  const written = useWritten()
  return (cause: unknown) => {
    const { reasons, fields } = (cause instanceof Failed && cause.problem) || {}
    return Object.entries(reasons?.fields ?? {}).map(
      ([path, { code, values }]) => [path, written(`problem.${code}`, values, fields?.[path])] as const,
    )
  }
}

/** What was typed under this name in this tab and not sent. Signing out empties the tab's store. */
export function drafted<Values = object>(name: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Values> | null
  } catch {
    return null
  }
}

function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draft: string | undefined) {
  useEffect(
    () =>
      draft
        ? form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(draft, values) })
        : undefined,
    [draft, form],
  )
}

function keep(name: string, values: FieldValues) {
  const open = Object.entries(values).filter(([field]) => !secret.test(field))
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(open)))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
