import { isDeepStrictEqual } from 'node:util'

/**
 * How audit entries treat a column. `shown`: with its values. `masked`: only its name is stored, because its values are personal,
 * free text or secret. `ignored`: not at all. `shownAs`: only what the function returns for a value; if that result is the same
 * before and after, the entry stores only the name.
 */
type FieldRule = 'shown' | 'masked' | 'ignored' | ShownPart
interface ShownPart {
  /** Called for every value except null and undefined. */
  readonly shownAs: (value: unknown) => unknown
}

/** Columns that audit entries of every table ignore. If only these columns change, no entry is written. */
type Unrecorded = 'id' | 'createdAt' | 'updatedAt' | 'translationOutdated'

/** A rule for every column that is not `Unrecorded`. If a new column has no rule, the code does not compile. */
export type FieldRules<Column extends string> = Readonly<Record<Exclude<Column, Unrecorded>, FieldRule>>

export type Fields<Column extends string> = Readonly<Record<Column, unknown>>

/**
 * The changes, by column. A new thing has no `before`, and a deleted thing no `after`. A Date becomes an ISO text when it is stored
 * as JSON.
 */
export type FieldChanges = Readonly<Record<string, FieldChange>>
type FieldChange = { readonly before?: unknown; readonly after?: unknown } | { readonly masked: true }

/** The differences between a row before and after the change. Null and undefined count as equal. */
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

/** The part of a value that an audit entry may store, according to the column's rule. */
function shownValue(rule: FieldRule, value: unknown): unknown {
  const isPart = typeof rule === 'object' && value !== null && value !== undefined
  return isPart ? rule.shownAs(value) : (value ?? null)
}

/** The columns of a row that audit entries may show, with their values. Used for things that are stored in several rows. */
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
