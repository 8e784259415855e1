import { type SaleUnit, saleUnits } from '#src/kernel/sale-unit.ts'
import { severalLines } from '#src/kernel/typed-text.ts'
import { choicesKey, fromStored, toStored } from '#src/features/customization/rules/choice.ts'
import type { StoredChoice, StoredCustomization } from '#src/features/customization/rules/choice.ts'

/** One line of the cart. `price` is whole VND for one piece with its choices, as the menu shows it. */
export interface CartLine {
  id: string
  name: string
  nameVi: string | null
  price: number
  image: string | null
  /** The picture of the dish in the second half. It is null if that dish has no picture, and absent if the line is a whole dish. */
  secondImage?: string | null
  quantity: number
  customization: StoredCustomization
  /** The unit that the price buys, such as a piece or a glass, as the menu said when the line was added. */
  unit?: SaleUnit
  /**
   * What the guest tells the kitchen about all pieces of the line, as typed. Two lines that differ only in their notes count as
   * equal.
   */
  note?: string
}

/**
 * The limits of an order: the pieces of one line, and the number of lines. The cart keeps within them, so that the order is not
 * rejected.
 */
export const maxPieces = 99
export const maxLines = 50
export const maxNoteLength = 140

/** Identifies a line by its dish and its choices, in whatever order the choices are written. The key also serves as a React key. */
export function lineKey({ id, customization }: Pick<CartLine, 'id' | 'customization'>): string {
  return JSON.stringify([id, choicesKey(fromStored(customization))])
}

/** Why `addLine` cannot add all pieces of a line: the cart is full, or the quantity is beyond the limit. */
export function addingProblem(
  cart: readonly CartLine[],
  line: CartLine,
): 'cart.too-many-lines' | 'cart.too-many-pieces' | undefined {
  const present = cart.find((other) => lineKey(other) === lineKey(line))
  if (!present && cart.length >= maxLines) return 'cart.too-many-lines'
  return (present?.quantity ?? 0) + line.quantity > maxPieces ? 'cart.too-many-pieces' : undefined
}

/**
 * The cart with one more line. If the cart has a line of the same dish with the same choices, that line's quantity grows, and it
 * takes the newer price and names. It keeps its own note, or takes the new note if it had none. The same dish with other choices
 * becomes a line of its own. A line never exceeds 99 pieces, and a cart never exceeds 50 lines: `addingProblem` says beforehand
 * whether a limit would be exceeded.
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

/** The note of a line as an order stores it. It is empty if there is none. */
export function noteOf({ note = '' }: Pick<CartLine, 'note'>): string {
  return severalLines(note)
}

/** By how many characters a note exceeds what an order stores; 0 if it fits. */
export function charactersTooMany(line: Pick<CartLine, 'note'>): number {
  return Math.max(0, noteOf(line).length - maxNoteLength)
}

/**
 * The cart with the line of this key replaced by another line, which takes over the note of the replaced one. Lines that become
 * equal are joined. An unknown key changes nothing.
 */
export function replaceLine(cart: readonly CartLine[], key: string, line: CartLine): CartLine[] {
  return cart
    .map((other) => (lineKey(other) === key ? withNote(line, other.note) : other))
    .reduce<CartLine[]>(addLine, [])
}

/**
 * Adds a line as `addLine` does. If no equal line exists, the new line stands right after the line with the key `key`, or last if
 * the cart no longer has that line.
 */
export function addLineAfter(cart: readonly CartLine[], key: string, line: CartLine): CartLine[] {
  const place = cart.findIndex((other) => lineKey(other) === key) + 1
  const added = addLine(cart, line)
  if (place === 0 || added.length === cart.length) return added
  return [...added.slice(0, place), ...added.slice(-1), ...added.slice(place, -1)]
}

/** The cart without the line of this key. An unknown key changes nothing. */
export function removeLine(cart: readonly CartLine[], key: string): CartLine[] {
  return cart.filter((line) => lineKey(line) !== key)
}

function atMostPieces(quantity: number): number {
  return Math.min(Math.max(Math.ceil(quantity), 1), maxPieces)
}

/**
 * The cart from local storage, whatever is stored there. Entries that are not cart lines are dropped, equal lines are joined, and
 * quantities are brought within their limits. Never throws.
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
 * Reads the stored choices of a line. Undefined if they cannot be read, so that the line is dropped: without its choices it would
 * be another dish than the guest chose.
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
