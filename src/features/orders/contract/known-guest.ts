import { z } from 'zod'

import { Order } from './order.ts'

/** An order that a guest placed before, as staff read it to the guest on the phone. */
export const EarlierOrder = z.object({
  ...Order.pick({
    createdAt: true,
    orderType: true,
    tableLabel: true,
    customerAddress: true,
    items: true,
    specialInstructions: true,
    grandTotal: true,
  }).shape,
  shortCode: z.string(),
})
export type EarlierOrder = z.infer<typeof EarlierOrder>

/** What is stored about a phone number and not yet erased. If the number is unknown, the name is null and the lists are empty. */
export const KnownGuest = z
  .object({
    /** The name that the guest gave last. */
    name: z.string().nullable(),
    /** The last orders that were not cancelled, newest first. */
    orders: z.array(EarlierOrder),
    /** Notes of orders and bookings that speak of an allergy or name an allergen, each once, newest first. */
    allergyNotes: z.array(z.string()),
    /** How many bookings of this phone number staff have marked as no-shows. */
    noShows: z.int(),
  })
  .meta({ id: 'KnownGuest' })
export type KnownGuest = z.infer<typeof KnownGuest>
