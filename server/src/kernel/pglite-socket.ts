import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

const authenticationOkAndReady = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const sync = 0x53
const query = 0x51
const terminate = 0x58
const idle = 0x49

/** Whether the last whole message asks for an answer; until then a request is still being written. */
const endsRequest = (bytes: Buffer) => {
  let last = 0
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) last = bytes[at] ?? 0
  return last === sync || last === query
}

/**
 * PGlite as the socket of a `pg` client, so that one driver and one code path serve both databases.
 * `committed` is awaited before an answer that leaves no transaction open is handed on.
 */
export class PgliteSocket extends Duplex {
  private greeted = false
  private held: Buffer[] = []
  private readonly lite: PGlite
  private readonly committed: () => Promise<void>

  constructor(lite: PGlite, committed: () => Promise<void>) {
    super()
    this.lite = lite
    this.committed = committed
  }
  /** PGlite is one session for ever: a client that takes over must not find what the one before it left. */
  private async clean() {
    await this.lite.exec('rollback')
    await this.lite.exec('deallocate all')
  }
  connect() {
    setImmediate(() => this.emit('connect'))
    return this
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this._writev([{ chunk }], done)
  }
  override _writev(parts: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    const bytes = Buffer.concat([...this.held, ...parts.map((part) => part.chunk)])
    this.held = []
    if (!this.greeted) {
      this.greeted = true
      this.clean().then(() => {
        this.push(authenticationOkAndReady)
        done()
      }, done)
      return
    }
    if (bytes[0] === terminate) {
      this.push(null)
      return done()
    }
    if (!endsRequest(bytes)) {
      this.held = [bytes]
      return done()
    }
    this.lite.execProtocolRaw(bytes).then(
      async (out) => {
        if (out.at(-1) === idle) await this.committed()
        // PGlite answers in microtasks only: without a turn of the loop, a run of queries would stop every timer.
        setImmediate(() => {
          this.push(Buffer.from(out))
          done()
        })
      },
      (error: Error) => done(error),
    )
  }
}
