import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificate, key } from './push-tls.ts'

const from = (text: string) => Buffer.from(text, 'base64url')
/** A browser's half of RFC 8291: its key pair and its secret. */
export interface Receiver {
  privateKey: Buffer
  publicKey: Buffer
  auth: Buffer
}
export const newReceiver = (): Receiver => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), publicKey, auth: randomBytes(16) }
}

/** Opens a sealed message as RFC 8291 and RFC 8188 say, with nothing of what sealed it. */
export const unsealed = (body: Buffer, { privateKey, publicKey, auth }: Receiver) => {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const theirs = body.subarray(21, 21 + idLength)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const record = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** What a VAPID header says, if the key that it names signed it. */
export const vapidIn = (header: string) => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(header) ?? []
  const point = from(publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signer, from(signature))) throw new Error('It is not signed.')
  return { publicKey, ...(JSON.parse(from(claims).toString()) as { aud: string; exp: number; sub: string }) }
}

interface Came {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A push service on this machine that keeps what it gets; `answer` is what it says to it. */
export const openPushService = async () => {
  const came: Came[] = []
  const state: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(state.status, state.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { came, state, host, certificate, endpoint: (name: string) => `https://${host}/push/${name}`, close }
}
