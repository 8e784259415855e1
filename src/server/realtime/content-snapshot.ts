import type { Database, Queries } from '../database/connection.ts'
import type { PublicContent } from './public-content.ts'

/**
 * A piece of public content cached in memory. It is read from the database on first use, and again after the content has changed.
 * All queries of one reading see the same state of the database. Callers must not change the returned object, because all of them
 * share it.
 */
export function contentSnapshot<Value>(
  { db, content }: { readonly db: Database; readonly content: PublicContent },
  read: (tx: Queries) => Promise<Value>,
): () => Promise<Value> {
  let cached: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = content.version()
    if (cached?.version === version) return cached.value
    const value = db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    const reading = { version, value }
    cached = reading
    value.catch(() => {
      // A failed reading is not cached, so the next call asks the database again.
      if (cached === reading) cached = undefined
    })
    return value
  }
}
