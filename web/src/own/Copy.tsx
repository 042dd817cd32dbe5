import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Button } from '../ui/Button.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { AskCopy } from './AskCopy.tsx'
import { copyOf, type Copies } from './calls.ts'
import { CopyFile } from './CopyFile.tsx'

/** A copy of all that is kept: asked for, being made, to be fetched. It can be left and found again. */
export function Copy() {
  const say = useSay()
  return (
    <Part id="copy" title={say('own.copy')}>
      <p>{say('own.copy.what')}</p>
      <Loaded of={useQuery(copyOf())} failed={say('own.failed')} shape={<Skeleton className="h-48" />}>
        {(copies) => <CopyState {...copies} />}
      </Loaded>
    </Part>
  )
}

function CopyState({ copy, next_at }: Copies) {
  const say = useSay()
  const [asking, ask] = useState(false)
  return (
    <div className="flex flex-col gap-16">
      {copy?.state === 'making' && (
        <div aria-live="polite" className="flex flex-col gap-8">
          <Progress
            label={say('own.copy.making')}
            done={copy.done}
            of={copy.of}
            words={say('own.copy.making.of', { done: copy.done, total: copy.of })}
          />
          <p className="text-meta text-muted">{say('own.copy.rows', { count: copy.rows })}</p>
        </div>
      )}
      {copy?.until && (
        <div className="flex flex-wrap gap-16 items-center">
          <p className="basis-full">
            {say('own.copy.ready', { count: copy.rows })} <When at={copy.until} />
          </p>
          <CopyFile as="json" />
          <CopyFile as="pdf" />
        </div>
      )}
      {next_at !== null && copy?.state !== 'making' && (
        <p className="text-meta text-muted">
          {say('own.copy.next')} <When at={next_at} />
        </p>
      )}
      {next_at === null &&
        copy?.state !== 'making' &&
        (asking ? (
          <AskCopy onClose={() => ask(false)} />
        ) : (
          <Button kind="secondary" className="self-start max-sm:w-full" onClick={() => ask(true)}>
            {say('own.copy.ask')}
          </Button>
        ))}
    </div>
  )
}
