import { sql, type SQL } from 'drizzle-orm'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isBeyondSize, maxOpenOfNumber, type Asked, type CallLimits } from '../rules/call-first.ts'

/**
 * The query for all open bookings and orders; each feature contributes its own part. Columns: `phone` in E.164, `source`, and
 * `day`, the date at the restaurant on which the guest dines.
 */
export interface OpenOnes {
  readonly openOnes: SQL
}

/** One query for the open bookings and orders of several features. */
export function allOpen(...ofFeatures: readonly SQL[]): SQL {
  return sql.join([...ofFeatures], sql` union all `)
}

type Counting = OpenOnes & { readonly db: Queries }

/** What a guest asks for, the guest's phone number in E.164, and the present day at the restaurant. */
export type GuestAsks = Asked & { readonly phone: string; readonly today: string }

/**
 * Whether the restaurant calls a guest before it accepts a booking or order: because the table or order is too large, or because
 * the phone number already has the allowed number of open bookings and orders from the website. The answer holds until the
 * transaction ends: requests with the same phone number take turns across all servers, and each one writes before the next one
 * counts. If the number has reached the limit already, the request does not wait for its turn.
 */
export async function isBeyondLimits(
  { db: tx, openOnes }: Counting,
  { phone, today, ...asked }: GuestAsks,
  limits: CallLimits,
): Promise<boolean> {
  const max = maxOpenOfNumber(limits)
  if (isBeyondSize(asked, limits)) return true
  if (max === undefined) return false
  const hasAsMany = async () => {
    const { rows } = await tx.execute(sql`
      select 1 from (${openOnes}) as open
      where phone = ${phone} and day >= ${today} and source = 'web' limit ${max}`)
    return rows.length >= max
  }
  if (await hasAsMany()) return true
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.openOfNumber}::int, hashtext(${phone}))`)
  return hasAsMany()
}

/** For each of these phone numbers, how many open bookings and orders it has for `today` or later, whoever entered them. */
export async function countOpenOf(
  { db, openOnes }: Counting,
  phones: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(phones)].filter((phone) => phone !== '')
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<{ phone: string; open: number }>(sql`
    select phone, count(*)::int as open from (${openOnes}) as open
    where phone in ${asked} and day >= ${today} group by phone`)
  return new Map(rows.map(({ phone, open }) => [phone, open]))
}
