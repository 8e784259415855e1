import { isDeepStrictEqual } from 'node:util'

/**
 * How audit entries show a column. `shown`: with its values. `masked`: only by its name, because its values are personal, free text
 * or secret. `ignored`: not at all. With `shownAs`, entries show only what the function returns for a value; if only the rest of
 * the value changes, they mask the change.
 */
type FieldRule = 'shown' | 'masked' | 'ignored' | ShownPart
interface ShownPart {
  /** The function is never called with null. */
  readonly shownAs: (value: unknown) => unknown
}

/** Columns that no entry shows, whatever the table. If only these columns change, nothing is recorded. */
type Unrecorded = 'id' | 'createdAt' | 'updatedAt' | 'translationOutdated'

/** One rule for every column that is not `Unrecorded`. The code does not compile until a new column has a rule. */
export type FieldRules<Column extends string> = Readonly<Record<Exclude<Column, Unrecorded>, FieldRule>>

/** A row, or anything else that has these columns. */
export type Fields<Column extends string> = Readonly<Record<Column, unknown>>

/**
 * The changes by column. A thing that was made has no `before`, a deleted one no `after`. Instants become ISO strings when they are
 * stored.
 */
export type FieldChanges = Readonly<Record<string, FieldChange>>
type FieldChange = { readonly before?: unknown; readonly after?: unknown } | { readonly masked: true }

/** What differs between a row before and after. Null and undefined count as equal. */
export function changedFields<Column extends string>(
  rules: FieldRules<Column>,
  before: Fields<Column> | undefined,
  after: Fields<Column> | undefined,
): FieldChanges {
  const columns = Object.keys(rules) as Exclude<Column, Unrecorded>[] // The keys of `rules` are exactly these columns, hence the cast.
  const changed = columns.filter(
    (column) =>
      rules[column] !== 'ignored' && !isDeepStrictEqual(before?.[column] ?? null, after?.[column] ?? null),
  )
  return Object.fromEntries(
    changed.map((column): [string, FieldChange] => [
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

/** What an audit entry may store of a value, by the rule for its column. */
function shownValue(rule: FieldRule, value: unknown): unknown {
  const isPart = typeof rule === 'object' && value !== null && value !== undefined
  return isPart ? rule.shownAs(value) : (value ?? null)
}

/** The columns of a row that audit entries may show. This is for things that consist of several rows. */
export function shownFields<Column extends string>(
  rules: FieldRules<Column>,
  row: Fields<Column>,
): Readonly<Record<string, unknown>> {
  const columns = Object.keys(rules) as Exclude<Column, Unrecorded>[] // The keys of `rules` are exactly these columns, hence the cast.
  return Object.fromEntries(
    columns
      .filter((column) => rules[column] === 'shown' || typeof rules[column] === 'object')
      .map((column) => [column, shownValue(rules[column], row[column])]),
  )
}
