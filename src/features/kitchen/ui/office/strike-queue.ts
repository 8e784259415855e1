import { ApiError } from '#src/web/api.ts'
import { type OfficeApi, SessionEndedError } from '#src/web/office/office-api.ts'
import { isWithoutResponse } from '#src/web/office/office-failure.ts'
import { randomKey } from '#src/web/forms/request-attempt.ts'
import { createStore, useStore } from '#src/web/store.ts'
import { type KitchenTicket, StrikeInput } from '../../contract/kitchen.ts'
import { mergedTaps } from '../../rules/struck-pieces.ts'

/**
 * The pieces that a cook has crossed off and that the server does not know of yet. There is at most one entry for each line: the
 * latest.
 */
type Queue = Readonly<Record<string, QueuedStrike>>
interface QueuedStrike extends StrikeInput {
  readonly orderId: string
  /** The most pieces that the board has shown as struck since the first tap that waits (`mergedTaps`). It is not sent. */
  readonly peak?: number | undefined
}

/** What a tap of the cook strikes or takes back. */
export type Strike = Omit<QueuedStrike, 'key' | 'peak'> & { readonly seen: number }

/** The queue is kept in `localStorage`, so that no tap is lost if the page is reloaded during a network failure. */
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

/** How many pieces of a line the cook has crossed off, if the server has not confirmed the tap yet; otherwise undefined. */
export function useQueuedStrike(orderId: string, lineKey: string): number | undefined {
  return useStore(queue, (all) => all[keyOf(orderId, lineKey)]?.quantity)
}

/** The strikes that would finish the order: of each line of which pieces are open, all. */
export function useOpenStrikes({ id, lines }: Pick<KitchenTicket, 'id' | 'lines'>): Strike[] {
  const all = useStore(queue, (state) => state)
  return lines.flatMap(({ key, quantity, struck }) => {
    const seen = Math.min(all[keyOf(id, key)]?.quantity ?? struck, quantity)
    return seen < quantity ? [{ orderId: id, lineKey: key, quantity, seen }] : []
  })
}

/** How many taps of cooks the server has not confirmed yet. */
export function useQueueLength(): number {
  return useStore(queue, (all) => Object.keys(all).length)
}

/** Queues a strike in place of the one that waits for the same line (`mergedTaps`). */
export function queueStrike(strike: Strike): void {
  const line = keyOf(strike.orderId, strike.lineKey)
  queue.set({ ...queue.get(), [line]: { ...strike, ...mergedTaps(queue.get()[line], strike, randomKey) } })
}

let sending: Promise<void> | undefined

interface Outcomes {
  onSent(ticket: KitchenTicket): void
  /** Called if the server finally rejects a tap, because the order has changed meanwhile. */
  onRejected(): void
}

/** Sends the queued taps one after the other. If there is no response to one, it stays in the queue. */
export function sendQueued(api: OfficeApi, outcomes: Outcomes): Promise<void> {
  return (sending ??= sendAll(api, outcomes).finally(() => (sending = undefined)))
}

async function sendAll(api: OfficeApi, outcomes: Outcomes): Promise<void> {
  for (let [next] = Object.values(queue.get()); next; [next] = Object.values(queue.get())) {
    const { orderId: id, peak: _peak, ...body } = next
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

/** Removes a tap from the queue after it was sent, unless the cook has changed the same line again meanwhile. */
function remove(sent: QueuedStrike): void {
  const key = keyOf(sent.orderId, sent.lineKey)
  const { [key]: current, ...others } = queue.get()
  if (current === sent) queue.set(others)
}

/** True if repeating the request would fail again. Then it is not repeated. */
function isFinal(error: unknown): boolean {
  if (error instanceof SessionEndedError || isWithoutResponse(error)) return false
  return error instanceof ApiError && [400, 404, 409].includes(error.status)
}
