import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStoredJson, writeStored, type BrowserStorage } from './browser-storage.ts'

/** A value outside React's state that several components read and change. */
export interface Store<State> {
  /** The state with which the server renders, and with which the browser hydrates the page. */
  readonly initial: State
  get(): State
  set(state: State): void
  subscribe(listener: () => void): () => void
}

interface Persistence<State> {
  readonly storage: BrowserStorage
  readonly key: string
  /**
   * The version of the stored data, which must be raised if the shape of the data changes. Stored data of another version is
   * ignored.
   */
  readonly version: number
  /** Makes a state from the stored value, which may come from another version of the site or have been edited by hand. */
  restore(stored: unknown): State
}

/**
 * A store of one browser window. With `persistence`, its state is read from the browser's storage on first use and written there
 * after every change. If the storage is local storage, the store also takes over changes from other tabs.
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

/** Returns the part of the store's state that `select` picks. When this part changes, the component is rendered again. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
