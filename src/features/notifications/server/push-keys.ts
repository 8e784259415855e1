import webPush from 'web-push'

import type { Queries } from '#src/server/database/connection.ts'
import { pushKeysTable } from './push-table.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The restaurant's key pair for push messages, the same on all servers and for ever. It is made when it is first needed. */
export async function pushKeys(db: Queries): Promise<PushKeys> {
  const stored = await db.select().from(pushKeysTable)
  if (stored[0]) return stored[0]
  // If two servers make keys at the same time, those that were inserted first stay.
  await db.insert(pushKeysTable).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  return pushKeys(db)
}
