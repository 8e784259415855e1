import { z } from 'zod'

import { Order } from './order.ts'

/** An earlier order of a guest. Staff read it to the guest on the phone. */
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

/** What is stored about a phone number and has not been erased. If nothing is stored, the name is null and the lists are empty. */
export const KnownGuest = z
  .object({
    /** The name in the guest's latest order or booking. */
    name: z.string().nullable(),
    /** The latest orders that were not cancelled, the newest first. */
    orders: z.array(EarlierOrder),
    /**
     * The notes in the guest's orders and bookings that contain the word allergy or the name of an allergen, each once, the newest
     * first.
     */
    allergyNotes: z.array(z.string()),
    /** How many bookings with this phone number staff have marked as no-shows. */
    noShows: z.int(),
  })
  .meta({ id: 'KnownGuest' })
export type KnownGuest = z.infer<typeof KnownGuest>
