import { isNull } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { absenceTable } from './presence-table.ts'

/** True if the restaurant is open and no screen has been present for some time, so that nobody sees new orders. */
export async function isNobodyThere(db: Queries): Promise<boolean> {
  const lasting = db.select({ id: absenceTable.id }).from(absenceTable).where(isNull(absenceTable.until))
  return (await lasting).length > 0
}
