import { Client } from 'pg'

import type { OrderStream } from './order-stream.ts'

interface Found {
  readonly orders: string[]
  readonly keys: { key: string; orderId: string }[]
  readonly told: string[]
}

/** What is wrong in the database after a stream of orders; nothing, if all is well. */
export async function compareOrders(
  databaseUrl: string,
  stream: Pick<OrderStream, 'confirmed' | 'faults'>,
): Promise<string[]> {
  const { orders, keys, told } = await readOrders(databaseUrl)
  const ids = new Set(orders)
  const orderOfKey = new Map(keys.map(({ key, orderId }) => [key, orderId]))
  const wrong = [...stream.faults]
  for (const [key, id] of stream.confirmed) {
    if (!ids.has(id)) wrong.push(`Order ${id} was confirmed and is lost`)
    if (orderOfKey.get(key) !== id) wrong.push(`Key ${key} stands for ${orderOfKey.get(key)}, not ${id}`)
  }
  // Each guest has one key for each order and repeats it until it is confirmed, so the two are equally many.
  if (orders.length !== stream.confirmed.size) {
    wrong.push(`${stream.confirmed.size} orders were confirmed, ${orders.length} are there`)
  }
  if (told.length !== orders.length || told.some((id) => !ids.has(id)) || new Set(told).size !== ids.size) {
    wrong.push(`${orders.length} orders have ${told.length} notifications`)
  }
  return wrong
}

async function readOrders(databaseUrl: string): Promise<Found> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const orders = await client.query<{ id: string }>('select id from orders')
    const keys = await client.query<Found['keys'][number]>(
      'select key, order_id as "orderId" from order_idempotency_keys',
    )
    const told = await client.query<{ id: string }>(
      `select reference_id as id from notifications where type = 'order'`,
    )
    return {
      orders: orders.rows.map(({ id }) => id),
      keys: keys.rows,
      told: told.rows.map(({ id }) => id),
    }
  } finally {
    await client.end()
  }
}
