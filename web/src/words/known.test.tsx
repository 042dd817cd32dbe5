import type { Role } from '@evenlight/contract/route'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import { allWords, beginIn, speak, useKnown } from './known.ts'

const Said = ({ of }: { of: string }) => <>{useKnown().words[of] ?? 'nothing'}</>
const said = (of: string) => renderToString(<Said of={of} />)
const come = (type?: Role) => useSession.setState({ userData: type ? { id: 'usr_1', type } : null })

beforeEach(() => come())

test('what the house says is loaded for people of the house alone', async () => {
  await beginIn('en')
  come('CLIENT')
  await allWords()
  expect([said('wallet.title'), said('staff.find')]).toEqual([expect.not.stringMatching('nothing'), 'nothing'])
  come('ADMIN')
  await allWords()
  expect(said('staff.find')).toBe('Find a person')
  come()
  await allWords()
  come('ADMIN')
  await allWords()
  expect(said('staff.find')).toBe('Find a person')
})

test('it comes in the language of whoever reads it', async () => {
  come('ADMIN')
  await speak('es')
  expect(said('staff.find')).toBe('Buscar una persona')
  await speak('ar')
  expect(said('palette.title')).toMatch(/\p{Script=Arabic}/u)
})
