import { maxLines, maxPieces } from '#src/features/cart/rules/cart.ts'
import { choicesKey } from '#src/features/customization/rules/choice.ts'
import type { Order, StoredLine } from '../../contract/order.ts'

/** The fields of an order's line that the edit dialog shows and sends. */
type EditedLine = Pick<
  StoredLine,
  'id' | 'name' | 'nameVi' | 'unitPrice' | 'choices' | 'choicesVi' | 'customization'
> & { readonly note: string | null }

/** A line in the edit dialog. Its `key` stays the same even if another user has changed this line of the order meanwhile. */
export interface EditLine {
  readonly key: string
  readonly line: EditedLine
  readonly quantity: number
  /** True if the line was not in the stored order: it is added now, at today's price. */
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
 * Finds the line of a dish with these choices, whatever its note, so that adding the dish again raises the quantity of that line.
 */
export function presentLine(
  lines: readonly EditLine[],
  { id, customization }: Pick<EditedLine, 'id' | 'customization'>,
): EditLine | undefined {
  const isSame = ({ line }: EditLine) =>
    line.id === id && choicesKey(line.customization) === choicesKey(customization)
  return lines.find(isSame)
}

/** The lines with pieces of a dish added; undefined if an order cannot hold that many pieces or lines. */
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

/** The lines with another note on the line with this key. An empty note removes the note. */
export function withNote(lines: readonly EditLine[], key: string, note: string): EditLine[] {
  return lines.map((each) =>
    each.key === key ? { ...each, line: { ...each.line, note: note || null } } : each,
  )
}

/** The lines without the line of this key. If it is the only line, it stays. */
export function withoutLine(lines: readonly EditLine[], key: string): EditLine[] {
  return lines.length > 1 ? lines.filter((line) => line.key !== key) : [...lines]
}

/**
 * Applies the edits made here to the lines that another user has saved meanwhile. If a line was removed or added here, or its
 * quantity was changed here, that edit stays. An untouched line is as the other user saved it, and a line that the other user
 * removed is gone. A note that was changed here stays, too. If no line would be left, the result is the other user's order.
 */
export function mergedLines(
  before: readonly EditLine[],
  typed: readonly EditLine[],
  now: readonly EditLine[],
): EditLine[] {
  // If the lines typed here are already stored, they have been saved and only the response was lost.
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

/** The lines in the form that the API takes. */
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
