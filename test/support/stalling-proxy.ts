import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface StallingProxy {
  /** The database's address by way of the proxy. */
  readonly url: string
  /** From now on nothing passes, and nothing is closed: as a frozen server, or a network that drops every packet. */
  stall(): void
  resume(): void
  close(): Promise<void>
}

/** A TCP proxy in front of a database that can stop forwarding. */
export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let stalled = false

  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    forward(incoming, outgoing)
    forward(outgoing, incoming)
  })

  function forward(from: Socket, to: Socket): void {
    sockets.add(from)
    if (stalled) from.pause()
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => {})
    from.on('end', () => to.end())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port) // a TCP server that listens has one
  return {
    url: url.toString(),
    stall() {
      stalled = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      stalled = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
