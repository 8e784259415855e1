import type { StateStorage } from 'zustand/middleware'

export const cartStorageKey = 'cart'

/**
 * Local storage that never fails: where it is forbidden or full, as in some private windows, the cart lives as long as
 * the page does.
 */
export const cartStorage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
