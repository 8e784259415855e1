import type { StoredChoice, StoredCustomization } from '#src/features/customization/rules/choice.ts'
import { addLine } from './cart.ts'
import type { CartLine } from './cart.ts'

/**
 * The cart that local storage held, whatever it holds by now: lines that are not lines are dropped, equal ones are
 * joined, quantities are brought within their limits. Never throws.
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
  }
}

/** Undefined where it cannot be read: such a line would stand for another dish than the guest chose. */
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
