import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { LinkField } from './LinkField.tsx'

type Chain = ReturnType<Editor['chain']>
const tools = [
  { name: 'bold', Icon: Bold, on: ['bold'], go: (chain: Chain) => chain.toggleBold() },
  { name: 'italic', Icon: Italic, on: ['italic'], go: (chain: Chain) => chain.toggleItalic() },
  {
    name: 'heading2',
    Icon: Heading2,
    on: ['heading', { level: 2 }],
    go: (chain: Chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    on: ['heading', { level: 3 }],
    go: (chain: Chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bullets', Icon: List, on: ['bulletList'], go: (chain: Chain) => chain.toggleBulletList() },
  { name: 'numbers', Icon: ListOrdered, on: ['orderedList'], go: (chain: Chain) => chain.toggleOrderedList() },
  { name: 'quote', Icon: Quote, on: ['blockquote'], go: (chain: Chain) => chain.toggleBlockquote() },
] as const
const steps = [
  { name: 'undo', Icon: Undo2, go: (chain: Chain) => chain.undo() },
  { name: 'redo', Icon: Redo2, go: (chain: Chain) => chain.redo() },
] as const

/** What makes a heading, a list, a link of what is chosen. */
export function Tools({ of: editor, mayLeave }: { of: Editor; mayLeave: boolean }) {
  const say = useSay()
  const [linking, setLinking] = useState(false)
  const { on, href } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.filter((one) => now.isActive(one.on[0], one.on[1])).map(({ name }) => name),
      href: now.isActive('link') ? String(now.getAttributes('link').href) : undefined,
    }),
  })
  const press = (go: (chain: Chain) => Chain) => () => void go(editor.chain().focus()).run()
  const pressed = (is: boolean) => cx(is && 'bg-soft-primary text-primary')
  return (
    <>
      <div role="group" aria-label={say('content.tools')} className="flex flex-wrap">
        {tools.map(({ name, Icon, go }) => {
          const is = on.includes(name)
          return (
            <IconButton
              key={name}
              label={say(`content.tool.${name}`)}
              aria-pressed={is}
              className={pressed(is)}
              onClick={press(go)}
            >
              <Icon className="size-20" />
            </IconButton>
          )
        })}
        <IconButton
          label={say('content.tool.link')}
          aria-expanded={linking}
          className={pressed(href !== undefined)}
          onClick={() => setLinking(!linking)}
        >
          <Link2 className="size-20" />
        </IconButton>
        {steps.map(({ name, Icon, go }) => (
          <IconButton key={name} label={say(`content.tool.${name}`)} onClick={press(go)}>
            <Icon className="size-20 rtl:-scale-x-100" />
          </IconButton>
        ))}
      </div>
      {linking && <LinkField key={href} of={editor} href={href} mayLeave={mayLeave} onDone={() => setLinking(false)} />}
    </>
  )
}
