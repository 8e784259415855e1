import { guest, plainCrust, type TestItem } from '#test/support/orders.ts'

/** An order that somebody will place. What happens to it later is planned too. */
export interface PlannedOrder {
  readonly minute: number
  readonly by: 'guest' | 'staff'
  readonly items: readonly TestItem[]
  readonly fields: Readonly<Record<string, unknown>>
  /** So many minutes later somebody changes the order in this way. */
  readonly later?: { readonly minutes: number; readonly change: Change }
}
export type Change = 'add' | 'more' | 'less' | 'note' | 'delay' | 'cancel' | 'cancel and restore'

export interface PlannedBooking {
  readonly minute: number
  readonly time: string
  readonly guests: number
}

/** What goes wrong, and when, in minutes of the evening. */
export interface Faults {
  /** The network of board and printer is cut. */
  readonly kitchenCut: Span
  /** The network of the whole restaurant is cut. */
  readonly houseCut: Span
  /** A server is killed, and another is started in its place some minutes later. */
  readonly kills: readonly (Span & { readonly place: 0 | 1 })[]
  /** Both servers are killed, and started a minute later. */
  readonly restart: number
  /** The program that prints is killed with a ticket in its hands, before or after its bytes have left. */
  readonly agentKills: readonly { readonly minute: number; readonly isPrinted: boolean }[]
}

export interface Span {
  readonly from: number
  readonly until: number
}

export const within = ({ from, until }: Span, minute: number) => minute >= from && minute < until

/** When salami is missing, when the kitchen pauses, and how many margheritas there are. */
export const salamiMissing: Span = { from: 30, until: 48 }
export const pauseFrom = 45
export const margheritas = 14
export const lastOrder = 88

const small = { schemaId: 'size-pizza', selections: { size: '16cm' } }
const pizza = (id: string): TestItem => ({ id, customization: [small, plainCrust] })
const halves = (id: string, secondFlavor: string): TestItem => ({
  id,
  customization: [
    small,
    plainCrust,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor },
  ],
})
const changes: readonly Change[] = ['add', 'more', 'delay', 'less', 'note', 'cancel', 'cancel and restore']
const notes = ['không hành', 'Dị ứng đậu phộng', 'cắt 8 miếng']
const types = ['delivery', 'takeout', 'dine-in', 'dine-in'] as const

export function plannedOrders(random: () => number, count = 60): PlannedOrder[] {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  return Array.from({ length: count }, (_, index) => {
    const minute = 2 + Math.floor((index * (lastOrder - 2)) / count)
    const orderType = types[index % types.length] ?? 'takeout'
    const isPhone = index % 5 === 1
    // One guest orders so often that the restaurant calls first.
    const phone = index % 12 === 5 ? '0900000999' : `09000${String(10_000 + index)}`
    const main =
      index % 6 === 2
        ? halves('margherita', 'pepperoni')
        : pizza(pick(['pepperoni', 'margherita', 'hawaiian']) ?? 'hawaiian')
    const items = [
      { ...main, quantity: 1 + Math.floor(random() * 2), ...(index % 5 === 0 && { note: pick(notes) }) },
      ...(random() < 0.5 ? [pizza(main.id === 'hawaiian' ? 'margherita' : 'hawaiian')] : []),
      ...(random() < 0.6 ? [{ id: 'panna-cotta', quantity: 1 + Math.floor(random() * 3) }] : []),
    ]
    return {
      minute,
      by: isPhone ? 'staff' : 'guest',
      items,
      fields: {
        ...guest,
        customerName: `Khách ${index}`,
        customerPhone: phone,
        orderType,
        ...(orderType === 'delivery' && { customerAddress: '12 Yersin, Phường Phú Cường' }),
        ...(orderType === 'dine-in' && { tableLabel: String(1 + (index % 4)) }),
        ...(index % 10 === 6 && minute < 55 && { requestedTime: '2026-05-06T19:00' }),
        ...(index % 9 === 4 && { specialInstructions: 'Dị ứng hải sản, nhờ bếp cẩn thận' }),
        ...(isPhone && { enteredByStaff: true, customerEmail: '' }),
      },
      ...(index % 4 === 3 && {
        later: {
          minutes: 3 + Math.floor(random() * 9),
          change: changes[Math.floor(index / 4) % changes.length] ?? 'add',
        },
      }),
    }
  })
}

export function plannedBookings(random: () => number, count = 25): PlannedBooking[] {
  return Array.from({ length: count }, (_, index) => ({
    minute: 1 + index,
    time: ['18:00', '18:15', '18:30', '18:45'][Math.floor(random() * 4)] ?? '18:30',
    guests: 2 + Math.floor(random() * 4),
  }))
}
