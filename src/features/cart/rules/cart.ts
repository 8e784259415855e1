import { type SaleUnit, saleUnits } from '#src/kernel/sale-unit.ts'
import { severalLines } from '#src/kernel/typed-text.ts'
import { choicesKey, fromStored, toStored } from '#src/features/customization/rules/choice.ts'
import type { StoredChoice, StoredCustomization } from '#src/features/customization/rules/choice.ts'

/** One line of the cart. `price` is in whole VND for one piece with the chosen options, as the menu showed it. */
export interface CartLine {
  id: string
  name: string
  nameVi: string | null
  price: number
  image: string | null
  /**
   * The picture of the dish that is the second half. Null if that dish has no picture; absent if the line is not a half-and-half
   * pizza.
   */
  secondImage?: string | null
  quantity: number
  customization: StoredCustomization
  /** What one piece is, such as a glass, as the menu said when the guest added the line. */
  unit?: SaleUnit
  /**
   * The guest's note to the kitchen about all pieces of the line, as typed. Lines that differ only in their notes count as equal.
   */
  note?: string
}

/** The limits of an order: pieces in a line, and lines. The cart never exceeds them, because the server would reject the order. */
export const maxPieces = 99
export const maxLines = 50
export const maxNoteLength = 140

/**
 * A key for a line, made from its dish and its chosen options, no matter in which order the options are listed. It also serves as a
 * React key.
 */
export function lineKey({ id, customization }: Pick<CartLine, 'id' | 'customization'>): string {
  return JSON.stringify([id, choicesKey(fromStored(customization))])
}

/** Why `addLine` cannot add all pieces of a line: the cart has too many lines, or the line too many pieces. */
export function addingProblem(
  cart: readonly CartLine[],
  line: CartLine,
): 'cart.too-many-lines' | 'cart.too-many-pieces' | undefined {
  const present = cart.find((other) => lineKey(other) === lineKey(line))
  if (!present && cart.length >= maxLines) return 'cart.too-many-lines'
  return (present?.quantity ?? 0) + line.quantity > maxPieces ? 'cart.too-many-pieces' : undefined
}

/**
 * Returns the cart with a line added. If the cart already has a line of the same dish with the same options, that line's quantity
 * grows, and it takes over the newer price and names. It keeps its note, or takes the new note if it has none. A line never gets
 * more than 99 pieces, and a cart never more than 50 lines: call `addingProblem` first to find out whether a limit would be
 * exceeded.
 */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const key = lineKey(line)
  const added = { ...line, customization: toStored(fromStored(line.customization)) }
  if (cart.some((other) => lineKey(other) === key)) {
    return cart.map((other) =>
      lineKey(other) === key
        ? {
            ...withNote(added, other.note || line.note),
            quantity: atMostPieces(other.quantity + line.quantity),
          }
        : other,
    )
  }
  if (cart.length >= maxLines || line.quantity < 1) return [...cart]
  return [...cart, { ...withNote(added, line.note), quantity: atMostPieces(line.quantity) }]
}

/** The cart with this many pieces of a line. 0 or less removes the line, and more than 99 becomes 99. */
export function setQuantity(cart: readonly CartLine[], key: string, quantity: number): CartLine[] {
  if (!(quantity > 0)) return removeLine(cart, key)
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: atMostPieces(quantity) } : line))
}

/** The cart with this note on a line, as typed. An empty note is removed. */
export function setNote(cart: readonly CartLine[], key: string, note: string): CartLine[] {
  return cart.map((line) => (lineKey(line) === key ? withNote(line, note) : line))
}

function withNote({ note: _former, ...line }: CartLine, note: string | undefined): CartLine {
  return note ? { ...line, note } : line
}

/** The note of a line in the form in which an order stores it. Empty if the line has no note. */
export function noteOf({ note = '' }: Pick<CartLine, 'note'>): string {
  return severalLines(note)
}

/** How many characters of a note are too many for an order; 0 if the note is short enough. */
export function charactersTooMany(line: Pick<CartLine, 'note'>): number {
  return Math.max(0, noteOf(line).length - maxNoteLength)
}

/**
 * Returns the cart with the line of this key replaced by `line`, which takes over the replaced line's note. If two lines become
 * equal, they are joined. If there is no line with this key, the cart stays the same.
 */
export function replaceLine(cart: readonly CartLine[], key: string, line: CartLine): CartLine[] {
  return cart
    .map((other) => (lineKey(other) === key ? withNote(line, other.note) : other))
    .reduce<CartLine[]>(addLine, [])
}

/**
 * Adds a line as `addLine` does. If the cart has no equal line, the new line is inserted after the line with the key `key`, or at
 * the end if that line is gone.
 */
export function addLineAfter(cart: readonly CartLine[], key: string, line: CartLine): CartLine[] {
  const place = cart.findIndex((other) => lineKey(other) === key) + 1
  const added = addLine(cart, line)
  if (place === 0 || added.length === cart.length) return added
  return [...added.slice(0, place), ...added.slice(-1), ...added.slice(place, -1)]
}

/** Returns the cart without the line of this key. If there is no such line, the cart stays the same. */
export function removeLine(cart: readonly CartLine[], key: string): CartLine[] {
  return cart.filter((line) => lineKey(line) !== key)
}

function atMostPieces(quantity: number): number {
  return Math.min(Math.max(Math.ceil(quantity), 1), maxPieces)
}

/**
 * Makes a valid cart from any value in local storage. Entries that are not cart lines are dropped, equal lines are joined, and
 * quantities are limited. Never throws.
 */
export function restoreCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return []
  return stored
    .map(readLine)
    .filter((line) => line !== undefined)
    .reduce<CartLine[]>((cart, line) => addLine(cart, line), [])
}

function readLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, nameVi, price, image, secondImage, quantity, note } = value
  const unit = saleUnits.find((known) => known === value['unit'])
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  if (!isWhole(price) || price < 0 || !isWhole(quantity) || quantity < 1) return undefined
  const customization = readCustomization(value['customization'])
  if (customization === undefined) return undefined
  return {
    id,
    name,
    nameVi: textOrNull(nameVi),
    price,
    image: textOrNull(image),
    quantity,
    customization,
    ...((typeof secondImage === 'string' || secondImage === null) && { secondImage }),
    ...(typeof note === 'string' && note && { note }),
    ...(unit && { unit }),
  }
}

/**
 * Reads the stored options of a line. Undefined if they are unreadable; the line is then dropped, because without its options it
 * would be a different dish from the one that the guest chose.
 */
function readCustomization(value: unknown): StoredCustomization | undefined {
  if (value === null || value === undefined) return null
  const choices = (Array.isArray(value) ? value : [value]).map(readChoice)
  return choices.every((choice) => choice !== undefined) ? choices : undefined
}

function readChoice(value: unknown): StoredChoice | undefined {
  if (!isRecord(value)) return undefined
  const { schemaId, selections, orderMode, secondFlavor } = value
  if (typeof schemaId !== 'string' || !isRecord(selections) || !holdsTexts(selections)) return undefined
  if (orderMode !== undefined && orderMode !== 'whole' && orderMode !== 'half_and_half') return undefined
  if (secondFlavor !== undefined && typeof secondFlavor !== 'string') return undefined
  return { schemaId, selections, ...(orderMode && { orderMode }), ...(secondFlavor && { secondFlavor }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function holdsTexts(record: Record<string, unknown>): record is Record<string, string> {
  return Object.values(record).every((value) => typeof value === 'string')
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
