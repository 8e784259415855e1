// Sets a new password for an admin who has lost theirs: `npm run admin -- set-password NAME`. `create NAME` adds another admin. The
// program asks for the password without showing it; without a terminal the password is the first line of the input.
import { runAdminCommand } from '../src/features/accounts/server/admin-command.ts'
import { findRestaurantNames } from '../src/features/restaurant/server/restaurant.ts'
import { askPassword } from './ask-password.mjs'
import { withSettings } from './with-settings.mjs'

const [command, name, ...rest] = process.argv.slice(2)
if ((command !== 'set-password' && command !== 'create') || !name || rest.length > 0) {
  console.error('Say for whom: npm run admin -- set-password NAME, or npm run admin -- create NAME')
  process.exit(1)
}

await withSettings(async (config) => {
  const password = await askPassword(`New password for ${name}: `)
  console.log(await runAdminCommand(config, command, { name, password }, findRestaurantNames))
})
