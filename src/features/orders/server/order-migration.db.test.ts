import { expect, it } from 'vitest'

import { databaseBefore } from '#test/support/earlier-database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { findOrder } from './order-store.ts'
import { openOrders } from './open-orders.ts'
import { presentOrder } from './present-order.ts'

const line = { name: 'x', nameVi: null, quantity: 1, price: '1.00', unitPrice: '1.00', lineTotal: '1.00' }
const rest = { parts: [], choices: [], choicesVi: [], customization: [] }

it('the migration keeps earlier orders, and gives their lines the category of the dish and the rate of the order', async () => {
  const { db, pool } = await databaseBefore('order-fields')
  await pool.query(`
    insert into categories (id, name, name_vi) values ('drinks', 'Drinks', 'Đồ uống');
    insert into menu_items (id, name, description, price, category_id)
    values ('tea', 'Tea', 'Peach tea', 45000, 'drinks')`)
  const insert = `insert into orders (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate,
      vat_amount, grand_total, order_type, ticket_token) values ($1, 'Khách', 'khach@example.com', '+84900000000', $2, 2, 10,
      0, 2, 'dine-in', $1)`
  const items = [
    { id: 'gone', ...line, ...rest },
    { id: 'tea', ...line, ...rest },
  ]
  await pool.query(insert, ['sold', JSON.stringify(items)])
  await pool.query(insert, ['empty', '[]'])

  await migrateDatabase(pool)

  const sold = await findOrder(db, 'sold')
  const drinks = { id: 'drinks', name: 'Drinks', nameVi: 'Đồ uống' }
  expect(
    sold &&
      (await presentOrder({ db, clock: settableClock('2026-05-06T05:00:00Z'), openOnes: openOrders }, sold)),
  ).toMatchObject({
    items: [
      { ...items[0], note: null, category: null, vatRate: 10 },
      { ...items[1], note: null, category: drinks, vatRate: 10 },
    ],
    source: 'web',
    createdBy: null,
    tableLabel: null,
    paidAt: null,
    paidAmount: null,
    paidVia: null,
  })
  expect(await findOrder(db, 'empty')).toMatchObject({ items: [], source: 'web' })
})
