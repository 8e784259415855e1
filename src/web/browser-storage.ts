/**
 * The browser's storage, which never fails here: it can be forbidden or full, as in some private windows. What is to be
 * stored then lives as long as the page does, where whoever stores it holds it in memory too.
 */
export type BrowserStorage = 'localStorage' | 'sessionStorage'

/** The text stored under a key; null without one, and where storage is forbidden. */
export function readStored(storage: BrowserStorage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** What JSON of ours is stored under a key, unchecked; null where there is none. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, or with null removes what was stored. False where the browser does not let us. */
export function writeStored(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab changes what local storage holds under one of the keys; returns a function that stops. */
export function onStoredElsewhere<Key extends string>(
  keys: readonly Key[],
  listener: (key: Key) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: all of the storage was cleared.
    const changed = event.key === null ? keys[0] : keys.find((key) => key === event.key)
    if (changed !== undefined) listener(changed)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
