import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { visitTable } from '#src/features/visits/server/visit-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { openTables, orderAt } from '#test/support/visits.ts'
import { amountOf } from '#src/kernel/money.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
})

/** What may happen at three tables: which order is meant is taken round among those that exist. */
const table = fc.constantFrom('1', '2', 'Sân 3')
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('order' as const), table }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), table, at: fc.nat() }) },
  fc.record({ what: fc.constant('cancel' as const), at: fc.nat() }),
  fc.record({ what: fc.constant('pay one' as const), at: fc.nat() }),
  fc.record({ what: fc.constantFrom('pay', 'close', 'pay too little'), table }),
)

/** What the restaurant has to know: for each order its party, and whether it counts and is paid. */
interface Known {
  table: string
  party: number
  isCancelled: boolean
  isPaid: boolean
}

test('a sum holds the orders of one party alone, and paying together pays all of them or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await restaurant.db.delete(orderTable)
      await restaurant.db.delete(visitTable)
      const known = new Map<string, Known>()
      const partyAt = new Map<string, number>()
      const paidTogether = new Set<number>()
      let parties = 0
      /** Of each payment the status, and the one that it has to have. */
      const outcomes: [number, number][] = []
      const sit = (at: string) => {
        const party = partyAt.get(at) ?? (parties += 1)
        partyAt.set(at, party)
        return party
      }
      const isPresent = (order: Known) => partyAt.get(order.table) === order.party
      const present = () => [...known].filter(([, order]) => isPresent(order))
      const unpaidAt = (at: string) =>
        present().filter(([, { table: its, isCancelled, isPaid }]) => its === at && !isCancelled && !isPaid)

      for (const each of steps) {
        if ('at' in each) {
          const [id, order] = present()[each.at % Math.max(1, present().length)] ?? []
          if (id === undefined || order === undefined) continue
          if (each.what === 'pay one') {
            await staff('PATCH', `/api/orders/${id}/payment`, { paidVia: 'transfer' })
            order.isPaid = true
          } else if (each.what === 'cancel') {
            await staff('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' })
            order.isCancelled = true
            // A party that has paid together has left once nothing is to come and nothing to pay.
            const own = [...known.values()].filter(({ party }) => party === order.party)
            if (paidTogether.has(order.party) && own.every(({ isCancelled }) => isCancelled))
              partyAt.delete(order.table)
          } else if (!order.isCancelled) {
            await staff('PATCH', `/api/orders/${id}/status`, { status: 'confirmed', tableLabel: each.table })
            order.table = each.table
            order.party = sit(each.table)
          }
        } else if (each.what === 'order') {
          const { id } = await orderAt(restaurant, each.table)
          known.set(id, { table: each.table, party: sit(each.table), isCancelled: false, isPaid: false })
        } else {
          const visit = (await openTables(staff)).visits.find(({ tableLabel }) => tableLabel === each.table)
          if (!visit) continue
          const url = `/api/visits/${visit.id}`
          if (each.what === 'close') await staff('POST', `${url}/close`)
          else {
            const toPay = each.what === 'pay' ? visit.toPay : '1'
            const wanted = each.what === 'pay' && unpaidAt(each.table).length > 0 ? 200 : 409
            const { statusCode } = await staff('POST', `${url}/payment`, {
              paidVia: 'cash',
              toPay,
            })
            outcomes.push([statusCode, wanted])
            if (statusCode !== 200) continue
            for (const [, order] of unpaidAt(each.table)) order.isPaid = true
            paidTogether.add(partyAt.get(each.table) ?? 0)
            // Their dishes are still to come.
            continue
          }
          partyAt.delete(each.table)
        }
      }

      for (const [status, wanted] of outcomes) expect(status).toBe(wanted)
      const { visits } = await openTables(staff)
      for (const visit of visits) {
        const party = partyAt.get(visit.tableLabel)
        const own = [...known].filter(([, order]) => order.party === party)
        expect(visit.orders.map(({ id }) => id).toSorted()).toEqual(own.map(([id]) => id).toSorted())
        expect(amountOf(visit.toPay)).toBe(203_040 * unpaidAt(visit.tableLabel).length)
      }
      const rows = await restaurant.db.select().from(orderTable)
      for (const { id, paidAt } of rows) expect(paidAt !== null).toBe(known.get(id)?.isPaid)
    }),
    { numRuns: 25 },
  )
})
