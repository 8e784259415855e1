import { useDeferredValue } from 'react'

import { createStore, useStore } from '#src/web/store.ts'

export type Connection =
  | 'connecting'
  | 'live'
  /** The connection has broken, and the browser is restoring it. */
  | 'reconnecting'
  /** Nothing is heard from the server, so the screen may be outdated. */
  | 'lost'

interface Live {
  readonly connection: Connection
  /** The ids of the orders, reservations and messages of the last minute's notifications. Their rows are highlighted. */
  readonly fresh: ReadonlySet<string>
}

/** A new row is highlighted for this many milliseconds. */
const highlightMilliseconds = 60_000

const live = createStore<Live>({ connection: 'connecting', fresh: new Set() })

export function useConnection(): Connection {
  const connection = useStore(live, (state) => state.connection)
  // React shows the new data of lists as deferred values. The connection is deferred too, so that the screen counts as live only
  // when the lists show the new data.
  const shownWithLists = useDeferredValue(connection)
  return connection === 'live' ? shownWithLists : connection
}

/** Whether the page knows that it hears nothing of the server. */
export function isConnectionLost(): boolean {
  return live.get().connection === 'lost'
}

/** Whether the order, reservation or message with this id has arrived while this screen was open. */
export function useIsFresh(id: string): boolean {
  return useStore(live, ({ fresh }) => fresh.has(id))
}

const heartbeatListeners = new Set<() => void>()

/**
 * Calls the listener at every heartbeat of the server; the returned function stops that. Heartbeats serve as a timer, because
 * browsers slow down the timers of hidden pages to once a minute, but not what a page receives.
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
