import type { OfficeMessage } from '../../contract/notification.ts'
import type { Connection } from './live-store.ts'
import { onWake } from '#src/web/on-wake.ts'

const firstRetry = 1_000
const maxRetryMilliseconds = 15_000
/**
 * If the page receives nothing for this many milliseconds, the connection is lost. The server sends a heartbeat three times as
 * often.
 */
const maxSilence = 45_000
/** How long a connection may take to open before another one is tried. */
const openTimeout = 15_000
/**
 * When a device wakes up, the page gets several events at once. Within this many milliseconds it opens only one connection for all
 * of them.
 */
const sameWaking = 1_000

type DataOf<Name extends OfficeMessage['event']> = Extract<OfficeMessage, { event: Name }>['data']

interface EventStreamHandlers {
  onConnection(connection: Connection): void
  /**
   * The stream is open, for the first time or again. The page does not know what has changed in the meantime, so the handler
   * fetches again what the screen shows. The returned promise then says whether the server responded.
   */
  onOpen(): Promise<boolean>
  onChanged(lists: readonly string[]): void
  onNotification(notification: DataOf<'notification'>): void
  /** The server has sent a heartbeat, which it does every 15 seconds. */
  onHeartbeat(): void
  /** The server rejects the stream. The returned promise says whether to try again. */
  onRejected(): Promise<boolean>
}

/**
 * Listens to /api/events and keeps listening. If a connection breaks, the browser itself restores it. This client opens another one
 * in three cases: after a response that is no stream (a server is starting, a session is over), after silence, and when the page
 * wakes, because a lost network does not close connections. The screen is live once a stream is open and everything on the screen
 * has been fetched since then.
 */
export function openEventStreamClient(handlers: EventStreamHandlers): () => void {
  let source: EventSource | undefined
  let openedAt = 0
  let state: Connection = 'connecting'
  /** The timer of an attempt to connect: it ends an attempt that takes too long, or begins the next attempt. */
  let attempt: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry

  /** Once the state is `lost`, it stays `lost` until the connection is proven to work. */
  function show(next: Connection) {
    if (state === 'lost' && next === 'reconnecting') return
    state = next
    handlers.onConnection(next)
  }

  function heard() {
    clearTimeout(silence)
    silence = setTimeout(lose, maxSilence)
  }

  function lose() {
    show('lost')
    open()
  }

  function open() {
    close()
    const own = new EventSource('/api/events')
    source = own
    openedAt = performance.now()
    attempt = setTimeout(tryLater, openTimeout)
    /**
     * Counts how often this connection has opened or broken, so that the result of a refresh after an earlier opening is ignored.
     */
    let turns = 0

    own.addEventListener('open', () => {
      clearTimeout(attempt)
      heard()
      void prove((turns += 1))
    })
    own.addEventListener('error', () => {
      turns += 1
      show('reconnecting')
      if (own.readyState === EventSource.CLOSED) void reopen()
    })
    own.addEventListener('heartbeat', () => {
      heard()
      handlers.onHeartbeat()
    })
    own.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      heard()
      handlers.onChanged((JSON.parse(data) as DataOf<'changed'>).lists) // The cast is right, because our own server wrote the data.
    })
    own.addEventListener('notification', ({ data }: MessageEvent<string>) => {
      heard()
      handlers.onNotification(JSON.parse(data) as DataOf<'notification'>) // likewise
    })

    async function prove(turn: number) {
      const isProven = await handlers.onOpen()
      if (source !== own || turns !== turn) return
      if (!isProven) return tryLater()
      wait = firstRetry
      show('live')
    }

    async function reopen() {
      clearTimeout(attempt)
      const again = await handlers.onRejected()
      if (source === own && again) tryLater()
    }
  }

  function tryLater() {
    close()
    attempt = setTimeout(open, wait)
    wait = Math.min(wait * 2, maxRetryMilliseconds)
  }

  function close() {
    clearTimeout(attempt)
    source?.close()
    source = undefined
  }

  function wake() {
    const isConnecting = state !== 'live' && source && source.readyState !== EventSource.CLOSED
    show('lost')
    if (isConnecting && performance.now() - openedAt < sameWaking) return
    wait = firstRetry
    open()
  }

  show(state)
  heard()
  open()
  const stopWatching = onWake(wake)
  return () => {
    stopWatching()
    clearTimeout(silence)
    close()
  }
}
