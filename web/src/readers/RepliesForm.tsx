import { quickRepliesMax, quickReplyCharactersMax } from '@evenlight/contract/readers'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFields } from '../form.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { moved, tidied } from './replies.ts'
import { saveDesk } from './desk.ts'

/** Phrases at hand in the room, in the order they stand here. */
export function RepliesForm({ replies }: { replies: readonly string[] }) {
  const say = useSay()
  const box = useRef<HTMLOListElement>(null)
  const { form, ...sending } = useFields<{ rows: readonly string[] }, unknown>({
    name: 'replies',
    draft: 'replies',
    start: { rows: replies.length > 0 ? replies : [''] },
    labels: { rows: 'readers.replies' },
    act: (typed) => saveDesk({ quick_replies: tidied(typed.rows) }),
    onDone: () => toast(say('readers.settings.saved')),
  })
  const rows = form.watch('rows')
  const setRows = (next: readonly string[]) => form.setValue('rows', next)
  const put = (next: readonly string[], at: number) => {
    flushSync(() => setRows(next))
    box.current?.querySelectorAll('input')[Math.max(0, at)]?.focus()
  }
  return (
    <Form of={sending} failed={say('readers.settings.not_saved')}>
      <ol ref={box} className="flex flex-col gap-12">
        {rows.map((row, at) => (
          <li key={at} className="flex max-sm:flex-wrap items-end gap-x-8 gap-y-2">
            <label className="grow max-sm:w-full flex flex-col gap-4 text-meta font-semibold">
              {say('readers.replies.one', { number: at + 1 })}
              <input
                value={row}
                onChange={({ target }) => setRows(rows.with(at, target.value))}
                maxLength={quickReplyCharactersMax}
                dir="auto"
                className="control"
              />
            </label>
            <span className="flex shrink-0 max-sm:ms-auto">
              <IconButton
                label={say('readers.replies.up', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => setRows(moved(rows, at, -1))}
                className="disabled:opacity-30"
              >
                <ArrowUp className="size-16" />
              </IconButton>
              <IconButton
                label={say('readers.replies.down', { number: at + 1 })}
                disabled={at === rows.length - 1}
                onClick={() => setRows(moved(rows, at, 1))}
                className="disabled:opacity-30"
              >
                <ArrowDown className="size-16" />
              </IconButton>
              <IconButton
                label={say('readers.replies.drop', { number: at + 1 })}
                onClick={() => put(rows.toSpliced(at, 1), at - 1)}
              >
                <Trash2 className="size-16" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <ContactMarks text={rows.join('\n')} />
      <div className="flex flex-wrap gap-8">
        <Button type="submit" kind="secondary" pending={sending.pending}>
          {say('readers.replies.save')}
        </Button>
        {rows.length < quickRepliesMax && (
          <Button kind="quiet" onClick={() => put([...rows, ''], rows.length)}>
            <Plus className="size-16" aria-hidden="true" />
            {say('readers.replies.add')}
          </Button>
        )}
      </div>
    </Form>
  )
}
