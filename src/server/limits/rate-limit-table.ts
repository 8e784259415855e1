import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How often each caller has made the calls that all servers limit together. The migration makes this an unlogged table: PostgreSQL
 * may lose the counts if it crashes, but no request has to wait until a count is on the disk.
 */
export const rateLimitTable = pgTable(
  'rate_limits',
  {
    /** The name of the call, and a hash of the caller's address or id. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** When the count starts anew, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
