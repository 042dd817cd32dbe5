import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'

const within = /^\/(?![/\\])[^\s\\]*$/
const outside = /^https:\/\/[^\s\\@]+$/

interface LinkProps {
  of: Editor
  href: string | undefined
  mayLeave: boolean
  onDone: () => void
}

/** Where the chosen words lead. It stands in a form that saves the whole text, so Enter sets the link and no more. */
export function LinkField({ of: editor, href = '', mayLeave, onDone }: LinkProps) {
  const say = useSay()
  const [typed, setTyped] = useState(href)
  const [wrong, setWrong] = useState(false)
  const set = () => {
    const to = typed.trim()
    if (!within.test(to) && !(mayLeave && outside.test(to))) return setWrong(true)
    editor.chain().focus().extendMarkRange('link').setLink({ href: to }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <div className="flex flex-col gap-8 p-16 rounded-button bg-sunken">
      <TextField
        label={say('content.link.address')}
        hint={say(mayLeave ? 'content.link.hint.house' : 'content.link.hint')}
        error={wrong && say('content.link.wrong')}
        dir="ltr"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <div className="flex flex-wrap gap-8">
        <Button kind="secondary" onClick={set}>
          {say('content.link.set')}
        </Button>
        {href && (
          <Button kind="quiet" onClick={remove}>
            {say('content.link.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
