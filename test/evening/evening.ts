import type { OrderRow } from '#src/features/orders/server/order-store.ts'
import type { Call, Network } from './evening-device.ts'
import type { EveningServers } from './evening-servers.ts'
import type { Faults, PlannedOrder } from './planned-evening.ts'

/** An order that a guest or staff have placed, and what its guest has been told. */
export interface PlacedInEvening {
  readonly id: string
  readonly plan: PlannedOrder
  /** The address of the ticket as the API has it. */
  readonly ticket: string
  readonly minute: number
  /** The promised times that the guest has read, the last one last. */
  readonly told: (string | null)[]
  /** The minutes at which board and counter first showed the order. */
  readonly seen: { board?: number; counter?: number }
  /** The change that was planned has been made, or cannot be made any more. */
  isChanged: boolean
}

/** What all who take part in an evening know. */
export interface Evening {
  readonly servers: EveningServers
  readonly random: () => number
  readonly faults: Faults
  readonly placed: PlacedInEvening[]
  /** What is wrong. At the end of an evening nothing may be. */
  readonly wrong: Set<string>
  /** How often something happened, to show that the evening was what it says. */
  readonly counts: Map<string, number>
  /** The network of the kitchen, of the counter, and of guests and phones, which nobody cuts. */
  readonly networks: Readonly<Record<'kitchen' | 'counter' | 'outside', Network>>
  readonly staff: { readonly cookie: string; readonly call: Call }
  rows(): Promise<OrderRow[]>
}

export function count({ counts }: Evening, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** Sends something until there is an answer, at most five times. */
export async function insist(call: () => ReturnType<Call>): ReturnType<Call> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await call()
    if (answer) return answer
  }
  return undefined
}
