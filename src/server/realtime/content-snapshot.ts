import type { Database, Queries } from '../database/connection.ts'
import type { PublicContent } from './public-content.ts'

/**
 * A piece of public content kept in memory: read when first asked for, and again after the content has changed. All its
 * queries see one moment. What it answers must not be changed by whoever gets it.
 */
export function contentSnapshot<Value>(
  { db, content }: { readonly db: Database; readonly content: PublicContent },
  read: (tx: Queries) => Promise<Value>,
): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = content.version()
    if (kept?.version === version) return kept.value
    const value = db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    const reading = { version, value }
    kept = reading
    value.catch(() => {
      // A failed reading is not kept: the next one asks the database again.
      if (kept === reading) kept = undefined
    })
    return value
  }
}
