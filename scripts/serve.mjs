// Serves the site, once it is installed and built. It runs on the pinned Node. `--dev` serves the sources with hot reload;
// `--parent=PID` ends the program when that process ends.
import { resolve } from 'node:path'

import { allocatorSettings, nodeFlags } from '../src/server/process-limits.ts'

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
const options = process.argv.slice(2)

// Libraries choose their fast or their verbose mode by NODE_ENV; PRODUCTION alone says whether the site is open to the world.
// Whoever sets NODE_ENV=production for `npm start` wants both the fast mode and an open site, so it sets PRODUCTION too.
if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'
process.env.NODE_ENV = options.includes('--dev') ? 'development' : 'production'

// The server replaces this process and keeps its process number.
process.execve(process.execPath, [process.execPath, ...nodeFlags, 'src/server/main.ts', ...options], {
  ...process.env,
  ...allocatorSettings,
})
