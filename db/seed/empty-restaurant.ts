import { prepareSettings } from '#src/features/restaurant/server/restaurant.ts'
import type { Database } from '#src/server/database/connection.ts'

/** Without demo data an empty database gets what every page needs, for the owner to fill in; what is there stays. */
export function prepareEmptyRestaurant(db: Database): Promise<void> {
  return prepareSettings(db)
}
