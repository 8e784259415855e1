/**
 * Access to the browser's storage without exceptions: the browser can forbid storage, or it can be full, as in some private
 * windows. A value that cannot be stored is gone when the page is left; to keep it until then, the calling code has to keep it in
 * memory too.
 */
export type BrowserStorage = 'localStorage' | 'sessionStorage'

/** The text stored under a key; null if there is none or storage is forbidden. */
export function readStored(storage: BrowserStorage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** The JSON that this site stored under a key, unchecked; null if there is none. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text; null removes the stored text. Returns false if the browser refuses. */
export function writeStored(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls the listener when another tab changes the value of one of the keys in local storage; the returned function stops that. */
export function onStoredElsewhere<Key extends string>(
  keys: readonly Key[],
  listener: (key: Key) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared, so every key has changed.
    const changed = event.key === null ? keys[0] : keys.find((key) => key === event.key)
    if (changed !== undefined) listener(changed)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
