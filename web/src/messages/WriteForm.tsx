import { messageCharactersMax } from '@evenlight/contract/messages'
import type { Image } from '@evenlight/contract/uploads'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { output } from 'zod/mini'
import { useFields } from '../form.ts'
import { usePicture } from '../uploads/usePicture.ts'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { PictureField } from '../uploads/PictureField.tsx'
import { type Message, messagesChanged } from './calls.ts'
import { type Draft, draftName } from './draft.ts'
import { ContactHints } from '../contact/ContactHints.tsx'
import { logError } from './log-error.ts'
import { NotSent } from './NotSent.tsx'
import { SentDialog } from './SentDialog.tsx'
import { ToField } from './ToField.tsx'
import { useCarriedPicture } from './useCarriedPicture.ts'
import { sendMessage } from './send.ts'
import { WordsField } from './WordsField.tsx'

interface WriteFormProps {
  /** Which draft it is. */
  of: string
  start: Draft
  /** The picture of the message that is written again. */
  carried: output<typeof Image> | null
}

/** Writes one message. What is typed and chosen stays until the server has it. */
export function WriteForm({ of, start, carried }: WriteFormProps) {
  const say = useSay()
  const { form, submit, pending, cause } = useFields<Draft, Message>({
    name: 'message',
    start,
    labels: { to: 'messages.to.client', text: 'messages.words', picture: 'uploads.picture' },
    draft: draftName(of),
    act: ({ to, text, picture }, key) => sendMessage({ to: to?.id ?? '', text, image: picture?.name ?? '' }, key),
    onDone: (message) => {
      setSent(message)
      void messagesChanged()
    },
  })
  const { text, to } = form.watch()
  const [unnamed, setUnnamed] = useState(0)
  const [sent, setSent] = useState<Message>()
  const [wished, wish] = useState(false)
  const toField = useRef<HTMLInputElement>(null)
  const { attached, choose, remove } = usePicture({ start: form.getValues('picture'), onFail: logError })
  const [first] = useState(carried)
  const lost = useCarriedPicture(first, choose)
  const picture = attached?.picture ?? null
  const uploading = attached !== null && !picture && !attached.cause
  useEffect(() => form.setValue('picture', picture), [form, picture])

  const send = () => {
    if (!to) {
      setUnnamed(unnamed + 1)
      return toField.current?.focus()
    }
    if (pending || sent || !text.trim() || text.length > messageCharactersMax) return
    if (uploading) return wish(true)
    if (!attached?.cause) void submit()
  }
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!wished || uploading) return
    wish(false)
    sendNow()
  }, [wished, uploading])

  const takeAway = () => {
    wish(false)
    remove()
  }
  const still = pending || sent !== undefined || wished
  return (
    <form
      noValidate
      className="card p-16 lg:p-24 flex flex-col gap-20"
      // Only the button sends: one Enter too many after choosing a name must not.
      onSubmit={(event) => event.preventDefault()}
    >
      <ToField
        ref={toField}
        chosen={to}
        onChoose={(chosen) => {
          form.setValue('to', chosen)
          if (chosen) setUnnamed(0)
        }}
        unnamed={unnamed}
        still={still}
      />
      <WordsField text={text} onType={(typed) => form.setValue('text', typed)} still={still} />
      <ContactHints text={text} />
      <PictureField
        attached={attached}
        lost={lost && !attached}
        onChoose={choose}
        onRemove={takeAway}
        still={pending || sent !== undefined}
      />
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <Button pending={still} onClick={send}>
          {say('messages.send')}
        </Button>
        <NotSent
          wished={wished}
          blocked={attached?.cause !== undefined}
          cause={pending ? null : cause}
          onRetry={send}
        />
      </div>
      <SentDialog open={sent !== undefined} care={sent?.care} />
    </form>
  )
}
