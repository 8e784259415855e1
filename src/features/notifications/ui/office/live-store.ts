import { useDeferredValue } from 'react'

import { createStore, useStore } from '#src/web/store.ts'

export type Connection =
  | 'connecting'
  | 'live'
  /** The connection has broken, and the browser restores it. */
  | 'reconnecting'
  /** Nothing is heard of the server: what is on the screen may be old. */
  | 'lost'

interface Live {
  readonly connection: Connection
  /** What the notifications of the last minute were about, by id: their rows are highlighted. */
  readonly fresh: ReadonlySet<string>
}

/** How long a new row is highlighted. */
const highlightMilliseconds = 60_000

const live = createStore<Live>({ connection: 'connecting', fresh: new Set() })

export function useConnection(): Connection {
  const connection = useStore(live, (state) => state.connection)
  // Lists show what has come in as deferred values: the screen is said to be live with them, not before.
  const shownWithLists = useDeferredValue(connection)
  return connection === 'live' ? shownWithLists : connection
}

/** Whether the order or the like with this id has come in while this screen was looking. */
export function useIsFresh(id: string): boolean {
  return useStore(live, ({ fresh }) => fresh.has(id))
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
