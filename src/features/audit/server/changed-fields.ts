import { isDeepStrictEqual } from 'node:util'

/**
 * How a column stands in audit entries: `shown` with its values; `masked` by its name alone, because its values are
 * personal, written freely or secret; `ignored` where a change of it says nothing, such as the time of the last change.
 * With `shownAs` only what that makes of a value is shown; a change of the rest of it is masked.
 */
type FieldRule = 'shown' | 'masked' | 'ignored' | ShownPart
interface ShownPart {
  /** Is not called with null. */
  readonly shownAs: (value: unknown) => unknown
}

/** One rule for each column: a column that is added does not compile before it has one. */
export type FieldRules<Column extends string> = Readonly<Record<Column, FieldRule>>

/** A row, or anything else that has these columns. */
export type Fields<Column extends string> = Readonly<Record<Column, unknown>>

/** By column; a thing that was made has no `before`, a deleted one no `after`. Instants are ISO strings once stored. */
export type FieldChanges = Readonly<Record<string, FieldChange>>
type FieldChange = { readonly before?: unknown; readonly after?: unknown } | { readonly masked: true }

/** What differs between a row before and after. Null and undefined are the same: nothing. */
export function changedFields<Column extends string>(
  rules: FieldRules<Column>,
  before: Fields<Column> | undefined,
  after: Fields<Column> | undefined,
): FieldChanges {
  const columns = Object.keys(rules) as Column[] // of a record by column
  const changed = columns.filter(
    (column) =>
      rules[column] !== 'ignored' && !isDeepStrictEqual(before?.[column] ?? null, after?.[column] ?? null),
  )
  return Object.fromEntries(
    changed.map((column): [Column, FieldChange] => [
      column,
      fieldChange(rules[column], column, before, after),
    ]),
  )
}

function fieldChange<Column extends string>(
  rule: FieldRule,
  column: Column,
  before: Fields<Column> | undefined,
  after: Fields<Column> | undefined,
): FieldChange {
  const change = {
    ...(before && { before: shownValue(rule, before[column]) }),
    ...(after && { after: shownValue(rule, after[column]) }),
  }
  const isHidden = before && after && isDeepStrictEqual(change.before, change.after)
  return rule === 'masked' || isHidden ? { masked: true } : change
}

/** What an entry holds of a value that it may show. */
function shownValue(rule: FieldRule, value: unknown): unknown {
  const isPart = typeof rule === 'object' && value !== null && value !== undefined
  return isPart ? rule.shownAs(value) : (value ?? null)
}

/** The columns of a row that entries may show, for what consists of several rows. */
export function shownFields<Column extends string>(
  rules: FieldRules<Column>,
  row: Fields<Column>,
): Readonly<Record<string, unknown>> {
  const columns = Object.keys(rules) as Column[] // of a record by column
  return Object.fromEntries(
    columns
      .filter((column) => rules[column] === 'shown' || typeof rules[column] === 'object')
      .map((column) => [column, shownValue(rules[column], row[column])]),
  )
}
