import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { routersFrom } from './app.tsx'

test('a drawing that was broken off and begins again has the router of the page that the server drew', () => {
  const drawn = createMemoryRouter([{ path: '/' }])
  const routerFor = routersFrom(drawn)
  expect(routerFor(false)).toBe(drawn)
  expect(routerFor(false)).toBe(drawn)
})
