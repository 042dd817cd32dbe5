import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of `address` that can stop forwarding without closing anything, as a dead network does. */
export const proxyTo = async (address: string) => {
  const { hostname, port } = new URL(address)
  const pairs: [Socket, Socket][] = []
  let isDown = false
  const cut = () => {
    for (const pair of pairs.splice(0)) for (const socket of pair) socket.destroy()
  }
  const server = createServer((near) => {
    if (isDown) return void near.destroy()
    const far = connect(Number(port), hostname)
    pairs.push([near, far])
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** From now on nothing passes in either direction, and nobody is told. */
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    /** Breaks every line and takes no other, until it is up again. */
    down: () => {
      isDown = true
      cut()
    },
    up: () => {
      isDown = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
