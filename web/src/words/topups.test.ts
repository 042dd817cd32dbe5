import { topupTerms } from '@evenlight/contract/topups'
import { expect, test } from 'vitest'
import { agreement as arabic } from './ar/topups.ts'
import { agreement as spanish } from './es/topups.ts'
import { agreement } from './topups.ts'

test('other words to agree to are another number', () => {
  const all = [agreement, spanish, arabic].flatMap((words) => Object.values(words))
  expect([topupTerms, ...all]).toMatchInlineSnapshot()
})
