import { expect, test } from 'vitest'
import { clean, wordsIn } from './clean.ts'
import { hostile } from '../../test/corpus/markup.ts'

/** All that the browser's part reads: text without angle brackets, and these tags with no attribute but a link's. */
const canonical =
  /^(?:[^<>"]|"|<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a)>|<(?:br|hr) \/>|<a href="(?:\/|#|https:\/\/)[^"<>]*">)*$/

test('of hostile markup nothing is left but words and a few plain tags', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  for (const markup of hostile)
    for (const mayLeave of [true, false]) {
      const kept = clean(markup, mayLeave)
      expect(kept, markup).toMatch(canonical)
      expect((kept.match(/<[^>]*>/g) ?? []).join(''), markup).not.toMatch(
        /javascript|vbscript|data:|\bon\w+\s*=|style|srcset/i,
      )
      expect(clean(kept, mayLeave), markup).toBe(kept)
    }
})

test('what an author means stays: headings, lists, quotes, emphasis, links', () => {
  const body =
    '<h2>One</h2><p>A <strong>bold</strong> and <em>quiet</em> word,<br />and <a href="/our-prices">prices</a>.</p>' +
    '<ul><li><p>First</p></li></ul><ol><li><p>Second</p></li></ol><blockquote><p>Said.</p></blockquote><hr />'
  expect(clean(body, false)).toBe(body)
  expect(clean('<h1>One</h1><div>Two <b>x</b> <i>y</i> &amp; &lt;z&gt;</div>', false)).toBe(
    '<h2>One</h2><p>Two <strong>x</strong> <em>y</em> &amp; &lt;z&gt;</p>',
  )
})

test('only the house leads elsewhere, and only by https', () => {
  const away = '<p><a href="https://example.org/a">there</a></p>'
  expect(clean(away, true)).toBe(away)
  expect(clean(away, false)).toBe('<p>there</p>')
  for (const href of [
    'http://example.org',
    '//example.org',
    '/\\example.org',
    'https://us@example.org',
    'mailto:a@b.c',
  ])
    expect(clean(`<a href="${href}">there</a>`, true), href).toBe('there')
})

test('words are read as people read them', () => {
  expect(wordsIn('<p>a &amp; b</p><p>&lt;c&gt;</p>').replace(/\s+/g, ' ').trim()).toBe('a & b <c>')
})
