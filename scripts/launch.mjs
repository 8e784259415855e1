// `npm start`, `npm test` and the other commands begin with this program. It runs on any installed Node from 20 on, before packages
// are installed, and so imports only Node's own modules. It installs what the lockfile says, builds what is stale, and runs tests
// and checks on the pinned Node in node_modules. serve.mjs serves the site.
import { buildIfStale } from './launch/build.mjs'
import { commands } from './launch/commands.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { LaunchError } from './launch/launch-error.mjs'
import { runInTurn } from './launch/steps.mjs'

async function launch(name, extra) {
  const command = commands[name]
  if (!command)
    throw new LaunchError(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  await ensureInstalled(command.packages ?? 'all')
  if (command.build) await buildIfStale()
  await runInTurn(command.steps?.(extra) ?? [], name)
}

try {
  await launch(process.argv[2] ?? '', process.argv.slice(3))
} catch (error) {
  if (!(error instanceof LaunchError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
