import { topupTerms } from '@evenlight/contract/topups'
import { expect, test } from 'vitest'
import { agreement } from './topups.ts'

test('other words to agree to are another number', () => {
  expect([topupTerms, ...Object.values(agreement)]).toMatchInlineSnapshot(`
    [
      1,
      "When 2 minutes are left of a reading on paid time, we buy {package} for {price} with your {card}, without asking again.",
      "So much at most: {cap} in {days, plural, one {24 hours} other {# days}}.",
      "Your own limits count first, and taking time off ends it.",
      "Nothing is bought while the clock stands, or once the reading has ended.",
      "Each purchase comes with a notice and an e-mail, and stands on your statement.",
      "One press stops it: here, in the room, or where the e-mail leads. A declined card stops it, too.",
    ]
  `)
})
