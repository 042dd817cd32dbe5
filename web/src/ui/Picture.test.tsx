import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const sizes = [320, 800, 1600].map((width) => ({ url: `/uploads/p.${width}.webp?until=1&key=a`, width }))

test('a picture names all its sizes and how wide it will be drawn, so that a browser loads the one it needs', () => {
  const image = { original_url: sizes[2]!.url, width: 1600, height: 800, sizes }
  const drawn = renderToStaticMarkup(<Picture image={image} alt="A picture" />)
  for (const width of [320, 800, 1600]) expect(drawn).toContain(`/uploads/p.${width}.webp?until=1&amp;key=a ${width}w`)
  expect(drawn).toMatch(/ sizes="480px"[^>]* alt="A picture" width="1600" height="800"/)
})

test('a small one is drawn no wider than it is', () => {
  const image = { original_url: '/p', width: 40, height: 30, sizes: [{ url: '/p', width: 40 }] }
  expect(renderToStaticMarkup(<Picture image={image} alt="" />)).toContain('sizes="40px"')
})
