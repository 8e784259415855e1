import { or, type SQL, sql } from 'drizzle-orm'

import { containsText } from '#src/server/database/list-search.ts'
import { shownPhone, storedPhone } from '#src/server/phone-numbers.ts'
import { notificationTable } from './notification-table.ts'

/**
 * Phone numbers are stored as they are shown. So a complete number in the search text is first written that way, and is found
 * however somebody types it.
 */
export function holdsText(text: string): SQL | undefined {
  const phone = storedPhone(text)
  return or(
    containsText(searchedText, text.replace(/^#/, '')),
    phone === undefined ? undefined : containsText(searchedText, shownPhone(phone)),
  )
}

/** PostgreSQL uses the index `notifications_search` only if this expression is the same as in the index. */
const searchedText = sql`coalesce(${notificationTable.customerName}, '') || ' ' || coalesce(${notificationTable.customerPhone}, '') || ' ' || coalesce(${notificationTable.referenceId}, '')`
