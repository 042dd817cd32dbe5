import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A mail server that keeps what it gets. While `away` it refuses every letter for now; while it `cuts` it takes them and hangs
 * up before it says so; while it is `slow` it answers when `answer` is called.
 */
export const openMailServer = async () => {
  const letters: string[] = []
  const state = { away: false, cuts: false, slow: false }
  const waiting: (() => void)[] = []
  const converse = (socket: Socket) => {
    let text = ''
    let isLetter = false
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) return answer('250 mail.test')
      if (/^MAIL/i.test(line)) return answer(state.away ? '451 Later.' : '250 Go on.')
      isLetter = /^DATA/i.test(line)
      if (isLetter) return answer('354 Go on.')
      return answer(/^QUIT/i.test(line) ? '221 Bye.' : '250 Go on.')
    }
    answer('220 mail.test')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (let end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const said = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (!isLetter) hear(said)
        else {
          letters.push(said)
          isLetter = false
          if (state.cuts) return void socket.destroy()
          if (state.slow) waiting.push(() => answer('250 Taken.'))
          else answer('250 Taken.')
        }
      }
    })
  }
  const server = createServer(converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = () => waiting.splice(0).forEach((one) => one())
  return { url: `smtp://127.0.0.1:${port}`, letters, state, waiting, answer, close: () => server.close() }
}
