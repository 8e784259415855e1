import { create } from 'zustand'

export type Connection = 'connecting' | 'live' | 'reconnecting'

interface Live {
  readonly connection: Connection
  /** What the notifications of the last minute were about, by id: rows light up by it. */
  readonly fresh: ReadonlySet<string>
}

/** A new row stays lit so long, in milliseconds. */
const litFor = 60_000

const useLive = create<Live>(() => ({ connection: 'connecting', fresh: new Set() }))

export function useConnection(): Connection {
  return useLive(({ connection }) => connection)
}

/** Ids of orders and the like that have come in while this screen was looking. */
export function useFresh(): ReadonlySet<string> {
  return useLive(({ fresh }) => fresh)
}

export function setConnection(connection: Connection): void {
  useLive.setState({ connection })
}

export function markFresh(referenceId: string): void {
  useLive.setState(({ fresh }) => ({ fresh: new Set([...fresh, referenceId]) }))
  setTimeout(() => {
    useLive.setState(({ fresh }) => ({ fresh: new Set([...fresh].filter((id) => id !== referenceId)) }))
  }, litFor)
}
