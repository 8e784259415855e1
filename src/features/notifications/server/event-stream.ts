import type { FastifyReply } from 'fastify'

import type { OfficeMessage } from '../contract/notification.ts'

/** What a reader may have left unread before its stream is closed; the browser then opens another one. */
const maxUnread = 256 * 1024

export interface EventStream {
  /** Writes text in the format of server-sent events. */
  write(text: string): void
  /** Ends the stream after what was written. */
  close(): void
}

/** Turns a reply into a stream of server-sent events that lives until either side ends it. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // A proxy that collects a response before passing it on would hold every event back.
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })
  // Tells the browser that it is connected, and to come back after two seconds when it no longer is.
  raw.write('retry: 2000\n: connected\n\n')
  raw.on('close', onClose)
  return {
    write(text) {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      // Ending it would wait for the reader to take what it has left.
      if (raw.writableLength > maxUnread) raw.destroy()
    },
    close: () => void raw.end(),
  }
}

export function eventText({ event, data }: OfficeMessage): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
