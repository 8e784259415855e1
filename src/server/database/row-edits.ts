import { isDeepStrictEqual } from 'node:util'

import { conflict } from '#src/kernel/problem.ts'

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

/**
 * Throws 409 with this code where the row has changed since the screen read it. `shown` is the `updatedAt` of that reading,
 * null where there was no row yet; without it the last write wins.
 */
export function rejectStale(
  row: { readonly updatedAt?: Date | string | undefined } | undefined,
  shown: string | null | undefined,
  code: `${string}.${string}stale`,
): void {
  if (shown === undefined) return
  const now = row?.updatedAt === undefined ? null : new Date(row.updatedAt).getTime()
  if (now === (shown === null ? null : Date.parse(shown))) return
  throw conflict(code, 'Someone else has changed this meanwhile')
}
