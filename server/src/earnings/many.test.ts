import { test } from 'vitest'
import { endureStatements } from '../../test/statements-endured.ts'

test(
  'a run for everybody that is killed goes on where it was, and holds no more than a few readers at once',
  {
    timeout: 1_800_000,
  },
  endureStatements,
)
