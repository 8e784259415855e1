import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import { locateBinaries } from './postgres-binaries.ts'
import { clusterFolder, findSitePassword } from './postgres-cluster.ts'
import { livingHolder } from './postgres-lock.ts'
import { placeDatabase } from './postgres-placement.ts'
import { siteAddress } from './postgres-role.ts'
import { StartError } from '../start-error.ts'

/**
 * The address of the embedded database that a running server has started on this DATA_DIR; undefined if no server uses DATA_DIR.
 * Throws a StartError if a server uses DATA_DIR but its database does not accept connections yet.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined
  const folder = realpathSync(dataDir)
  if (!livingHolder(join(folder, 'server.lock'))) return undefined
  const { home } = placeDatabase(folder, locateBinaries())
  const file = join(clusterFolder(home), 'postmaster.pid')
  // PostgreSQL's file postmaster.pid contains the port on its fourth line. Once PostgreSQL accepts connections, the eighth line
  // contains `ready`.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const port = Number(lines[3])
  if (!(port > 0) || lines[7]?.trim() !== 'ready') {
    throw new StartError('The site is just starting or stopping. Please try again in a moment.')
  }
  const password = findSitePassword(home)
  if (password === undefined) {
    throw new StartError(
      `The site's password of the database is missing in ${home}. Restart the site: it makes another.`,
    )
  }
  return siteAddress(port, password)
}
