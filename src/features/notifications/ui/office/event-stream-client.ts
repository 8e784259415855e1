import type { OfficeMessage } from '../../contract/notification.ts'
import type { Connection } from './live-store.ts'
import { onWake } from '#src/web/on-wake.ts'

const firstRetry = 1_000
const maxRetryMilliseconds = 15_000
/**
 * Milliseconds. If the page receives nothing for this long, the connection counts as lost. The server sends a heartbeat three times
 * as often.
 */
const maxSilence = 45_000
/** Milliseconds. If a connection takes longer to open, the page tries another one. */
const openTimeout = 15_000
/**
 * Milliseconds. When a device wakes up, several events reach the page at once. Within this time the page opens only one connection
 * for all of them.
 */
const sameWaking = 1_000

type DataOf<Name extends OfficeMessage['event']> = Extract<OfficeMessage, { event: Name }>['data']

interface EventStreamHandlers {
  onConnection(connection: Connection): void
  /**
   * Called when the stream has opened, for the first time or again. The page does not know what has changed meanwhile, so the
   * handler fetches all visible data again. The promise tells whether the server has responded.
   */
  onOpen(): Promise<boolean>
  onChanged(lists: readonly string[]): void
  onNotification(notification: DataOf<'notification'>): void
  /** Called when the server has sent a heartbeat, which it does every 15 seconds. */
  onHeartbeat(): void
  /** Called when the server rejects the stream. The promise tells whether to try again. */
  onRejected(): Promise<boolean>
}

/**
 * Listens to /api/events and keeps listening. If a connection breaks, the browser itself connects again. In three cases this client
 * opens a new connection: after a response that is no stream (the server is starting, or the session is over), after a long
 * silence, and when the device wakes up, because the browser may not notice that the network was lost. The screen counts as live
 * when a stream is open and all visible data has been fetched after it opened.
 */
export function openEventStreamClient(handlers: EventStreamHandlers): () => void {
  let source: EventSource | undefined
  let openedAt = 0
  let state: Connection = 'connecting'
  /** A timer while the client is connecting. It ends an attempt that takes too long, or begins the next attempt. */
  let attempt: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry

  /** From the state `lost`, only a connection that has proven to work leads to another state. */
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
     * Counts how often this connection has opened or broken. So if a refresh ends that belongs to an earlier opening, its result is
     * ignored.
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
      handlers.onChanged((JSON.parse(data) as DataOf<'changed'>).lists) // The cast is correct, because our own server wrote the data.
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
