import { choicesKey, type Choices } from '#src/features/customization/rules/choice.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { StoredLine } from '../contract/order.ts'

/**
 * The fields of a line that an edit sends. If `customization` or `note` is absent, the line matches an order's line with any value
 * of that field.
 */
interface SentLine {
  readonly id: string
  readonly price: string
  readonly customization?: Choices
  readonly note?: string | null | undefined
}

type IsSame = (sent: SentLine, sold: StoredLine) => boolean

const isSameDish: IsSame = (sent, sold) =>
  sent.id === sold.id &&
  (sent.customization === undefined || choicesKey(sent.customization) === choicesKey(sold.customization))
const isSamePrice: IsSame = (sent, sold) => amountOf(sent.price) === amountOf(sold.unitPrice)
const isSameNote: IsSame = (sent, sold) =>
  sent.note === undefined || (sent.note ?? null) === (sold.note ?? null)

/**
 * The ways to find the order's line, the most certain way first. Price and note are compared too: two lines of the same dish may
 * differ only in their notes or, if no choices are sent, only in their prices.
 */
const matches: readonly IsSame[] = [
  (sent, sold) => isSameDish(sent, sold) && isSamePrice(sent, sold) && isSameNote(sent, sold),
  (sent, sold) => isSameDish(sent, sold) && isSamePrice(sent, sold),
  (sent, sold) => isSameDish(sent, sold) && isSameNote(sent, sold),
  isSameDish,
]

/**
 * For each line that an edit sends, finds the line of the order to which it corresponds. Undefined if the edit adds the line. Each
 * line of the order is found at most once.
 */
export function findSoldLines(
  sent: readonly SentLine[],
  sold: readonly StoredLine[],
): (StoredLine | undefined)[] {
  const found = new Map<number, number>()
  for (const isSame of matches) {
    for (const [index, line] of sent.entries()) {
      if (found.has(index)) continue
      const taken = new Set(found.values())
      const place = sold.findIndex((each, at) => !taken.has(at) && isSame(line, each))
      if (place >= 0) found.set(index, place)
    }
  }
  return sent.map((_line, index) => sold[found.get(index) ?? -1])
}
