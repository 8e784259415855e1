import { useDeferredValue } from 'react'

import { createStore, useStore } from '#src/web/store.ts'

export type Connection =
  | 'connecting'
  | 'live'
  /** The connection has broken, and the browser is connecting again. */
  | 'reconnecting'
  /** The server does not respond, so the screen may be outdated. */
  | 'lost'

interface Live {
  readonly connection: Connection
  /**
   * The ids of the orders, reservations and messages for which a notification arrived in the last minute. Their rows in lists are
   * highlighted.
   */
  readonly fresh: ReadonlySet<string>
}

/** For how many milliseconds a new row is highlighted. */
const highlightMilliseconds = 60_000

const live = createStore<Live>({ connection: 'connecting', fresh: new Set() })

export function useConnection(): Connection {
  const connection = useStore(live, (state) => state.connection)
  // The lists show new data as deferred values, a little later. The connection's state is deferred too, so that the screen counts
  // as live only when the lists show the new data.
  const shownWithLists = useDeferredValue(connection)
  return connection === 'live' ? shownWithLists : connection
}

/** Whether the page has noticed that it receives nothing from the server. */
export function isConnectionLost(): boolean {
  return live.get().connection === 'lost'
}

/** Whether the order, reservation or message with this id arrived within the last minute while this screen was open. */
export function useIsFresh(id: string): boolean {
  return useStore(live, ({ fresh }) => fresh.has(id))
}

const heartbeatListeners = new Set<() => void>()

/**
 * Calls the listener at each heartbeat from the server. The returned function ends this. Heartbeats serve as a timer in hidden
 * pages: browsers delay the timers of a hidden page to once a minute, but not the data that it receives.
 */
export function onHeartbeat(listener: () => void): () => void {
  heartbeatListeners.add(listener)
  return () => heartbeatListeners.delete(listener)
}

export function tellHeartbeat(): void {
  for (const listener of heartbeatListeners) listener()
}

export function setConnection(connection: Connection): void {
  live.set({ ...live.get(), connection })
}

export function markFresh(referenceIds: readonly string[]): void {
  if (referenceIds.length === 0) return
  setFresh([...live.get().fresh, ...referenceIds])
  setTimeout(() => {
    const old = new Set(referenceIds)
    setFresh([...live.get().fresh].filter((id) => !old.has(id)))
  }, highlightMilliseconds)
}

function setFresh(ids: readonly string[]): void {
  live.set({ ...live.get(), fresh: new Set(ids) })
}
