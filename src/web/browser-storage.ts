/**
 * Access to the browser's storage without exceptions: the browser can forbid storage, or the storage can be full, as in some
 * private windows. If a value cannot be stored, the calling code has to keep it in memory; it is then lost when the visitor leaves
 * the page.
 */
export type BrowserStorage = 'localStorage' | 'sessionStorage'

/** The text that is stored under a key; null if there is no such text or if the browser forbids storage. */
export function readStored(storage: BrowserStorage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** The JSON that this site has stored under a key, unchecked; null if there is no such text or if it is no JSON. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, or removes the stored text if `text` is null. Returns false if the browser refuses. */
export function writeStored(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls the listener when another tab changes the value of one of the keys in local storage, until the returned function is called.
 */
export function onStoredElsewhere<Key extends string>(
  keys: readonly Key[],
  listener: (key: Key) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab has cleared the whole storage, so every key has changed.
    const changed = event.key === null ? keys[0] : keys.find((key) => key === event.key)
    if (changed !== undefined) listener(changed)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
