import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useMemo } from 'react'
import { Wrong } from '../../ui/Field.tsx'
import { type Content, contentOf } from '../markup.ts'
import { Tools } from './Tools.tsx'

/** What the server lets through and no more. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
  }),
]

const elementOf = (one: Content): Node => {
  if (typeof one === 'string') return document.createTextNode(one)
  const element = document.createElement(one.tag)
  if (one.href !== undefined) element.setAttribute('href', one.href)
  element.append(...one.inner.map(elementOf))
  return element
}

/** The text as the editor keeps it. It never asks the browser to read HTML, which our content policy forbids. */
const documentOf = (html: string) => {
  const box = document.createElement('div')
  box.append(...contentOf(html).map(elementOf))
  return DOMParser.fromSchema(getSchema(extensions)).parse(box).toJSON() as object
}

interface EditorProps {
  id: string
  label: string
  error?: string | undefined
  start: string
  /** It may link to other sites. */
  mayLeave: boolean
  onChange: (html: string) => void
}

/** Writes a text with headings, lists, quotes and links. What is pasted comes as plain words. */
export function Editor({ id, label, error, start, mayLeave, onChange }: EditorProps) {
  const content = useMemo(() => documentOf(start), [start])
  const editor = useEditor({
    extensions,
    content,
    // The content policy lets no style in that is not ours.
    injectCSS: false,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        dir: 'auto',
        class: 'written written-here control',
      },
      // Under the policy nothing is left of pasted markup; its words are there as well.
      handlePaste: (view, event, slice) => {
        const words = event.clipboardData?.getData('text/plain') ?? ''
        if (slice.content.textBetween(0, slice.content.size) !== '' || words === '') return false
        return view.pasteText(words, event)
      },
    },
  })
  return (
    <div className="flex flex-col gap-8">
      <span id={`${id}-label`} className="text-meta font-semibold">
        {label}
      </span>
      <Tools of={editor} mayLeave={mayLeave} />
      <EditorContent editor={editor} />
      <Wrong id={`${id}-error`}>{error}</Wrong>
    </div>
  )
}
