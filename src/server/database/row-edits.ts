import { isDeepStrictEqual } from 'node:util'

import { conflict } from '#src/kernel/problem.ts'

/**
 * Returns the fields of `change` whose values differ from the row. Undefined if no value differs: then the caller neither writes
 * the row nor changes its `updatedAt`. Fields that the client did not send are left out.
 */
export function changesTo<Change extends object>(row: object, change: Change): Partial<Change> | undefined {
  const now = new Map<string, unknown>(Object.entries(row))
  const changed = Object.entries(change).filter(
    ([field, value]: [string, unknown]) => value !== undefined && !isDeepStrictEqual(value, now.get(field)),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Change>) : undefined // these are some of the entries of `change`
}

/**
 * Throws 409 with this code if the row has changed since the office screen read it, so that a user does not overwrite another
 * user's change. `shown` is the `updatedAt` that the screen read, or null if there was no row yet. If `shown` is absent, nothing is
 * checked, and the last write wins.
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
