import { expect, test } from 'vitest'
import { plainOf, readWords } from './words.ts'

test('slips of the words that matter most are put right, and words that are near them stay', () => {
  for (const [text, plain] of [
    ['I’d hurt my self, suicde; he hurt himself', ' . id hurt myself , suicide . he hurt himself . '],
    ['MYSLEF!! me self', ' . myself . myself . '],
    ['my, self and it', ' . my , self and it . '],
    ['k i l l  m y s e l f 🙂', ' . killmyself . '],
  ] as const)
    expect([text, plainOf(readWords(text))]).toEqual([text, plain])
})
