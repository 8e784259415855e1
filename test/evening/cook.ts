import type { KitchenOrders, KitchenTicket } from '#src/features/kitchen/contract/kitchen.ts'
import { orderTime } from '#src/features/orders/rules/order-age.ts'
import { count, type Evening } from './evening.ts'
import type { Screen } from './evening-screen.ts'

/** So many pieces the kitchen makes in a minute. */
const perMinute = 2
/** The kitchen begins with an order for later so many minutes before it is due. */
const beginsBefore = 25

export interface Cook {
  act(): Promise<void>
  /** How many pieces of each line the cook has made, by order and line, and the most that the board ever wanted. */
  readonly made: ReadonlyMap<string, { readonly pieces: number; readonly wanted: number }>
  /** Every strike has reached the server. */
  isDone(): boolean
}

const keyOf = (orderId: string, lineKey: string) => `${orderId} ${lineKey}`

/** A cook who makes what the board shows, strikes it, and moves the stages. What the cook strikes without a network waits. */
export function cookAt(evening: Evening, { call, shown, put }: Screen<KitchenOrders>): Cook {
  const made = new Map<string, { pieces: number; wanted: number }>()
  const queue = new Map<string, { orderId: string; lineKey: string; quantity: number }>()

  const struckOf = ({ id }: KitchenTicket, { key, struck }: KitchenTicket['lines'][number]) =>
    queue.get(keyOf(id, key))?.quantity ?? struck
  const leftOf = (ticket: KitchenTicket) =>
    ticket.lines.reduce((sum, line) => sum + Math.max(0, line.quantity - struckOf(ticket, line)), 0)

  function make(ticket: KitchenTicket, pieces: number): number {
    let left = pieces
    for (const line of ticket.lines) {
      const key = keyOf(ticket.id, line.key)
      const struck = struckOf(ticket, line)
      const now = Math.min(left, Math.max(0, line.quantity - struck))
      const { pieces: before, wanted } = made.get(key) ?? { pieces: 0, wanted: 0 }
      made.set(key, { pieces: before + now, wanted: Math.max(wanted, line.quantity) })
      if (now > 0) queue.set(key, { orderId: ticket.id, lineKey: line.key, quantity: struck + now })
      left -= now
    }
    return left
  }

  async function sendStrikes(): Promise<void> {
    for (const [key, { orderId, lineKey, quantity }] of queue) {
      const answer = await call('PATCH', `/api/kitchen/orders/${orderId}/strike`, { lineKey, quantity })
      if (!answer) {
        count(evening, 'strikes that waited')
        return
      }
      if (answer.status === 200) replace(answer.json<KitchenTicket>())
      else count(evening, `strikes: ${answer.code}`)
      queue.delete(key)
    }
  }

  function replace(ticket: KitchenTicket): void {
    const board = shown()
    if (board) put({ ...board, open: board.open.map((each) => (each.id === ticket.id ? ticket : each)) })
  }

  async function move({ id, updatedAt }: KitchenTicket, status: string): Promise<void> {
    const answer = await call('PATCH', `/api/kitchen/orders/${id}/stage`, { status, updatedAt })
    if (answer && answer.status !== 200) count(evening, `stages: ${answer.code}`)
  }

  function mayBegin(ticket: KitchenTicket): boolean {
    const due = orderTime(ticket)
    const { clock } = evening.servers
    return due === null || due <= clock.local(clock.minute() + beginsBefore)
  }

  return {
    made,
    isDone: () => queue.size === 0,
    async act() {
      let left = perMinute
      for (const { id } of shown()?.open ?? []) {
        const ticket = shown()?.open.find((each) => each.id === id)
        if (!ticket) continue
        if (ticket.lines.some(({ before }) => before !== null)) {
          count(evening, 'edits that the cook has seen')
          await call('PATCH', `/api/kitchen/orders/${ticket.id}/seen`, { updatedAt: ticket.updatedAt })
        }
        if (ticket.status === 'confirmed' && mayBegin(ticket)) await move(ticket, 'preparing')
        if (ticket.status !== 'preparing') continue
        left = make(ticket, left)
        await sendStrikes()
        const now = shown()?.open.find((each) => each.id === id)
        if (now && leftOf(now) === 0 && queue.size === 0) await move(now, 'ready')
      }
      await sendStrikes()
    },
  }
}
