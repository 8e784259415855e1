import { z } from 'zod'

import { PaperWidth } from '#src/features/restaurant/contract/printers.ts'

/** A dish on a ticket or a bill. All texts are in the language of the paper. */
export const PaperLine = z.object({
  quantity: z.int(),
  name: z.string(),
  /** The names of the two halves of a half-and-half dish; empty for any other dish. */
  halves: z.array(z.string()),
  /** The guest's choices in the order in which the dish offers them: size first, then crust, toppings and the rest. */
  choices: z.array(z.string()),
  /** What the guest told the kitchen about this dish. */
  note: z.string().nullable(),
  /** True if the note speaks of an allergy or names an allergen. */
  isAllergy: z.boolean(),
})
export type PaperLine = z.infer<typeof PaperLine>

const PaperPlace = z.object({
  code: z.string(),
  orderType: z.enum(['dine-in', 'takeout', 'delivery']),
  tableLabel: z.string().nullable(),
  /** When the order was placed: restaurant-local YYYY-MM-DDTHH:mm. */
  placedAt: z.string(),
})

/** What an edit changed besides the dishes: due time, place or note. The ticket shows the new value. */
export const ChangedFact = z.enum(['due', 'place', 'note'])
export type ChangedFact = z.infer<typeof ChangedFact>

/** What kitchen and bar need to know about an order. Of the guest it contains only the notes. */
export const KitchenPaper = PaperPlace.extend({
  paper: z.literal('kitchen'),
  /** new: shows the whole order; changed: shows what was added and removed; cancelled: shows what must not be made any more. */
  change: z.enum(['new', 'changed', 'cancelled']),
  station: z.enum(['kitchen', 'bar']),
  /** When the guest wants the order: restaurant-local YYYY-MM-DDTHH:mm. Null means as soon as possible. */
  due: z.string().nullable(),
  /** The guest's note about the whole order. */
  note: z.string().nullable(),
  isAllergy: z.boolean(),
  /** The dishes of a new or cancelled order. On a ticket about a change, the dishes that were added. */
  lines: z.array(PaperLine),
  removed: z.array(PaperLine),
  changed: z.array(ChangedFact),
})
export type KitchenPaper = z.infer<typeof KitchenPaper>

/** A guest's bill. Amounts are as in the order, such as "288000.00". */
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
  /** How much was paid, and how; null if nothing was paid. */
  paidAmount: z.string().nullable(),
  paidVia: z.enum(['cash', 'transfer']).nullable(),
})

/** A sheet on which staff see whether a printer prints, and how wide. */
const TestPaper = z.object({ paper: z.literal('test'), printer: z.string(), width: PaperWidth })

/** What one print job puts on paper. */
export const Paper = z.discriminatedUnion('paper', [KitchenPaper, BillPaper, TestPaper])
export type Paper = z.infer<typeof Paper>
