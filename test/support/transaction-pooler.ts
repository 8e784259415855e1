import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

import { Client } from 'pg'

/** Messages of PostgreSQL's protocol: the client is let in, and may ask. */
const greeting = Buffer.from([
  ...letter('R'),
  0,
  0,
  0,
  8,
  0,
  0,
  0,
  0,
  ...letter('Z'),
  0,
  0,
  0,
  5,
  ...letter('I'),
])

/**
 * A pooler in transaction mode, as pgbouncer has it, in front of a database: a session serves whichever client has a transaction, and
 * keeps what the one before left in it. Clients come without a password.
 */
export async function transactionPooler(databaseUrl: string) {
  const free: Socket[] = []
  const sockets = new Set<Socket>()

  async function openSession(): Promise<Socket> {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    sockets.add(stream)
    // From here on the pooler, not the driver, reads what comes.
    return stream.removeAllListeners().on('error', () => {})
  }

  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    let session: Socket | undefined
    let asked = Buffer.alloc(0)
    let turns = Promise.resolve()
    client.once('data', () => {
      client.write(greeting)
      client.on('data', (chunk: Buffer) => {
        turns = turns.then(() => take(chunk))
      })
    })

    async function take(chunk: Buffer): Promise<void> {
      asked = Buffer.concat([asked, chunk])
      if (!endsWith(asked, 'Q', 'S')) return
      session ??= free.pop() ?? (await openSession())
      session.write(asked)
      asked = Buffer.alloc(0)
      let answer = Buffer.alloc(0)
      while (!endsWith(answer, 'Z')) {
        const [more] = (await once(session, 'data')) as [Buffer]
        answer = Buffer.concat([answer, more])
      }
      client.write(answer)
      // A transaction that is open keeps its session.
      if (!answer.subarray(-1).equals(Buffer.from('I'))) return
      free.push(session)
      session = undefined
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port) // a TCP server that listens has one
  return {
    url: url.toString(),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether these are whole messages, the last of which is of one of these types. */
function endsWith(bytes: Buffer, ...types: string[]): boolean {
  let [at, type] = [0, 0]
  while (at + 5 <= bytes.length) {
    type = bytes.readUInt8(at)
    at += 1 + bytes.readInt32BE(at + 1)
  }
  return at === bytes.length && types.includes(String.fromCharCode(type))
}

function letter(text: string): number[] {
  return [text.charCodeAt(0)]
}
