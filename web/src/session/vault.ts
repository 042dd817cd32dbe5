import { forget, keptOf, type Kept, nothingKept, remember, useSession } from './session.ts'

const REHYDRATE_MS = 5000
const BLOB = 'session'
const KEY = 'session-key'

/** Where the key lives (IndexedDB in a browser). A port that throws means: this browser refuses, stay in memory. */
export interface Keys {
  get(name: string): Promise<CryptoKey | undefined>
  set(name: string, key: CryptoKey): Promise<void>
  remove(name: string): Promise<void>
}

/** Where the ciphertext lives (localStorage in a browser). */
export interface Blobs {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** Keeps the session encrypted at rest. Nothing here ever throws: without storage the session lives in memory. */
export function vault(keys: Keys, blobs: Blobs) {
  let stop: (() => void) | undefined
  let open = false
  let era = 0
  let writing: Promise<unknown> = Promise.resolve()

  const save = (kept: Kept, of: number) => {
    writing = writing.then(async () => {
      if (of !== era) return
      const blob = await seal(await keyFrom(keys), kept)
      if (of === era) blobs.setItem(BLOB, blob)
    })
    return (writing = writing.catch(() => undefined))
  }

  /** Starts writing every change. Called after a rehydration in time, and at each sign-in. */
  const begin = () => {
    open = true
    stop ??= useSession.subscribe((session, before) => {
      if (changed(session, before)) void save(keptOf(session), era)
    })
  }

  return {
    begin: () => {
      begin()
      return save(keptOf(useSession.getState()), era)
    },

    /** Brings the session back. Over the limit the defaults stand and the stored blob is left until the next sign-in. */
    async rehydrate(limitMs = REHYDRATE_MS): Promise<'restored' | 'empty' | 'late'> {
      const asked = era
      const found = await Promise.race([read(keys, blobs), after(limitMs)])
      if (found === 'late' || asked !== era) return 'late'
      if (found && !open) remember(found)
      begin()
      return found ? 'restored' : 'empty'
    },

    /** Empties memory at once, then removes the blob and the key. A write under way can't bring it back. */
    async empty() {
      era += 1
      stop?.()
      stop = undefined
      open = false
      forget()
      attempt(() => blobs.removeItem(BLOB))
      await writing
      attempt(() => blobs.removeItem(BLOB))
      await keys.remove(KEY).catch(() => undefined)
    },

    /** Resolves when every change so far is stored. */
    settled: () => writing,
  }
}

const changed = (now: Kept, before: Kept) =>
  Object.keys(nothingKept).some((name) => now[name as keyof Kept] !== before[name as keyof Kept])

const after = (limitMs: number) => new Promise<'late'>((done) => setTimeout(done, limitMs, 'late'))

const attempt = (act: () => void) => {
  try {
    act()
  } catch {
    // A browser that refuses storage has nothing to remove either.
  }
}

async function keyFrom(keys: Keys) {
  const known = await keys.get(KEY)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await keys.set(KEY, made)
  return made
}

async function seal(key: CryptoKey, kept: Kept) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(kept))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text))
  return `${base64(iv)}.${base64(sealed)}`
}

async function read(keys: Keys, blobs: Blobs): Promise<Kept | undefined> {
  try {
    const [iv, sealed] = (blobs.getItem(BLOB) ?? '').split('.')
    const key = await keys.get(KEY)
    if (!iv || !sealed || !key) return undefined
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(sealed))
    return { ...nothingKept, ...(JSON.parse(new TextDecoder().decode(text)) as Partial<Kept>) }
  } catch {
    return undefined
  }
}

/** A letter at a time would hold the page up while a long conversation is kept; a call takes no more arguments than this. */
const PIECE = 8192
function base64(from: Uint8Array) {
  let letters = ''
  for (let at = 0; at < from.length; at += PIECE) letters += String.fromCharCode(...from.subarray(at, at + PIECE))
  return btoa(letters)
}
const bytes = (from: string) => Uint8Array.from(atob(from), (letter) => letter.charCodeAt(0))
