import { z } from 'zod'

import { PaperWidth } from '#src/features/restaurant/contract/printers.ts'

/** A dish on a kitchen ticket or a bill. All its texts are in the language of that paper. */
export const PaperLine = z.object({
  quantity: z.int(),
  name: z.string(),
  /** The names of the two halves of a half-and-half pizza; empty for any other dish. */
  halves: z.array(z.string()),
  /** The guest's choices in the order in which the dish offers them: size, then crust, toppings and the rest. */
  choices: z.array(z.string()),
  /** The guest's note for the kitchen about this dish. */
  note: z.string().nullable(),
  /** True if the note mentions an allergy or names an allergen. */
  isAllergy: z.boolean(),
})
export type PaperLine = z.infer<typeof PaperLine>

const PaperPlace = z.object({
  code: z.string(),
  orderType: z.enum(['dine-in', 'takeout', 'delivery']),
  tableLabel: z.string().nullable(),
  /** When the guest placed the order: YYYY-MM-DDTHH:mm in the restaurant's time zone. */
  placedAt: z.string(),
})

/** A fact besides the dishes that an edit of the order has changed: due time, place or note. The ticket shows the new value. */
export const ChangedFact = z.enum(['due', 'place', 'note'])
export type ChangedFact = z.infer<typeof ChangedFact>

/** A kitchen ticket: what the kitchen or the bar needs to know about an order. Of the guest's data it contains only the notes. */
export const KitchenPaper = PaperPlace.extend({
  paper: z.literal('kitchen'),
  /**
   * new: the ticket shows the whole order; changed: it shows which dishes were added and removed; cancelled: it shows the dishes
   * that must not be made.
   */
  change: z.enum(['new', 'changed', 'cancelled']),
  station: z.enum(['kitchen', 'bar']),
  /**
   * The time for which the guest wants the order: YYYY-MM-DDTHH:mm in the restaurant's time zone. Null means as soon as possible.
   */
  due: z.string().nullable(),
  /** The guest's note about the whole order. */
  note: z.string().nullable(),
  isAllergy: z.boolean(),
  /** The dishes of a new or cancelled order. If the order was changed, only the dishes that were added. */
  lines: z.array(PaperLine),
  removed: z.array(PaperLine),
  changed: z.array(ChangedFact),
})
export type KitchenPaper = z.infer<typeof KitchenPaper>

/** A guest's bill. Amounts have the same form as in the order, for example "288000.00". */
const BillPaper = PaperPlace.extend({
  paper: z.literal('bill'),
  language: z.enum(['vi', 'en']),
  restaurant: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  lines: z.array(
    z.object({
      quantity: z.int(),
      name: z.string(),
      choices: z.array(z.string()),
      unitPrice: z.string(),
      lineTotal: z.string(),
    }),
  ),
  taxMode: z.enum(['excluded', 'included', 'none']),
  vatRate: z.number(),
  totalAmount: z.string(),
  vatAmount: z.string(),
  grandTotal: z.string(),
  /** The amount that was paid, and the way of payment; null if nothing was paid. */
  paidAmount: z.string().nullable(),
  paidVia: z.enum(['cash', 'transfer']).nullable(),
})

/** A test ticket, which shows staff whether a printer prints, and how wide its paper is. */
const TestPaper = z.object({ paper: z.literal('test'), printer: z.string(), width: PaperWidth })

/** The content that a printer prints for one print job. */
export const Paper = z.discriminatedUnion('paper', [KitchenPaper, BillPaper, TestPaper])
export type Paper = z.infer<typeof Paper>
