import { expect, test } from 'vitest'
import { type Content, contentOf, wordsOf } from './markup.ts'

const allOf = (all: readonly Content[]): Exclude<Content, string>[] =>
  all.flatMap((one) => (typeof one === 'string' ? [] : [one, ...allOf(one.inner)]))

test('a text is read as it was written', () => {
  expect(contentOf('<h2>One</h2><p>A <strong>b &amp; c</strong><br /><a href="/faq">d</a></p>')).toEqual([
    { tag: 'h2', inner: ['One'] },
    {
      tag: 'p',
      inner: [
        'A ',
        { tag: 'strong', inner: ['b & c'] },
        { tag: 'br', inner: [] },
        { tag: 'a', href: '/faq', inner: ['d'] },
      ],
    },
  ])
  expect(wordsOf('<ul><li><p>One</p></li><li><p>Two &lt;3</p></li></ul>')).toBe('One Two <3')
})

test('whatever is stored, nothing but plain elements comes of it, and links lead within the site or by https', () => {
  const hostile = [
    '<script>boom()</script>',
    '<img src=x onerror="boom()">',
    '<svg onload=boom()><p onclick="boom()">x',
    '<a href="javascript:boom()">x</a><a href="//evil.example">x</a><a href="/\\evil.example">x</a>',
    '<a href="data:text/html,x" onclick="boom()">x</a><a onclick="boom()">x</a>',
    '<p title="</p><script>boom()</script>">x</p><iframe srcdoc="<p>x</p>">',
    '</p></p><li></ul><<p>>x<p',
  ]
  for (const html of hostile)
    for (const { tag, href, ...rest } of allOf(contentOf(html))) {
      expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'hr']).toContain(tag)
      expect(Object.keys(rest)).toEqual(['inner'])
      if (href !== undefined) expect(href).toMatch(/^(\/[^/\\]|\/$|#|https:\/\/)/)
    }
  expect(allOf(contentOf(hostile.join('')))).not.toContainEqual(expect.objectContaining({ tag: 'script' }))
})

test('a text of the length that is allowed is read at once', () => {
  const long = '<p>Word <em>by</em> word.</p>'.repeat(3500)
  const since = performance.now()
  expect(contentOf(long)).toHaveLength(3500)
  expect(contentOf('<p '.repeat(30_000)).length).toBeGreaterThan(0)
  expect(contentOf(`<a href="${'"'.repeat(50_000)}`).length).toBeGreaterThan(0)
  expect(performance.now() - since).toBeLessThan(1500)
})
