import { maxLines, maxPieces } from '#src/features/cart/rules/cart.ts'
import { choicesKey } from '#src/features/customization/rules/choice.ts'
import type { Order, StoredLine } from '../../contract/order.ts'

/** The fields of an order's line that the edit dialog shows or sends. */
type EditedLine = Pick<
  StoredLine,
  'id' | 'name' | 'nameVi' | 'unitPrice' | 'choices' | 'choicesVi' | 'customization'
> & { readonly note: string | null }

/** A line in the edit dialog. Its `key` stays the same even if another user changes this line of the order meanwhile. */
export interface EditLine {
  readonly key: string
  readonly line: EditedLine
  readonly quantity: number
  /** True if the line is new in this edit. It then gets the current price. */
  readonly isAdded: boolean
}

/** The lines of an order for the edit dialog. */
export function linesOf({ items }: Pick<Order, 'items'>): EditLine[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const { id, name, nameVi, unitPrice, choices, choicesVi, customization, note = null, quantity } = item
    const line = { id, name, nameVi, unitPrice, choices, choicesVi, customization, note }
    const same = keyOf(line)
    const occurrence = (seen.get(same) ?? 0) + 1
    seen.set(same, occurrence)
    return { key: `${same} ${occurrence}`, line, quantity, isAdded: false }
  })
}

function keyOf({ id, customization, note }: Pick<EditedLine, 'id' | 'customization' | 'note'>): string {
  return JSON.stringify([id, choicesKey(customization), note])
}

/**
 * Finds the line of a dish with these choices, no matter which note it has. If the dish is added again, this line's quantity grows.
 */
export function presentLine(
  lines: readonly EditLine[],
  { id, customization }: Pick<EditedLine, 'id' | 'customization'>,
): EditLine | undefined {
  const isSame = ({ line }: EditLine) =>
    line.id === id && choicesKey(line.customization) === choicesKey(customization)
  return lines.find(isSame)
}

/** The lines with more pieces of a dish. Undefined if that would exceed the limits of an order. */
export function withMore(
  lines: readonly EditLine[],
  added: Omit<EditLine, 'key' | 'isAdded'>,
): EditLine[] | undefined {
  const present = presentLine(lines, added.line)
  if ((present?.quantity ?? 0) + added.quantity > maxPieces) return undefined
  if (present) return withQuantity(lines, present.key, present.quantity + added.quantity)
  if (lines.length >= maxLines) return undefined
  return [...lines, { ...added, key: `${keyOf(added.line)} added`, isAdded: true }]
}

export function withQuantity(lines: readonly EditLine[], key: string, quantity: number): EditLine[] {
  return lines.map((line) => (line.key === key ? { ...line, quantity } : line))
}

/** The lines with a new note on the line with this key. An empty text removes the note. */
export function withNote(lines: readonly EditLine[], key: string, note: string): EditLine[] {
  return lines.map((each) =>
    each.key === key ? { ...each, line: { ...each.line, note: note || null } } : each,
  )
}

/** The lines without the line of this key. The only line of an order is not removed. */
export function withoutLine(lines: readonly EditLine[], key: string): EditLine[] {
  return lines.length > 1 ? lines.filter((line) => line.key !== key) : [...lines]
}

/**
 * Joins the edits in this dialog with the lines that another user has saved meanwhile. Lines that were added, removed or got
 * another quantity or note in this dialog stay as they are here. All other lines are as the other user has saved them; lines that
 * the other user has removed are gone. If no line would be left, the result is the other user's version.
 */
export function mergedLines(
  before: readonly EditLine[],
  typed: readonly EditLine[],
  now: readonly EditLine[],
): EditLine[] {
  // If the stored lines are already the same as the lines in this dialog, they were saved and only the response was lost.
  if (JSON.stringify(sentItems(typed)) === JSON.stringify(sentItems(now))) return [...now]
  const find = (lines: readonly EditLine[], key: string) => lines.find((line) => line.key === key)
  const theirs = now.flatMap((line) => {
    const was = find(before, line.key)
    const mine = find(typed, line.key)
    if (was && !mine) return []
    if (!mine || !was) return [line]
    const quantity = mine.quantity === was.quantity ? line.quantity : mine.quantity
    const note = mine.line.note === was.line.note ? line.line.note : mine.line.note
    return [{ ...line, quantity, line: { ...line.line, note } }]
  })
  const merged = typed
    .filter(({ isAdded }) => isAdded)
    .reduce((lines, added) => withMore(lines, added) ?? lines, theirs)
  return merged.length > 0 ? merged : [...now]
}

/** The lines in the form that the API call needs. */
export function sentItems(lines: readonly EditLine[]) {
  return lines.map(({ line: { id, name, unitPrice, customization, note }, quantity }) => ({
    id,
    name,
    price: unitPrice,
    quantity,
    customization,
    note,
  }))
}
