import webPush from 'web-push'

import type { Queries } from '#src/server/database/connection.ts'
import { pushKeysTable } from './push-table.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The restaurant's pair of keys, the same on all servers and for ever. It is made when it is needed for the first time. */
export async function pushKeys(db: Queries): Promise<PushKeys> {
  const stored = await db.select().from(pushKeysTable)
  if (stored[0]) return stored[0]
  // If two servers start at once, the keys of the first one stay.
  await db.insert(pushKeysTable).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  return pushKeys(db)
}
