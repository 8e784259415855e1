import { isDeepStrictEqual } from 'node:util'

/**
 * What a change says that the row does not say already; undefined where that is nothing, so that a row is not written,
 * nor called changed now, without having changed. Fields that are not sent stay as they are.
 */
export function changesTo<Change extends object>(row: object, change: Change): Partial<Change> | undefined {
  const now = new Map<string, unknown>(Object.entries(row))
  const changed = Object.entries(change).filter(
    ([field, value]: [string, unknown]) => value !== undefined && !isDeepStrictEqual(value, now.get(field)),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Change>) : undefined // some of its entries
}
