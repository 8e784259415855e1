import type { Order } from '#src/features/orders/contract/order.ts'
import type { DueOrders } from '#src/features/orders/contract/order-lists.ts'
import type { TableVisit } from '#src/features/orders/contract/table-visit.ts'
import type { PrintQueue } from '#src/features/printing/contract/print-job.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import type { Answer } from './evening-device.ts'
import { count, type Evening, type PlacedInEvening } from './evening.ts'
import type { Screen } from './evening-screen.ts'
import { type Change, pauseFrom } from './planned-evening.ts'
import type { PrintAgent } from './print-agent.ts'

/** So long staff wait before they call a guest whom the restaurant has to call first, and before they decide about a ticket. */
const callAfter = 5
const decideAfter = 3

/** What staff at a tablet do: they confirm, hand over, change, cancel, promise later times, seat, take money and look after paper. */
export function staffAt(evening: Evening, { call, shown }: Screen<DueOrders>, agent: PrintAgent) {
  const { clock } = evening.servers
  const minutesSince = (instant: string) => (clock.now().getTime() - Date.parse(instant)) / 60_000
  const localNow = () => clock.local(clock.minute())

  function note(what: string, answer: Answer | undefined): void {
    if (answer && answer.status >= 400) count(evening, `${what}: ${answer.code}`)
    else if (answer) count(evening, what)
  }

  async function setStatus({ id, updatedAt }: Order, status: string, reason?: string): Promise<void> {
    note(status, await call('PATCH', `/api/orders/${id}/status`, { status, updatedAt, reason }))
  }

  async function handle(order: Order): Promise<void> {
    const age = minutesSince(order.createdAt)
    if (order.status === 'pending' && age >= (order.needsCall ? callAfter : 1))
      return setStatus(order, 'confirmed')
    if (order.status === 'ready')
      return setStatus(order, order.orderType === 'delivery' ? 'delivered' : 'completed')
    const isLate = order.promisedTime !== null && order.promisedTime <= localNow()
    if (!isLate || order.status === 'pending') return
    const { id, updatedAt } = order
    note('promises moved', await call('PATCH', `/api/orders/${id}/promise`, { minutes: 10, updatedAt }))
  }

  async function change(one: PlacedInEvening, order: Order, what: Change): Promise<void> {
    if (what === 'cancel' || what === 'cancel and restore') {
      const { id, updatedAt } = order
      const body = { status: 'cancelled', updatedAt, reason: 'Khách đổi ý' }
      const answer = await call('PATCH', `/api/orders/${id}/status`, body)
      note('cancelled', answer)
      if (answer?.status !== 200) return
      if (what === 'cancel and restore') {
        const { updatedAt: since } = answer.json<Order>()
        const restored = await call('PATCH', `/api/orders/${id}/status`, {
          status: 'confirmed',
          updatedAt: since,
        })
        note('restored', restored)
      }
      one.isChanged = true
      return
    }
    const answer =
      what === 'delay'
        ? await call('PATCH', `/api/orders/${order.id}/promise`, { minutes: 20, updatedAt: order.updatedAt })
        : await call('PATCH', `/api/orders/${order.id}`, {
            ...changed(order, what),
            updatedAt: order.updatedAt,
          })
    note(`edits: ${what}`, answer)
    if (answer && answer.code !== 'orders.stale' && answer.code !== 'orders.confirm-first')
      one.isChanged = true
  }

  async function makePlannedChanges(orders: ReadonlyMap<string, Order>): Promise<void> {
    for (const one of evening.placed) {
      const { later } = one.plan
      if (!later || one.isChanged || clock.minute() < one.minute + later.minutes) continue
      const order = orders.get(one.id)
      if (order) await change(one, order, later.change)
      // What has been handed over is changed by nobody any more.
      else if (shown()) one.isChanged = true
    }
  }

  async function lookAfterPaper(): Promise<void> {
    const queue = (await call('GET', '/api/print-jobs'))?.json<PrintQueue>()
    for (const job of queue?.jobs ?? []) {
      if (!['doubt', 'overdue', 'failed'].includes(job.state) || minutesSince(job.updatedAt) < decideAfter)
        continue
      const decision = agent.onPaper(job.id) ? 'leave' : 'print'
      const { id, updatedAt } = job
      note(
        `${job.state}: ${decision}`,
        await call('POST', `/api/print-jobs/${id}/decision`, { decision, updatedAt }),
      )
    }
  }

  async function receiveGuests(): Promise<void> {
    const answer = await call('GET', '/api/reservations?limit=100')
    for (const { id, status, arrivedAt, time, date, updatedAt, needsCall } of answer?.json<Reservation[]>() ??
      []) {
      if (status === 'pending' && !needsCall)
        note(
          'bookings confirmed',
          await call('PATCH', `/api/reservations/${id}/status`, { status: 'confirmed', updatedAt }),
        )
      if (status === 'confirmed' && arrivedAt === null && `${date}T${time}` <= localNow())
        note(
          'bookings arrived',
          await call('PATCH', `/api/reservations/${id}/marks`, { arrived: true, updatedAt }),
        )
    }
  }

  /** Tables whose guests have got everything pay all of it together. */
  async function takeMoney(): Promise<void> {
    const answer = await call('GET', '/api/visits')
    for (const visit of answer?.json<{ visits: TableVisit[] }>().visits ?? []) {
      const isServed = visit.orders.every(({ status }) => status === 'completed' || status === 'cancelled')
      if (visit.orders.length < 2 || !isServed || visit.toPay === '0.00') continue
      const paid = await call('POST', `/api/visits/${visit.id}/payment`, {
        paidVia: 'cash',
        toPay: visit.toPay,
      })
      note('tables paid', paid)
    }
  }

  return {
    async act(): Promise<void> {
      const orders = shown()?.orders ?? []
      const minute = clock.minute()
      await makePlannedChanges(new Map(orders.map((order) => [order.id, order])))
      for (const order of orders) if (evening.random() < 0.7) await handle(order)
      if (minute === pauseFrom) note('pauses', await call('PUT', '/api/pause', { length: 15 }))
      if (minute % 3 === 0) await lookAfterPaper()
      if (minute % 6 === 0) await Promise.all([receiveGuests(), takeMoney()])
    },
  }
}

/** What the edit dialog sends for a change of this kind. */
function changed({ items, specialInstructions }: Order, what: Exclude<Change, 'delay'>): object {
  const sent = items.map(({ id, name, unitPrice, quantity, customization, note }) => ({
    id,
    name,
    price: unitPrice,
    quantity,
    customization,
    note,
  }))
  const [first, ...others] = sent
  if (what === 'add')
    return { items: [...sent, { id: 'tiramisu', name: 'tiramisu', price: '0', quantity: 2 }] }
  if (what === 'note') return { specialInstructions: `${specialInstructions ?? ''} Gọi khi tới`.trim() }
  if (!first) return {}
  if (what === 'less' && others.length > 0) return { items: others, reason: 'Khách bớt món' }
  return { items: [{ ...first, quantity: first.quantity + 1 }, ...others] }
}
