import type { Database, Queries } from '../database/connection.ts'
import type { PublicContent } from './public-content.ts'

/**
 * Caches a piece of public content in memory. The content is read from the database on first use, and again after it has changed.
 * All queries of one reading see the same state of the database. All callers get the same object, so they must not change it.
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
      // A failed reading must not stay in the cache, so that the next call asks the database again.
      if (cached === reading) cached = undefined
    })
    return value
  }
}
