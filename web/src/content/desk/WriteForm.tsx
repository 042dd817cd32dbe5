import { titleCharactersMax } from '@evenlight/contract/lengths'
import { firstLocale, pieceMost } from '@evenlight/contract/content'
import { lazy, Suspense, useEffect } from 'react'
import { useFields } from '../../form.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import type { OwnPiece } from '../calls.ts'
import { actOn, addOf, changed, type Kind, type Locale, locales, newestOf } from './calls.ts'

/** Larger than all else of the page together. */
const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

const labels = {
  title: 'content.write.title',
  summary: 'content.write.summary',
  body: 'content.write.body',
  category: 'content.write.category',
  slug: 'content.write.slug',
  position: 'content.write.position',
} as const
type Values = Record<keyof typeof labels, string>

const startOf = (of: OwnPiece | undefined, locale: Locale): Values => {
  const text = of?.texts.find((one) => one.locale === locale)
  return {
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    body: text?.body ?? '',
    category: text?.category ?? (locale === firstLocale ? (of?.category ?? '') : ''),
    slug: of?.slug ?? '',
    position: String(of?.position ?? 0),
  }
}

interface WriteProps {
  kind: Kind
  of?: OwnPiece
  locale: Locale
  onLocale?: (locale: Locale) => void
  onDirty?: (dirty: boolean) => void
  onSaved?: (piece: OwnPiece) => void
}

/** A text in one language; each save is a version. */
export function WriteForm({ kind, of, locale, onLocale, onDirty, onSaved }: WriteProps) {
  const say = useSay()
  const isHouse = useSession(({ userData }) => userData?.type) === 'ADMIN'
  const start = startOf(of, locale)
  const { form, field, ...sending } = useFields<Values, OwnPiece>({
    name: 'piece',
    start,
    labels,
    draft: `piece ${of?.id ?? kind} ${locale} ${of ? newestOf(of) : ''}`,
    act: ({ slug, position, ...words }, key) => {
      const own = isHouse ? { ...(slug && { slug }), position: Number(position) } : {}
      const body = { ...words, ...own, locale }
      return of ? actOn(of, { action: 'save', ...body }) : addOf[kind]({ body, key }).then(changed)
    },
    onDone: (piece) => {
      toast(say('content.write.saved', { number: newestOf(piece) }))
      onSaved?.(piece)
    },
  })
  const typed = form.watch()
  // A draft of this tab is no more saved than what is typed now.
  const isAhead = (Object.keys(start) as (keyof Values)[]).some((name) => typed[name] !== start[name])
  useEffect(() => onDirty?.(isAhead), [isAhead, onDirty])
  const needed = { required: say('content.write.needed') }
  const { id, label, error } = field('body')
  return (
    <Form of={sending} failed={say('content.write.failed')} kept={say('content.write.kept')}>
      {isHouse && of && onLocale && <Language of={of} locale={locale} onLocale={onLocale} />}
      <TextField
        {...field('title', needed)}
        maxLength={titleCharactersMax}
        hint={say('content.write.title.hint', { count: typed.title.length })}
      />
      {kind !== 'question' && (
        <TextField
          {...field('summary')}
          maxLength={pieceMost.summaryCharacters}
          hint={say('content.write.summary.hint')}
        />
      )}
      <Suspense fallback={<Skeleton className="h-portrait" />}>
        <Editor
          {...{ id, label, error }}
          start={form.formState.defaultValues?.body ?? ''}
          mayLeave={isHouse}
          onChange={(body) => form.setValue('body', body)}
        />
      </Suspense>
      <TextField
        {...field('category')}
        maxLength={pieceMost.categoryCharacters}
        hint={say('content.write.category.hint')}
      />
      {isHouse && (
        <div className="grid sm:grid-cols-2 gap-16 items-start">
          <TextField
            {...field('slug')}
            maxLength={pieceMost.slugCharacters}
            dir="ltr"
            hint={say('content.write.slug.hint')}
          />
          <TextField
            {...field('position', { validate: (typed) => /^\d{1,4}$/.test(typed) || say('content.write.number') })}
            inputMode="numeric"
          />
        </div>
      )}
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('content.write.save')}
      </Button>
    </Form>
  )
}

type LanguageProps = Required<Pick<WriteProps, 'of' | 'locale' | 'onLocale'>>

function Language({ of, locale, onLocale }: LanguageProps) {
  const say = useSay()
  return (
    <SelectField
      label={say('content.write.locale')}
      value={locale}
      onChange={({ target }) => onLocale(target.value as Locale)}
    >
      {locales.map((one) => {
        const language = say(`content.locale.${one}`)
        const there = of.texts.some((text) => text.locale === one)
        return (
          <option key={one} value={one}>
            {there ? language : say('content.write.locale.missing', { language })}
          </option>
        )
      })}
    </SelectField>
  )
}
