import type { OfficeMessage } from '../../contract/notification.ts'
import { setConnection } from '../shared/office/live-store.ts'

type DataOf<Name extends OfficeMessage['event']> = Extract<OfficeMessage, { event: Name }>['data']

interface EventStreamHandlers {
  /** The stream is open, for the first time or again: what has changed before is unknown. */
  onOpen(): void
  onChanged(lists: readonly string[]): void
  onNotification(notification: DataOf<'notification'>): void
  /** The server rejects the stream; the function returned says whether to try again. */
  onRejected(): Promise<boolean>
}

const firstRetry = 1_000
const maxRetryMilliseconds = 15_000

/**
 * Listens to /api/events and keeps listening. A broken connection the browser restores by itself; a response that is no
 * stream (a server starting, a session over) makes it give up, and this tries again.
 */
export function openEventStreamClient(handlers: EventStreamHandlers): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  let closed = false

  function open() {
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      setConnection('live')
      wait = firstRetry
      handlers.onOpen()
    })
    source.addEventListener('error', () => {
      setConnection('reconnecting')
      if (source?.readyState === EventSource.CLOSED) void reopen()
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      handlers.onChanged((JSON.parse(data) as DataOf<'changed'>).lists) // our own server wrote it
    })
    source.addEventListener('notification', ({ data }: MessageEvent<string>) => {
      handlers.onNotification(JSON.parse(data) as DataOf<'notification'>) // likewise
    })
  }

  async function reopen() {
    const again = await handlers.onRejected()
    if (closed || !again) return
    retry = setTimeout(open, wait)
    wait = Math.min(wait * 2, maxRetryMilliseconds)
  }

  setConnection('connecting')
  open()
  return () => {
    closed = true
    clearTimeout(retry)
    source?.close()
  }
}
