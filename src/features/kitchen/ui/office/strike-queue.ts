import { ApiError } from '#src/web/api.ts'
import { type OfficeApi, SessionEndedError } from '#src/web/office/office-api.ts'
import { isWithoutResponse } from '#src/web/office/office-failure.ts'
import { createStore, useStore } from '#src/web/store.ts'
import { type KitchenTicket, StrikeInput } from '../../contract/kitchen.ts'

/** What the cook wants struck, and the server does not yet know; the latest wish for each line. */
type Queue = Readonly<Record<string, QueuedStrike>>
interface QueuedStrike extends StrikeInput {
  readonly orderId: string
}

/** The queue is stored, so that a reload while the network is away loses nothing. */
const queue = createStore<Queue>(
  {},
  {
    storage: 'localStorage',
    key: 'kitchenStrikes',
    version: 1,
    restore: (stored) =>
      Object.fromEntries(Object.entries(stored ?? {}).filter(([, each]) => isQueued(each))),
  },
)

function isQueued(value: unknown): value is QueuedStrike {
  return StrikeInput.safeParse(value).success && typeof Reflect.get(Object(value), 'orderId') === 'string'
}

const keyOf = (orderId: string, lineKey: string) => `${orderId} ${lineKey}`

/** How many pieces of a line the cook has struck without the server's knowing; undefined if the server knows all. */
export function useQueuedStrike(orderId: string, lineKey: string): number | undefined {
  return useStore(queue, (all) => all[keyOf(orderId, lineKey)]?.quantity)
}

/** How many strikes the server does not yet know. */
export function useQueueLength(): number {
  return useStore(queue, (all) => Object.keys(all).length)
}

export function queueStrike(strike: QueuedStrike): void {
  queue.set({ ...queue.get(), [keyOf(strike.orderId, strike.lineKey)]: strike })
}

let sending: Promise<void> | undefined

interface Outcomes {
  onSent(ticket: KitchenTicket): void
  /** The server will never take this strike, because the order has changed. */
  onRejected(): void
}

/** Sends what is queued, one after the other. What gets no response stays in the queue. */
export function sendQueued(api: OfficeApi, outcomes: Outcomes): Promise<void> {
  return (sending ??= sendAll(api, outcomes).finally(() => (sending = undefined)))
}

async function sendAll(api: OfficeApi, outcomes: Outcomes): Promise<void> {
  for (let [next] = Object.values(queue.get()); next; [next] = Object.values(queue.get())) {
    const { orderId: id, ...body } = next
    try {
      const ticket = await api.call('PATCH /api/kitchen/orders/:id/strike', { params: { id }, body })
      outcomes.onSent(ticket)
    } catch (error) {
      if (!isFinal(error)) return
      outcomes.onRejected()
    }
    remove(next)
  }
}

/** Removes a strike that the server knows, unless the cook has changed it meanwhile. */
function remove(sent: QueuedStrike): void {
  const key = keyOf(sent.orderId, sent.lineKey)
  const { [key]: current, ...others } = queue.get()
  if (current === sent) queue.set(others)
}

/** Whether sending the same again would fail again. */
function isFinal(error: unknown): boolean {
  if (error instanceof SessionEndedError || isWithoutResponse(error)) return false
  return error instanceof ApiError && [400, 404, 409].includes(error.status)
}
