import { createStore, useStore } from '#src/web/store.ts'

export type Connection = 'connecting' | 'live' | 'reconnecting'

interface Live {
  readonly connection: Connection
  /** What the notifications of the last minute were about, by id: their rows are highlighted. */
  readonly fresh: ReadonlySet<string>
}

/** How long a new row is highlighted. */
const highlightMilliseconds = 60_000

const live = createStore<Live>({ connection: 'connecting', fresh: new Set() })

export function useConnection(): Connection {
  return useStore(live, ({ connection }) => connection)
}

/** Ids of orders and the like that have come in while this screen was looking. */
export function useFresh(): ReadonlySet<string> {
  return useStore(live, ({ fresh }) => fresh)
}

export function setConnection(connection: Connection): void {
  live.set({ ...live.get(), connection })
}

export function markFresh(referenceId: string): void {
  setFresh([...live.get().fresh, referenceId])
  setTimeout(() => {
    setFresh([...live.get().fresh].filter((id) => id !== referenceId))
  }, highlightMilliseconds)
}

function setFresh(ids: readonly string[]): void {
  live.set({ ...live.get(), fresh: new Set(ids) })
}
