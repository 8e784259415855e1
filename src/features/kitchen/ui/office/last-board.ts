import { serverTime } from '#src/web/clock.ts'
import { createStore } from '#src/web/store.ts'
import { KitchenOrders } from '../../contract/kitchen.ts'

/** Milliseconds. What is older is of another shift. */
const maxAge = 6 * 60 * 60_000

/**
 * What a paired board has shown last. It is kept until the browser is closed, so that a reload shows these orders if the server does
 * not respond.
 */
const last = createStore<KitchenOrders | null>(null, {
  storage: 'sessionStorage',
  key: 'kitchenBoard',
  version: 1,
  restore: (stored) => KitchenOrders.safeParse(stored).data ?? null,
})

export function lastBoard(): KitchenOrders | undefined {
  const board = last.get()
  return board && serverTime().getTime() - Date.parse(board.readAt) < maxAge ? board : undefined
}

/** Remembers a board, or forgets it. */
export function keepBoard(board: KitchenOrders | null): void {
  last.set(board)
}
