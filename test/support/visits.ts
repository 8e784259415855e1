import type { TableVisit } from '#src/features/orders/contract/table-visit.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { OfficeCall } from './office-calls.ts'
import { orderFor, smallPepperoni } from './orders.ts'
import type { TestRestaurant } from './test-restaurant.ts'

/** Places an order as a guest does who has scanned the code on this table. */
export async function orderAt(
  { app }: Pick<TestRestaurant, 'app'>,
  tableLabel: string,
  changes: object = {},
): Promise<PlacedOrder> {
  const payload = await orderFor(app, [smallPepperoni], { orderType: 'dine-in', tableLabel, ...changes })
  const response = await app.inject({ method: 'POST', url: '/api/orders', payload })
  if (response.statusCode !== 201) throw new Error(`The order was rejected: ${response.body}`)
  return response.json()
}

interface Tables {
  readonly tables: readonly string[]
  readonly visits: readonly TableVisit[]
}

/** The tables and their open visits as the office's screen reads them. */
export async function openTables(call: OfficeCall): Promise<Tables> {
  return (await call('GET', '/api/visits')).json<Tables>()
}

/** The ids of the orders at a table, sorted; undefined if no party sits there. */
export async function ordersAt(call: OfficeCall, tableLabel: string): Promise<string[] | undefined> {
  const { visits } = await openTables(call)
  return visits
    .find((visit) => visit.tableLabel === tableLabel)
    ?.orders.map(({ id }) => id)
    .toSorted()
}
