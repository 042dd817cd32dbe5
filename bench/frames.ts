import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

// Not zero, so that the server pays for unmasking as it does with a browser.
const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d])
const textOpcode = 1

const frame = (text: string) => {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : 4
  const bytes = Buffer.allocUnsafe(head + 4 + length)
  bytes[0] = 0x80 | textOpcode
  bytes[1] = 0x80 | (length < 126 ? length : 126)
  if (head === 4) bytes.writeUInt16BE(length, 2)
  mask.copy(bytes, head)
  bytes.write(text, head + 4, 'utf8')
  for (let i = 0; i < length; i++) bytes[head + 4 + i]! ^= mask[i & 3]!
  return bytes
}

/** Cuts whole text frames out of what came; answers what is left over. */
const cut = (bytes: Buffer, hear: (text: string) => void) => {
  let at = 0
  while (bytes.length - at >= 2) {
    let length = bytes[at + 1]! & 0x7f
    let head = 2
    if (length === 126) {
      if (bytes.length - at < 4) break
      length = bytes.readUInt16BE(at + 2)
      head = 4
    }
    if (length === 127 || bytes.length - at < head + length) break
    if ((bytes[at]! & 15) === textOpcode) hear(bytes.toString('latin1', at + head, at + head + length))
    at += head + length
  }
  return bytes.subarray(at)
}

export interface Line {
  send: (text: string) => void
}
/** A WebSocket on a bare socket: far cheaper than a full client, so that one core can load another. */
export const openFrames = (port: number, path: string, hear: (text: string, line: Line) => void) =>
  new Promise<Line>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const line: Line = { send: (text) => void socket.write(frame(text)) }
    let open = false
    let rest: Buffer = Buffer.alloc(0)
    const upgrade = [
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
    ]
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${upgrade.join('\r\n')}\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      rest = rest.length ? Buffer.concat([rest, bytes]) : bytes
      if (!open) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.subarray(0, 12).toString().includes('101')) return reject(new Error(rest.subarray(0, 80).toString()))
        open = true
        rest = rest.subarray(end + 4)
        resolve(line)
      }
      rest = cut(rest, (text) => hear(text, line))
    })
  })
