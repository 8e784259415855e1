import { type ClientRequest, get } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { onTestFinished, vi } from 'vitest'

/**
 * Gives the document the browser's EventSource for the rest of the test, over a connection to the application, which begins
 * to listen. A simulated document has none of its own.
 */
export async function streamEvents(app: FastifyInstance, cookie: string): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  class StreamedEvents extends EventTarget {
    static readonly CLOSED = 2
    readonly readyState = 0
    readonly #request: ClientRequest

    constructor(path: string) {
      super()
      this.#request = get(new URL(path, address), { headers: { cookie } }, (response) => {
        this.dispatchEvent(new Event('open'))
        let unread = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          const events = (unread + chunk).split('\n\n')
          unread = events.pop() ?? ''
          for (const event of events) this.#tell(event)
        })
      })
      // Closing it ends it with an error.
      this.#request.on('error', () => {})
      onTestFinished(() => this.close())
    }

    #tell(event: string): void {
      const name = /^event: (.*)$/m.exec(event)?.[1]
      const data = /^data: (.*)$/m.exec(event)?.[1]
      // Others are comments.
      if (name !== undefined) this.dispatchEvent(new MessageEvent(name, { data }))
    }

    close(): void {
      this.#request.destroy()
    }
  }
  vi.stubGlobal('EventSource', StreamedEvents)
}
