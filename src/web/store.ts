import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStoredJson, writeStored, type BrowserStorage } from './browser-storage.ts'

/** A value outside of React that several components read and change. */
export interface Store<State> {
  /** The state that the server renders, and that the browser uses during hydration. */
  readonly initial: State
  get(): State
  set(state: State): void
  subscribe(listener: () => void): () => void
}

interface Persistence<State> {
  readonly storage: BrowserStorage
  readonly key: string
  /** The version of the stored data, raised when the shape of the data changes. Data of another version is not read. */
  readonly version: number
  /** Makes a state from whatever storage holds, which may come from another version of the site or have been edited by hand. */
  restore(stored: unknown): State
}

/**
 * A store of one browser window. With persistence, its state is read from the browser's storage on first use and written there with
 * every change. If it is in local storage, it takes over the changes of other tabs.
 */
export function createStore<State>(initial: State, persistence?: Persistence<State>): Store<State> {
  const listeners = new Set<() => void>()
  let known: { readonly state: State } | undefined = persistence ? undefined : { state: initial }
  let following = false

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function follow({ storage, key }: Persistence<State>): void {
    if (following || storage !== 'localStorage') return
    following = true
    onStoredElsewhere([key], () => {
      known = undefined
      tell()
    })
  }

  return {
    initial,
    get: () => (known ??= { state: persistence ? readState(persistence) : initial }).state,
    set(state) {
      known = { state }
      if (persistence) {
        const { storage, key, version } = persistence
        writeStored(storage, key, JSON.stringify({ state, version }))
      }
      tell()
    },
    subscribe(listener) {
      if (persistence) follow(persistence)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readState<State>({ storage, key, version, restore }: Persistence<State>): State {
  const stored = readStoredJson(storage, key)
  const isOurs =
    typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === version
  return restore(isOurs && 'state' in stored ? stored.state : undefined)
}

/** Returns the part of the store's state that `select` picks; the component is rendered again when that part changes. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
