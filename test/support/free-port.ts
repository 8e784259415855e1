import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port to listen on. The system's own choice would come from the ports that it also gives to outgoing connections, one of
 * which may take it before the site is up.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
