import { or, type SQL, sql } from 'drizzle-orm'

import { containsText } from '#src/server/database/list-search.ts'
import { shownPhone, storedPhone } from '#src/server/phone-numbers.ts'
import { notificationTable } from './notification-table.ts'

/**
 * An SQL condition for notifications that contain the search text. If the text is a complete phone number, it is first written in
 * the form in which numbers are stored, so that it is found no matter how it was typed.
 */
export function holdsText(text: string): SQL | undefined {
  const phone = storedPhone(text)
  return or(
    containsText(searchedText, text.replace(/^#/, '')),
    phone === undefined ? undefined : containsText(searchedText, shownPhone(phone)),
  )
}

/** This expression must be the same as in the index `notifications_search`. Otherwise PostgreSQL does not use the index. */
const searchedText = sql`coalesce(${notificationTable.customerName}, '') || ' ' || coalesce(${notificationTable.customerPhone}, '') || ' ' || coalesce(${notificationTable.referenceId}, '')`
