import { sql, type SQL } from 'drizzle-orm'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isBeyondSize, maxOpenOfNumber, type Asked, type CallLimits } from '../rules/call-first.ts'

/**
 * The SQL query for all open bookings and orders, which the two features write. Columns: `phone` in E.164, `source`, and `day`, the
 * date on which the guest comes or gets the order, in the restaurant's time zone.
 */
export interface OpenOnes {
  readonly openOnes: SQL
}

/** Joins the features' queries for open bookings and orders into one. */
export function allOpen(...ofFeatures: readonly SQL[]): SQL {
  return sql.join([...ofFeatures], sql` union all `)
}

type Counting = OpenOnes & { readonly db: Queries }

/** What a guest asks for, the guest's phone number in E.164, and the current date in the restaurant's time zone. */
export type GuestAsks = Asked & { readonly phone: string; readonly today: string }

/**
 * Whether the restaurant must call the guest before it accepts a booking or an order: because the party or the order is too large,
 * or because the phone number already has as many open bookings and orders from the website as allowed. The result stays right
 * until the transaction ends: requests with the same phone number wait for each other, on all servers, so each one has written its
 * row before the next one counts. If the number has already reached the limit, the request does not wait.
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

/**
 * How many open bookings and orders each of these phone numbers has for `today` or later. Those that staff have entered count too.
 */
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
