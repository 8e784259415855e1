import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { serverTime } from '#src/web/clock.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { createStore } from '#src/web/store.ts'
import { KitchenOrders } from '../../contract/kitchen.ts'
import { kitchenQuery } from './kitchen-query.ts'

/** Milliseconds. What is older is of another shift. */
const maxAge = 6 * 60 * 60_000

/**
 * What the board has shown last. It is kept until the browser is closed, so that a reload shows these orders if the server does
 * not respond.
 */
const last = createStore<KitchenOrders | null>(null, {
  storage: 'sessionStorage',
  key: 'kitchenBoard',
  version: 1,
  restore: (stored) => KitchenOrders.safeParse(stored).data ?? null,
})

function lastBoard(): KitchenOrders | undefined {
  const board = last.get()
  return board && serverTime().getTime() - Date.parse(board.readAt) < maxAge ? board : undefined
}

/** Loads the orders; until then they are those that the board has shown last, if any. */
export function useBoard() {
  const query = useQuery({
    ...kitchenQuery(useOfficeApi()),
    initialData: lastBoard,
    initialDataUpdatedAt: 0,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    if (query.data) keepBoard(query.data)
  }, [query.data])
  return query
}

/** Remembers a board, or forgets it. */
export function keepBoard(board: KitchenOrders | null): void {
  last.set(board)
}
