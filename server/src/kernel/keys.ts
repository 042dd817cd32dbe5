import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Keys for every purpose, derived from the one secret of the site. */
export interface Keys {
  /** 32 bytes that serve `purpose` alone. */
  of(purpose: string): Buffer
  /** HMAC-SHA256 of `text` for `purpose`. */
  sign(purpose: string, text: string): Buffer
}

export const keysFrom = (secret: string): Keys => {
  const made = new Map<string, Buffer>()
  const of = (purpose: string) => {
    const key = made.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'evenlight', purpose, 32))
    made.set(purpose, key)
    return key
  }
  const objects = new Map<string, KeyObject>()
  const sign = (purpose: string, text: string) => {
    // Of bytes each signature would make an object of its own, which takes four times as long as to sign.
    const key = objects.get(purpose) ?? createSecretKey(of(purpose))
    objects.set(purpose, key)
    return createHmac('sha256', key).update(text).digest()
  }
  return { of, sign }
}

/** The secret kept in the data folder, made at the first start and readable by its owner alone. */
export const secretIn = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    const fd = openSync(draft, 'w', 0o600)
    writeSync(fd, randomBytes(32).toString('base64url'))
    fsyncSync(fd)
    closeSync(fd)
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}
