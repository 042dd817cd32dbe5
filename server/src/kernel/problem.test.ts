import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codes, refuse } from '@evenlight/contract/errors'
import { reasons } from '@evenlight/contract/reasons'
import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test('what a refusal says stands there in English and by its codes', () => {
  const fields = { username: 'username_taken', age: 'under_age', words: ['characters_max', { max: 40 }] } as const
  expect(problemOf('bad_input', { detail: ['decided_by', { name: '{max}' }], fields })).toEqual({
    type: '/problems/bad_input',
    title: 'Some of what you entered needs a change.',
    status: 422,
    code: 'bad_input',
    detail: '{max} has decided on this message.',
    fields: {
      username: 'This user name is taken.',
      age: 'You must be 18 or older.',
      words: 'Please use at most 40 characters.',
    },
    reasons: {
      detail: { code: 'decided_by', values: { name: '{max}' } },
      fields: {
        username: { code: 'username_taken' },
        age: { code: 'under_age' },
        words: { code: 'characters_max', values: { max: 40 } },
      },
    },
  })
  expect(problemOf('not_found')).not.toHaveProperty('reasons')
})

test('a code says one thing', () => {
  expect(Object.keys(reasons).filter((code) => code in codes)).toEqual([])
  const sentences = [...Object.values(codes).map(([, title]) => title), ...Object.values(reasons)]
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
})

test('no reason is left that nobody gives', () => {
  const src = fileURLToPath(new URL('..', import.meta.url))
  const code = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(src + file, 'utf8'),
  )
  const all = code.join('\n')
  const forms = Object.keys(reasons).filter((reason) => !all.includes(`'${reason}'`))
  expect(forms).toEqual(['reading_requested', 'reading_accepted'])
})

test('the compiler refuses a sentence, and a reason without its values', () => {
  const wrong = [
    // @ts-expect-error No sentence stands with a handler.
    refuse('wrong_state', { detail: 'You are late.' }),
    // @ts-expect-error This one says how many.
    refuse('bad_input', { fields: { body: 'characters_max' } }),
    // @ts-expect-error Another value.
    refuse('bad_input', { fields: { body: ['characters_max', { min: 3 }] } }),
  ]
  expect(wrong).toHaveLength(3)
})
