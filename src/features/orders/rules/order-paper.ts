import { restaurantDateTime } from '#src/kernel/dates.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import type { ChangedFact, KitchenPaper, PaperLine } from '#src/features/printing/contract/paper.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { Order, StoredLine } from '../contract/order.ts'
import { halvesOf } from './line-details.ts'
import { shortCode } from './order-code.ts'

/** The fields of an order that are printed on a kitchen ticket. */
export type PaperOrder = Pick<
  Order,
  | 'id'
  | 'orderType'
  | 'tableLabel'
  | 'specialInstructions'
  | 'promisedTime'
  | 'requestedTime'
  | 'scheduledTime'
> & { readonly items: readonly StoredLine[]; readonly createdAt: Date }

/** The printed ticket of an order for the kitchen or the bar, with these lines. */
export function kitchenPaper(
  order: PaperOrder,
  station: KitchenPaper['station'],
  lines: Pick<KitchenPaper, 'change' | 'lines' | 'removed' | 'changed'>,
): KitchenPaper {
  return {
    paper: 'kitchen',
    station,
    ...lines,
    code: shortCode(order.id),
    orderType: order.orderType,
    tableLabel: order.tableLabel,
    placedAt: restaurantDateTime(order.createdAt),
    due: dueOf(order),
    note: order.specialInstructions,
    isAllergy: mentionsAllergy(order.specialInstructions ?? ''),
  }
}

/**
 * The promised time, or else the time for which the guest asked, or else the time when the kitchen begins with the order. Null
 * means as soon as possible.
 */
export function dueOf({
  promisedTime,
  requestedTime,
  scheduledTime,
}: Pick<PaperOrder, 'promisedTime' | 'requestedTime' | 'scheduledTime'>) {
  return promisedTime ?? requestedTime ?? scheduledTime
}

/**
 * The lines of an order that a printer prints: at a bar the lines of its categories, in the kitchen the lines that no bar prints,
 * at the counter none. A line without a stored category is printed in the kitchen.
 */
export function linesFor(
  printer: Printer,
  printers: readonly Printer[],
  items: readonly StoredLine[],
): StoredLine[] {
  if (printer.kind === 'counter') return []
  if (printer.kind === 'bar') return items.filter((line) => isPrintedAtBar(printer, line))
  return items.filter((line) => !printers.some((other) => isPrintedAtBar(other, line)))
}

function isPrintedAtBar({ kind, categories }: Printer, { category }: StoredLine): boolean {
  return kind === 'bar' && category !== null && category !== undefined && categories.includes(category.id)
}

/** The lines that an edit has added and those that it has removed, each with the number of pieces that were added or removed. */
export function changedLines(
  before: readonly StoredLine[],
  after: readonly StoredLine[],
): { added: StoredLine[]; removed: StoredLine[] } {
  const had = countedLines(before)
  const has = countedLines(after)
  return { added: moreThan(has, had), removed: moreThan(had, has) }
}

type CountedLines = ReadonlyMap<string, StoredLine>

/** The lines by what the kitchen has to make. The pieces of lines with the same dish, choices and note are added up. */
function countedLines(lines: readonly StoredLine[]): CountedLines {
  const counted = new Map<string, StoredLine>()
  for (const line of lines) {
    const { id, name, choices, note } = line
    const identity = JSON.stringify([id, name, choices, note ?? ''])
    const quantity = line.quantity + (counted.get(identity)?.quantity ?? 0)
    counted.set(identity, { ...line, quantity })
  }
  return counted
}

function moreThan(one: CountedLines, other: CountedLines): StoredLine[] {
  return [...one].flatMap(([identity, line]) => {
    const quantity = line.quantity - (other.get(identity)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** What else has changed besides the lines: the time when the order is due, where the guest gets it, or the note. */
export function changedFacts(before: PaperOrder, after: PaperOrder): ChangedFact[] {
  const isSame = (...fields: (keyof PaperOrder)[]) => fields.every((field) => before[field] === after[field])
  return [
    ...(dueOf(before) === dueOf(after) ? [] : (['due'] as const)),
    ...(isSame('orderType', 'tableLabel') ? [] : (['place'] as const)),
    ...(isSame('specialInstructions') ? [] : (['note'] as const)),
  ]
}

/** A line of an order in the form in which it is printed. */
export function paperLine(line: StoredLine, language: Language): PaperLine {
  const note = line.note?.trim() || null
  return {
    quantity: line.quantity,
    name: inLanguage(language, line.name, line.nameVi),
    halves: halvesOf(line).map(({ label, labelVi }) => inLanguage(language, label, labelVi)),
    choices: language === 'vi' ? line.choicesVi : line.choices,
    note,
    isAllergy: mentionsAllergy(note ?? ''),
  }
}
