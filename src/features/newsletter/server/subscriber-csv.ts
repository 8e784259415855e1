import { byteOrderMark, csvLine } from '#src/kernel/csv.ts'
import type { Database } from '#src/server/database/connection.ts'
import { unsubscribePath } from './present-subscriber.ts'
import { findSubscribersAfter, type SubscriberRow } from './subscriber-store.ts'

/** How many rows for the CSV file are kept in memory at a time. */
const batchSize = 1000

/**
 * The subscribers that match, as CSV, the newest first, each with the link that ends the subscription. The rows are read in batches
 * while the file is being sent, so even a long list takes little memory.
 */
export async function* subscriberCsv(
  db: Database,
  { text, origin }: { text: string | undefined; origin: string },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['email', 'language', 'createdAt', 'unsubscribeUrl'])
  for (let after: SubscriberRow | undefined; ;) {
    const rows = await findSubscribersAfter(db, { text, after, limit: batchSize })
    yield rows.map((row) => lineOf(row, origin)).join('')
    after = rows.at(-1)
    if (rows.length < batchSize) return
  }
}

function lineOf(row: SubscriberRow, origin: string): string {
  return csvLine([row.email, row.language, row.createdAt.toISOString(), `${origin}${unsubscribePath(row)}`])
}
