import type { FastifyReply } from 'fastify'

import type { HouseMessage } from '../contract/notification.ts'

const heartbeatMilliseconds = 20_000

export interface EventStream {
  send(message: HouseMessage): void
  close(): void
}

interface StreamOptions {
  /** Asked at every heartbeat; a stream whose holder may no longer listen ends. */
  readonly mayListen: () => Promise<boolean>
  readonly onClose: () => void
}

/** Turns a reply into a stream of server-sent events that lives until either side ends it. */
export function openEventStream(reply: FastifyReply, { mayListen, onClose }: StreamOptions): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // A proxy that collects an answer before passing it on would hold every event back.
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })
  // Tells the browser that it is connected, and to come back after two seconds when it no longer is.
  raw.write('retry: 2000\n: connected\n\n')

  const heartbeat = setInterval(() => void beat(), heartbeatMilliseconds)
  raw.on('close', () => {
    clearInterval(heartbeat)
    onClose()
  })

  async function beat(): Promise<void> {
    // A database that is briefly away is no reason to send the staff to the sign-in page.
    const allowed = await mayListen().catch(() => true)
    if (!allowed) raw.end()
    else if (!raw.writableEnded) raw.write(': still here\n\n')
  }

  return {
    send({ event, data }) {
      if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    close: () => void raw.end(),
  }
}
