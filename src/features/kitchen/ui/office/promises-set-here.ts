import { createStore, useStore } from '#src/web/store.ts'
import type { KitchenTicket } from '../../contract/kitchen.ts'

/**
 * The promised times that this board has set, by order id. Whoever set a time here knows of it. It is kept in `localStorage`, so
 * that a reload announces none of them.
 */
const setHere = createStore<Readonly<Record<string, string>>>(
  {},
  {
    storage: 'localStorage',
    key: 'kitchenPromises',
    version: 1,
    restore: (stored) =>
      Object.fromEntries(
        Object.entries(stored ?? {}).filter((each): each is [string, string] => typeof each[1] === 'string'),
      ),
  },
)

/** More than the open orders of a day. Older ones are forgotten. */
const maxRemembered = 200

export function notePromise({ id, promisedTime }: KitchenTicket): void {
  const { [id]: _former, ...others } = setHere.get()
  if (promisedTime === null) return
  setHere.set(Object.fromEntries(Object.entries({ ...others, [id]: promisedTime }).slice(-maxRemembered)))
}

/** The promised times that this board has set, by order id. */
export function usePromisesSetHere(): Readonly<Record<string, string>> {
  return useStore(setHere, (all) => all)
}
