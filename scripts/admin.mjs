// Sets the password of an admin who has lost it: `npm run admin -- set-password NAME`, or makes another admin: `create NAME`. The
// program asks for the password without showing it; without a terminal it reads the first line of its input.
import { existsSync } from 'node:fs'

import { runAdminCommand } from '../src/features/accounts/server/admin-command.ts'
import { findRestaurantNames } from '../src/features/restaurant/server/restaurant.ts'
import { parseConfig } from '../src/server/config.ts'
import { StartError } from '../src/server/start-error.ts'
import { askPassword } from './ask-password.mjs'

const settingsFile = new URL('../.env', import.meta.url)
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)
if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'

const [command, name, ...rest] = process.argv.slice(2)
if ((command !== 'set-password' && command !== 'create') || !name || rest.length > 0) {
  console.error('Say for whom: npm run admin -- set-password NAME, or npm run admin -- create NAME')
  process.exit(1)
}

try {
  const password = await askPassword(`New password for ${name}: `)
  const config = parseConfig(process.env)
  console.log(await runAdminCommand(config, command, { name, password }, findRestaurantNames))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = error?.exitCode ?? 1
}
