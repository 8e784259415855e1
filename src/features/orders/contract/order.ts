import { z } from 'zod'

import { maxTableLabel } from '#src/kernel/table-label.ts'
import { dietaryFields } from '#src/kernel/dietary-fields.ts'
import { optionalLine, optionalText, requiredLine, storedLine } from '#src/kernel/text-field.ts'
import { maxLines, maxNoteLength, maxPieces } from '#src/features/cart/rules/cart.ts'
import { TaxMode } from '#src/features/restaurant/contract/site-settings.ts'
import { CustomizationChoice, ItemCustomization } from '#src/features/customization/contract/choice.ts'

export const OrderStatus = z.enum([
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'completed',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderType = z.enum(['dine-in', 'takeout', 'delivery'])
export type OrderType = z.infer<typeof OrderType>

export const PaymentMethod = z.enum(['cash', 'transfer'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Who entered it: a guest on the site, staff for a guest on the phone, or a paired device. */
export const OrderSource = z.enum(['web', 'staff', 'device'])
export type OrderSource = z.infer<typeof OrderSource>

/** "288000" or "288000.00": anything that could be read two ways is rejected. */
const Amount = z.string().regex(/^\d{1,8}(\.00)?$/, 'An amount is whole VND, such as "288000.00"')

/** One line of a cart as a guest sends it. The price is what the guest was shown; the server sets its own. */
export const OrderItemInput = z.object({
  id: z.string().min(1).max(100),
  /** As the cart shows it: two halves are named after both dishes. */
  name: z.string().max(500),
  price: Amount,
  quantity: z
    .int('A quantity is a whole number')
    .min(1, 'Order at least 1')
    .max(maxPieces, `Order at most ${maxPieces} of one dish`),
  customization: ItemCustomization.optional(),
  /** What the guest tells the kitchen about this dish. */
  note: optionalText(maxNoteLength),
})
export type OrderItemInput = z.infer<typeof OrderItemInput>

const Items = z
  .array(OrderItemInput)
  .min(1, 'The cart is empty')
  .max(maxLines, `An order holds at most ${maxLines} lines`)

export const QuoteInput = z.object({ items: Items })
export type QuoteInput = z.infer<typeof QuoteInput>

/** What a table is called, such as "7" or "Sân 2". */
export const TableLabel = optionalLine(maxTableLabel)

/** The checkout. The address rule depends on the order type and is checked with the other rules. */
export const PlaceOrderInput = z.object({
  customerName: requiredLine(200, 'Name is required'),
  /** Empty only where staff enter the order: guests on the phone are called back, and few spell out an address. */
  customerEmail: storedLine('Valid email required')
    .max(254)
    .pipe(z.union([z.email('Valid email required'), z.literal('')], 'Valid email required')),
  customerPhone: requiredLine(30, 'Phone is required'),
  /** Where a delivery goes; stored for deliveries alone. */
  customerAddress: optionalLine(500),
  orderType: OrderType.default('takeout'),
  /** Where the guest sits; counts for dine-in alone. */
  tableLabel: TableLabel,
  specialInstructions: optionalText(1000),
  paymentMethod: PaymentMethod.default('cash'),
  items: Items,
  totalAmount: Amount,
  /** What the guest was shown to pay, with VAT: where it is sent, it is compared as the prices are. */
  grandTotal: Amount.optional(),
  /** Restaurant-local YYYY-MM-DDTHH:mm on the 15-minute grid. */
  requestedTime: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'A time looks like 2026-05-01T18:30')
    .nullish(),
  language: z.enum(['vi', 'en']).default('vi'),
  /** Left empty by people; bots that fill every field give themselves away. */
  website: z.string().max(200).optional(),
  /** The office sends it: without a session of staff the order is rejected, and does not become one of a guest. */
  enteredByStaff: z.literal(true).optional(),
})
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>

/** Why a price is what it is, one line each; the amounts add up to the unit price. */
const PricePart = z.object({ label: z.string(), labelVi: z.string(), amount: z.int() })

/** A line as the server prices it. Unit price and line total are amounts of VND with two decimals. */
export const QuotedLine = z.object({
  id: z.string(),
  /** The dish's name; a dish of two halves is named after both. */
  name: z.string(),
  nameVi: z.string().nullable(),
  quantity: z.int(),
  unitPrice: z.string(),
  lineTotal: z.string(),
  parts: z.array(PricePart),
  /** What was chosen, as text in both languages, in the dish's order. */
  choices: z.array(z.string()),
  choicesVi: z.array(z.string()),
  /** Whether the dish asks something, so that its choices can be changed; earlier versions do not say. */
  isCustomizable: z.boolean().optional(),
  /** Of everything in it. */
  ...dietaryFields,
})
export type QuotedLine = z.infer<typeof QuotedLine>

export const Quote = z
  .object({
    lines: z.array(QuotedLine),
    totalAmount: z.string(),
    /** How prices stand to VAT. With `none` its rate is 0; unless it is `excluded`, the grand total is the total of the lines. */
    taxMode: TaxMode,
    vatRate: z.number(),
    vatAmount: z.string(),
    grandTotal: z.string(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** The category a dish was sold in. */
const SoldCategory = z.object({ id: z.string(), name: z.string(), nameVi: z.string().nullable() })

/**
 * A line as the order stores it: priced, with the choices as sent and as text, whatever the menu says tomorrow. A server
 * of an earlier version that still runs stores lines without note, category, rate, allergens, diet and pictures.
 */
export const StoredLine = QuotedLine.omit({ isCustomizable: true }).extend({
  /** The same amount as `unitPrice`, under the name the owner's documents use. */
  price: z.string(),
  customization: z.array(CustomizationChoice),
  /** What the guest told the kitchen about this dish; no part of what makes lines equal. */
  note: z.string().nullish(),
  /** Null where the dish was no longer on the menu when lines got this field. */
  category: SoldCategory.nullish(),
  allergens: dietaryFields.allergens.optional(),
  diet: dietaryFields.diet.optional(),
  /** Percent; where it is absent the order's rate applies. */
  vatRate: z.number().nullish(),
  /** Where the picture of the dish was, or that of its first half; absent where lines had none yet. */
  image: z.string().nullish(),
  /** That of the second half. */
  secondImage: z.string().nullish(),
})
export type StoredLine = z.infer<typeof StoredLine>

/** An order as the office sees it. The phone is in E.164, "+84912345678"; orders of earlier versions have it as typed. */
export const Order = z
  .object({
    id: z.string(),
    customerName: z.string(),
    /** Empty where a guest on the phone has named none. */
    customerEmail: z.string(),
    customerPhone: z.string(),
    /** The same as its country writes it: "0912 345 678", "+44 20 7946 0018". */
    shownPhone: z.string(),
    customerAddress: z.string().nullable(),
    items: z.array(StoredLine),
    totalAmount: z.string(),
    /** As it was when it was placed, and so are the rates of its lines. */
    taxMode: TaxMode,
    vatRate: z.number(),
    vatAmount: z.string(),
    grandTotal: z.string(),
    status: OrderStatus,
    orderType: OrderType,
    paymentMethod: PaymentMethod,
    specialInstructions: z.string().nullable(),
    tableLabel: z.string().nullable(),
    source: OrderSource,
    /** It was beyond a limit of the owner's: while it is pending the restaurant calls first and cooks nothing. */
    needsCall: z.boolean(),
    /** The id of the user who entered it; null for a guest's own. */
    createdBy: z.string().nullable(),
    /** The full name of that user; null where the account has been deleted since, and for a guest's own. */
    createdByName: z.string().nullable(),
    /** When, how much and how the guest has paid; all three, or all null. */
    paidAt: z.iso.datetime().nullable(),
    paidAmount: z.string().nullable(),
    paidVia: PaymentMethod.nullable(),
    /** How many bookings and orders its number has open for today or later. */
    openOfNumber: z.int(),
    requestedTime: z.string().nullable(),
    /** When the kitchen takes it up if it is closed now: restaurant-local YYYY-MM-DDTHH:mm; null is at once. */
    scheduledTime: z.string().nullable(),
    language: z.enum(['vi', 'en']),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** Archived orders can only be read; null in all others. */
    archivedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

/** One of several that were cancelled together: the status that it had, and its `updatedAt` since. */
export const CancelledOrder = z.object({
  id: z.string().max(100),
  status: OrderStatus,
  updatedAt: z.iso.datetime(),
})
export type CancelledOrder = z.infer<typeof CancelledOrder>

/** An order that is due today or later, at a restaurant-local YYYY-MM-DDTHH:mm. */
export const ComingOrder = Order.pick({ id: true, customerName: true }).extend({
  shortCode: z.string(),
  due: z.string(),
})
export type ComingOrder = z.infer<typeof ComingOrder>

/** What the guest who placed an order gets: the order and the link to its ticket; not who entered it, nor what else the number has. */
export const PlacedOrder = Order.omit({ createdBy: true, createdByName: true, openOfNumber: true })
  .extend({ shortCode: z.string(), ticketUrl: z.string() })
  .meta({
    id: 'PlacedOrder',
  })
export type PlacedOrder = z.infer<typeof PlacedOrder>
