import { blockWordCharacters } from '@evenlight/contract/moderation'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { useOffline } from '../online.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Tag } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Field } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { added, changesOf, faultIn } from './words.ts'

const wordsKey = ['moderation.words']

/** The words that are marked in what people write. Changes are saved together, and the last saving can be undone. */
export function BlockWords() {
  const say = useSay()
  const listed = useQuery({ queryKey: wordsKey, queryFn: () => calls.blockWords() })
  return (
    <Loaded
      of={listed}
      failed={say('moderation.words.failed')}
      shape={<SkeletonBars count={3} bar="h-target max-w-text" />}
    >
      {({ words }) => <List kept={words} />}
    </Loaded>
  )
}

function List({ kept }: { kept: readonly string[] }) {
  const say = useSay()
  const away = useOffline()
  const [words, setWords] = useState(kept)
  const save = useAction(
    ({ list }: { list: readonly string[]; before?: readonly string[] }) =>
      calls.setBlockWords({ body: { words: [...list] } }),
    (answer, { before }) => {
      queries.setQueryData(wordsKey, answer)
      setWords(answer.words)
      if (before) toast(say('moderation.words.saved'), () => save.mutate({ list: before }))
      else toast(say('moderation.words.undone'))
    },
  )
  const { more, fewer } = changesOf(kept, words)
  return (
    <div className="flex flex-col gap-24 max-w-text">
      <p className="text-muted">{say('moderation.words.lead')}</p>
      <Add words={words} onAdd={(word) => setWords(added(words, word))} />
      {words.length === 0 && <Empty scene="letters">{say('moderation.words.none')}</Empty>}
      <ul aria-label={say('moderation.tab.words')} className="flex flex-wrap gap-8">
        {words.map((word) => (
          <li key={word} className="min-w-0">
            <Tag
              remove={say('moderation.words.remove', { word })}
              onRemove={() => setWords(words.filter((one) => one !== word))}
            >
              {word}
            </Tag>
          </li>
        ))}
      </ul>
      {save.error && <ErrorNote cause={save.error} what={say('moderation.words.not_saved')} />}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <Button
          pending={save.isPending}
          why={away || (more + fewer === 0 && say('moderation.words.same'))}
          onClick={() => save.mutate({ list: words, before: kept })}
        >
          {say('moderation.words.save')}
        </Button>
        {more + fewer > 0 && (
          <>
            <p role="status" className="text-meta text-muted">
              {say('moderation.words.changes', { more, fewer })}
            </p>
            <Button kind="quiet" onClick={() => setWords(kept)}>
              {say('moderation.words.back')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Add({ words, onAdd }: { words: readonly string[]; onAdd: (word: string) => void }) {
  const say = useSay()
  const { form, field, submit } = useFields({
    name: 'block',
    start: { word: '' },
    labels: { word: 'moderation.words.add' },
    act: async ({ word }) => onAdd(word),
    onDone: () => form.reset(),
    judged: 'onSubmit',
  })
  const { label, error, id, ...input } = field('word', {
    validate: (word) => {
      const fault = faultIn(words, word)
      return fault === null || say(`moderation.words.fault.${fault}`)
    },
  })
  return (
    <form onSubmit={submit} className="max-w-form">
      <Field label={label} hint={say('moderation.words.add.hint')} error={error} id={id}>
        {(wiring) => (
          <div className="flex gap-8">
            <input
              {...input}
              {...wiring}
              maxLength={blockWordCharacters.max}
              dir="auto"
              autoComplete="off"
              className="control"
            />
            <Button type="submit" kind="secondary">
              {say('moderation.words.add.go')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
