import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How often each caller has made the calls that are limited over all servers. The table's migration makes it an unlogged table: the
 * counts may be lost when PostgreSQL crashes, so no request has to wait until a count is on the disk.
 */
export const rateLimitTable = pgTable(
  'rate_limits',
  {
    /** The call, and a hash of the caller's address or id. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** When the count starts anew, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
