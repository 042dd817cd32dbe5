import { beforeEach, expect, test } from 'vitest'
import { forget, nothingKept, remember, useSession } from './session.ts'
import { type Blobs, type Keys, vault } from './vault.ts'

/** Storage of one browser: what survives a reload. A tab that is gone no longer writes. */
const browser = () => {
  let tab = 0
  const known = new Map<string, CryptoKey>()
  const texts = new Map<string, string>()
  const written: string[] = []
  const keys: Keys = {
    get: async (name) => known.get(name),
    set: async (name, key) => void known.set(name, key),
    remove: async (name) => void known.delete(name),
  }
  const opened = (): Blobs => {
    const own = tab
    return {
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, text) => {
        if (own !== tab) return
        texts.set(name, text)
        written.push(text)
      },
      removeItem: (name) => void (own === tab && texts.delete(name)),
    }
  }
  const reload = () => {
    tab += 1
    forget()
    return opened()
  }
  return { known, texts, written, keys, blobs: opened(), reload }
}

beforeEach(forget)

const signedIn = async () => {
  const { keys, blobs, ...stored } = browser()
  const box = vault(keys, blobs)
  remember({
    token: 'secret-token',
    userData: { id: 'usr_1', type: 'CLIENT' },
    password: 'hunter2',
    isLoginFailed: true,
  })
  await box.begin()
  return { box, keys, blobs, ...stored }
}

test('a reload brings the session back, without password and flags', async () => {
  const { keys, reload } = await signedIn()
  expect(await vault(keys, reload()).rehydrate()).toBe('restored')
  const session = useSession.getState()
  expect(session.token).toBe('secret-token')
  expect(session.userData).toEqual({ id: 'usr_1', type: 'CLIENT' })
  expect(session.password).toBe('')
  expect(session.isLoginFailed).toBe(false)
})

test('what is stored is ciphertext under a key that can not be taken out', async () => {
  const { texts, known } = await signedIn()
  const stored = [...texts.values()].join()
  for (const plain of ['secret-token', 'usr_1', 'hunter2', 'token']) {
    expect(stored).not.toContain(plain)
    expect(atob(stored.split('.')[1] ?? '')).not.toContain(plain)
  }
  const key = [...known.values()][0]
  expect(key?.extractable).toBe(false)
  expect(key?.algorithm.name).toBe('AES-GCM')
})

test('each writing has its own initial vector', async () => {
  const { box, texts } = await signedIn()
  const first = [...texts.values()][0]
  remember({ standBy: false })
  await box.settled()
  remember({ standBy: true })
  await box.settled()
  expect([...texts.values()][0]?.split('.')[0]).not.toBe(first?.split('.')[0])
})

test('signing out empties memory at once and leaves neither blob nor key, also with a writing under way', async () => {
  const { box, texts, known, written } = await signedIn()
  remember({ chatDuration: 12 })
  await new Promise((done) => setImmediate(done))
  remember({ chatDuration: 13 })
  const emptied = box.empty()
  const before = written.length
  expect(useSession.getState()).toMatchObject(nothingKept)
  await emptied
  await box.settled()
  expect(texts.size).toBe(0)
  expect(known.size).toBe(0)
  expect(written).toHaveLength(before)
  remember({ email: 'a@b.example' })
  await box.settled()
  expect(texts.size).toBe(0)
})

test('a slow store is given up: defaults stand, the blob stays, and a sign-in replaces it', async () => {
  const { keys, reload, texts } = await signedIn()
  const before = [...texts.values()][0]
  const slow: Keys = { ...keys, get: (name) => new Promise((done) => setTimeout(() => done(keys.get(name)), 60)) }
  const box = vault(slow, reload())
  expect(await box.rehydrate(10)).toBe('late')
  remember({ chatDuration: 3 })
  await new Promise((done) => setTimeout(done, 90))
  await box.settled()
  expect(useSession.getState().token).toBeNull()
  expect([...texts.values()][0]).toBe(before)
  remember({ token: 'new-token' })
  await box.begin()
  await vault(keys, reload()).rehydrate()
  expect(useSession.getState().token).toBe('new-token')
})

test('a browser that refuses its database keeps the session in memory only', async () => {
  const { blobs, texts } = browser()
  const refused = async () => {
    throw new Error('refused')
  }
  const box = vault({ get: refused, set: refused, remove: refused }, blobs)
  expect(await box.rehydrate()).toBe('empty')
  remember({ token: 'only-here' })
  await box.begin()
  expect(useSession.getState().token).toBe('only-here')
  expect(texts.size).toBe(0)
  await box.empty()
  expect(useSession.getState().token).toBeNull()
})

test('a blob somebody changed counts as none', async () => {
  const { keys, reload, texts } = await signedIn()
  const [name, text] = [...texts][0] ?? ['', '']
  texts.set(name, `${text.slice(0, -4)}AAAA`)
  expect(await vault(keys, reload()).rehydrate()).toBe('empty')
  expect(useSession.getState()).toMatchObject(nothingKept)
})
