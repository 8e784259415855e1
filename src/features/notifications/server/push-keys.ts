import webPush from 'web-push'

import type { Queries } from '#src/server/database/connection.ts'
import { pushKeysTable } from './push-table.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The key pair by which push services recognize the restaurant. All servers use the same pair, and it never changes. It is made
 * when it is first needed.
 */
export async function pushKeys(db: Queries): Promise<PushKeys> {
  const stored = await db.select().from(pushKeysTable)
  if (stored[0]) return stored[0]
  // If two servers make keys at the same moment, only those that were inserted first are stored.
  await db.insert(pushKeysTable).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  return pushKeys(db)
}
