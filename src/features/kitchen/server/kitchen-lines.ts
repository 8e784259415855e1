import { createHash } from 'node:crypto'

import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { choicesKey } from '#src/features/customization/rules/choice.ts'
import { namedDefaults } from '#src/features/customization/rules/default-choices.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { MissingIngredient } from '#src/features/ingredients/rules/missing-ingredients.ts'
import type { StoredLine } from '#src/features/orders/contract/order.ts'
import { holdsIngredient } from '#src/features/orders/rules/holds-ingredient.ts'
import { halvesOf } from '#src/features/orders/rules/line-details.ts'
import type { KitchenLine } from '../contract/kitchen.ts'

/** How many pieces of each line are crossed off, by the line's key. */
export type Strikes = ReadonlyMap<string, number>

/** The names of the options that each dish has unless one chooses others, by the dish's id. */
type UsualChoices = ReadonlyMap<string, ReadonlySet<string>>

/** What else the board says of a line: which of its choices are usual, and which of its ingredients the kitchen lacks. */
export interface MenuNow {
  readonly usual: UsualChoices
  readonly missing: readonly MissingIngredient[]
}

export function menuNow(menu: readonly MenuDish[], missing: readonly MissingIngredient[]): MenuNow {
  return { usual: new Map(menu.map(({ id, schemas }) => [id, new Set(schemas.flatMap(usualOf))])), missing }
}

function usualOf(schema: DishCustomizationSchema): string[] {
  if (schema.type !== 'single_choice_options') return []
  const usual = namedDefaults(schema)
  return schema.config.options.filter(({ id }) => usual.includes(id)).map(({ name }) => name)
}

/**
 * The lines of an order for the board, each with the number of pieces that are crossed off. `before` contains the lines before an
 * edit that the kitchen has not confirmed yet. A line that the edit removed has 0 pieces. If the edit added another line of the
 * same dish, the removed line stands right before it, so that cooks read what has changed; otherwise it stands last.
 */
export function kitchenLines(
  items: readonly StoredLine[],
  before: readonly StoredLine[] | null,
  strikes: Strikes,
  menu: MenuNow = menuNow([], []),
): KitchenLine[] {
  const now = keyed(items)
  const then = before && keyed(before)
  const lineOf = (key: string, line: StoredLine, quantity: number): KitchenLine => {
    const had = then ? (then.get(key)?.quantity ?? 0) : quantity
    const struck = Math.min(strikes.get(key) ?? 0, quantity)
    return { ...contentOf(key, line, menu), quantity, struck, before: had === quantity ? null : had }
  }
  const removed = [...(then ?? [])].filter(([key]) => !now.has(key))
  const added = [...now].filter(([key]) => then && !then.has(key))
  const placeOf = ({ id }: StoredLine) => added.find(([, line]) => line.id === id)?.[0]
  return [
    ...[...now].flatMap(([key, line]) => [
      ...removed.filter(([, gone]) => placeOf(gone) === key),
      [key, line] as const,
    ]),
    ...removed.filter(([, gone]) => placeOf(gone) === undefined),
  ].map(([key, line]) => lineOf(key, line, now.get(key)?.quantity ?? 0))
}

/** The lines by their keys, in the order of `items`. Equal lines are one line with the pieces of all. */
function keyed(items: readonly StoredLine[]): Map<string, StoredLine> {
  const lines = new Map<string, StoredLine>()
  for (const line of items) {
    const identity = JSON.stringify([line.id, choicesKey(line.customization), line.note ?? null])
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
    // Earlier programs numbered equal lines. Strikes that they have stored for the first one stay.
    const key = `${hash}.1`
    lines.set(key, { ...line, quantity: line.quantity + (lines.get(key)?.quantity ?? 0) })
  }
  return lines
}

function contentOf(key: string, line: StoredLine, { usual, missing }: MenuNow) {
  const choices = line.choices.map((name, place) => ({
    name,
    nameVi: line.choicesVi[place] ?? null,
    isUsual: usual.get(line.id)?.has(name) ?? false,
  }))
  // If a dish has sizes, the size is its first choice.
  const hasSize = line.customization.some(({ selections }) => selections.size !== undefined)
  const [size = null] = hasSize ? choices : []
  return {
    key,
    name: line.name,
    nameVi: line.nameVi,
    halves: halvesOf(line).map(({ label, labelVi }) => ({ name: label, nameVi: labelVi })),
    size: size && { name: size.name, nameVi: size.nameVi },
    choices: size ? choices.slice(1) : choices,
    note: line.note ?? null,
    allergens: line.allergens ?? null,
    missing: missing
      .filter((ingredient) => holdsIngredient(line, ingredient))
      .map(({ name, nameVi }) => ({ name, nameVi })),
  }
}
