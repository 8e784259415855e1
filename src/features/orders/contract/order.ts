import { z } from 'zod'

import { dietaryFields } from '#src/kernel/dietary-fields.ts'
import { optionalTable } from '#src/kernel/table-field.ts'
import { blankableLine, optionalLine, optionalText, storedLine } from '#src/kernel/text-field.ts'
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

/** Who entered the order: a guest on the site, staff for a guest on the phone, or a paired device. */
export const OrderSource = z.enum(['web', 'staff', 'device'])
export type OrderSource = z.infer<typeof OrderSource>

/** "288000" or "288000.00". The schema rejects every amount that one could read in two ways, such as "288.000". */
const Amount = z.string().regex(/^\d{1,8}(\.00)?$/, 'An amount is whole VND, such as "288000.00"')

/** One line of a cart as a guest sends it. The price is what the guest was shown; the server computes its own. */
export const OrderItemInput = z.object({
  id: z.string().min(1).max(100),
  /** The name as the cart shows it. A dish of two halves is named after both dishes. */
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
export const TableLabel = optionalTable()

/** The checkout as it is sent. The address depends on the order type and is checked later, name and phone by `contactChecks`. */
export const PlaceOrderInput = z.object({
  customerName: blankableLine(200, 'Name is required'),
  /**
   * Only staff may leave the e-mail address empty, for a guest on the phone: the restaurant can call this guest back, and few
   * guests spell out an address.
   */
  customerEmail: storedLine('Valid email required')
    .max(254)
    .pipe(z.union([z.email('Valid email required'), z.literal('')], 'Valid email required')),
  customerPhone: blankableLine(30, 'Phone is required'),
  /** The address of a delivery. The server stores it for deliveries only. */
  customerAddress: optionalLine(500),
  orderType: OrderType.default('takeout'),
  /** The table where the guest sits. Only a dine-in order has a table. */
  tableLabel: TableLabel,
  specialInstructions: optionalText(1000),
  paymentMethod: PaymentMethod.default('cash'),
  items: Items,
  totalAmount: Amount,
  /**
   * The total with VAT that the guest was shown. If it is sent, the server compares it with its own total, just as it compares the
   * prices.
   */
  grandTotal: Amount.optional(),
  /** Restaurant-local YYYY-MM-DDTHH:mm on the 15-minute grid. */
  requestedTime: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'A time looks like 2026-05-01T18:30')
    .nullish(),
  language: z.enum(['vi', 'en']).default('vi'),
  /** A hidden field that people leave empty. Bots fill in every field, so the server rejects an order that fills in this one. */
  website: z.string().max(200).optional(),
  /**
   * The office sends this. If the request has no session of staff (it may have ended), the server rejects the order instead of
   * taking it as a guest's order.
   */
  enteredByStaff: z.literal(true).optional(),
})
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>

/** One part of a price, with its label. The amounts of all parts add up to the unit price. */
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
  /** What the guest chose, as text in both languages, in the order of the dish's questions. */
  choices: z.array(z.string()),
  choicesVi: z.array(z.string()),
  /** True if the dish asks for choices, so that the guest can change them. Servers of earlier versions do not send this. */
  isCustomizable: z.boolean().optional(),
  /** The allergens and diet of everything in the line. */
  ...dietaryFields,
})
export type QuotedLine = z.infer<typeof QuotedLine>

export const Quote = z
  .object({
    lines: z.array(QuotedLine),
    totalAmount: z.string(),
    /**
     * Whether prices include VAT, VAT is added to them, or there is none (`none`, with rate 0). Unless the mode is `excluded`, the
     * grand total is the total of the lines.
     */
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
 * A line as the order stores it: priced, with the choices both as sent and as text, so that later changes of the menu do not
 * matter. Note, category, VAT rate, allergens, diet and pictures are optional, because a server of an earlier version that is still
 * running stores lines without them.
 */
export const StoredLine = QuotedLine.omit({ isCustomizable: true }).extend({
  /** The same amount as `unitPrice`, under the name the owner's documents use. */
  price: z.string(),
  customization: z.array(CustomizationChoice),
  /** What the guest told the kitchen about this dish. Lines of the same dish and choices may differ in their notes. */
  note: z.string().nullish(),
  /** Null if the line is older than this field and its dish had left the menu when the field was added. */
  category: SoldCategory.nullish(),
  allergens: dietaryFields.allergens.optional(),
  diet: dietaryFields.diet.optional(),
  /** The VAT rate of this line in percent. If it is absent, the VAT rate of the order applies. */
  vatRate: z.number().nullish(),
  /** The address of the dish's picture, or of the first half's. It is absent if the line was stored before lines had pictures. */
  image: z.string().nullish(),
  /** The address of the second half's picture. */
  secondImage: z.string().nullish(),
})
export type StoredLine = z.infer<typeof StoredLine>

/** An order as the office sees it. The phone is in E.164, in earlier versions as typed; at a table, name and phone may be empty. */
export const Order = z
  .object({
    id: z.string(),
    customerName: z.string(),
    /** The e-mail address is empty if a guest on the phone has given none. */
    customerEmail: z.string(),
    customerPhone: z.string(),
    /** The phone as its country writes it: "0912 345 678", "+44 20 7946 0018". */
    shownPhone: z.string(),
    customerAddress: z.string().nullable(),
    items: z.array(StoredLine),
    totalAmount: z.string(),
    /** The tax mode when the order was placed. The VAT rates here and in the lines are of that time too. */
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
    /**
     * True if the order was beyond a limit that the owner has set. While such an order is pending, the restaurant calls the guest
     * first and cooks nothing.
     */
    needsCall: z.boolean(),
    /** The id of the user who entered the order; null if a guest placed it. */
    createdBy: z.string().nullable(),
    /** The full name of the user who entered the order; null if the account has been deleted since or a guest placed the order. */
    createdByName: z.string().nullable(),
    /** `paidAt`, `paidAmount` and `paidVia`: when, how much and how the guest has paid. All three are set, or none is. */
    paidAt: z.iso.datetime().nullable(),
    paidAmount: z.string().nullable(),
    paidVia: PaymentMethod.nullable(),
    /** How many open bookings and orders this phone number has for today or later. */
    openOfNumber: z.int(),
    requestedTime: z.string().nullable(),
    /** Why the order was cancelled, as its guest reads it. */
    cancelReason: z.string().nullable(),
    /** When the restaurant last changed what was ordered, or how the guest gets it. */
    changedAt: z.iso.datetime().nullable(),
    /** The requested time, or when the restaurant opens next: restaurant-local YYYY-MM-DDTHH:mm. Null means at once. */
    scheduledTime: z.string().nullable(),
    /** When the guest is told that the order is ready, in the same form. Null if no time is promised. */
    promisedTime: z.string().nullable(),
    language: z.enum(['vi', 'en']),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** When the order was archived. It is null if the order is not archived. Archived orders can only be read. */
    archivedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

/**
 * One of several orders that were cancelled together, with what undoing needs: the status that the order had before, and its
 * `updatedAt` after the cancellation.
 */
export const CancelledOrder = z.object({
  id: z.string().max(100),
  status: OrderStatus,
  updatedAt: z.iso.datetime(),
})
export type CancelledOrder = z.infer<typeof CancelledOrder>

/** An order with a set time today or later: `due`, a restaurant-local YYYY-MM-DDTHH:mm. */
export const ComingOrder = Order.pick({ id: true, customerName: true, tableLabel: true }).extend({
  shortCode: z.string(),
  due: z.string(),
})
export type ComingOrder = z.infer<typeof ComingOrder>

/**
 * What the guest who placed an order gets: the order and the link to its ticket. It leaves out who entered the order, and how many
 * bookings and orders are open for the phone number.
 */
export const PlacedOrder = Order.omit({ createdBy: true, createdByName: true, openOfNumber: true })
  .extend({ shortCode: z.string(), ticketUrl: z.string() })
  .meta({ id: 'PlacedOrder' })
export type PlacedOrder = z.infer<typeof PlacedOrder>
