import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { type Content, contentOf } from './markup.ts'

/** A text that somebody wrote, in a language of its own where it is said, in the type of our pages. */
export function Body({ html, lang }: { html: string; lang?: string }) {
  const drawn = useMemo(() => drawAll(contentOf(html)), [html])
  return (
    <div dir="auto" lang={lang} className="written">
      {drawn}
    </div>
  )
}

const drawAll = (all: readonly Content[]): ReactNode[] =>
  all.map((one, at) => <Fragment key={at}>{typeof one === 'string' ? one : draw(one)}</Fragment>)

function draw({ tag, href, inner }: Exclude<Content, string>): ReactNode {
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const children = drawAll(inner)
  if (tag !== 'a') return createElement(tag, {}, ...children)
  if (href === undefined) return children
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noopener nofollow">
      {children}
    </a>
  )
}
