import { createJSONStorage } from 'zustand/middleware'

/**
 * A browser's storage for a store, which never fails: where it is forbidden or full, as in some private windows, what the
 * store holds lives as long as the page does.
 */
export function persistedIn<Stored>(storage: () => Storage) {
  return createJSONStorage<Stored>(() => ({
    getItem: (name) => attempt(() => storage().getItem(name)),
    setItem: (name, value) => attempt(() => storage().setItem(name, value)),
    removeItem: (name) => attempt(() => storage().removeItem(name)),
  }))
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
