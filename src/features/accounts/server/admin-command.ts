import { ZodError } from 'zod'

import { ProblemError } from '#src/kernel/problem.ts'
import { systemClock } from '#src/server/clock.ts'
import type { Config } from '#src/server/config.ts'
import { openDatabase, type Queries } from '#src/server/database/connection.ts'
import { reachDatabase } from '#src/server/database/reach-database.ts'
import { listenToChannels } from '#src/server/realtime/channels.ts'
import { publicContentChannel, watchPublicContent } from '#src/server/realtime/public-content.ts'
import type { Services } from '#src/server/services.ts'
import { StartError } from '#src/server/start-error.ts'
import { createAdmin, setPasswordOf } from './operator-accounts.ts'

export type AdminCommand = 'set-password' | 'create'

/**
 * Gives a user a new password, or adds an admin, in the database that the settings name. This works whether or not the site is
 * running. Returns the line to print. Throws a StartError with a message of one line for every expected failure.
 */
export async function runAdminCommand(
  config: Config,
  command: AdminCommand,
  { name, password }: { readonly name: string; readonly password: string },
  findRestaurantNames: (db: Queries) => Promise<readonly string[]>,
): Promise<string> {
  const database = await reachDatabase(config)
  try {
    return await withDatabase(database.connectionString, async ({ db, content }) => {
      const restaurantNames = () => findRestaurantNames(db)
      const services = { db, content, clock: systemClock, config, restaurantNames }
      if (command === 'create') {
        const { username } = await createAdmin(services, name, password)
        return `${username} may now sign in as an admin.`
      }
      const user = await setPasswordOf(services, name, password)
      if (!user) throw new StartError(`No user is called "${name}".`)
      const note = user.isActive ? '' : ' The account is deactivated, which only an admin can change.'
      return `${user.username} has a new password and has been signed out everywhere.${note}`
    })
  } catch (error) {
    throw readable(error)
  } finally {
    await database.stop()
  }
}

async function withDatabase(
  url: string,
  work: (services: Pick<Services, 'db' | 'content'>) => Promise<string>,
): Promise<string> {
  const { db, close } = await openDatabase(url)
  const channels = await listenToChannels(url, [publicContentChannel])
  try {
    return await work({ db, content: watchPublicContent(db, channels, systemClock) })
  } finally {
    await channels.close()
    await close()
  }
}

function readable(error: unknown): unknown {
  if (error instanceof ProblemError) return new StartError(error.problem.message)
  if (error instanceof ZodError) return new StartError(error.issues.map(({ message }) => message).join(' '))
  return error
}
