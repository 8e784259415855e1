// The site itself, once it is installed and built. Runs on the pinned Node. `--dev` serves the sources with hot reload;
// `--parent=PID` ends the program with that process.
import { resolve } from 'node:path'

import { allocatorSettings, nodeFlags } from '../src/server/process-limits.ts'

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
const options = process.argv.slice(2)

// Libraries choose their fast or their talkative side by NODE_ENV, which says nothing about whether the site is open to the
// world: that is PRODUCTION. Who sets NODE_ENV=production for `npm start` means both.
if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'
process.env.NODE_ENV = options.includes('--dev') ? 'development' : 'production'

// The server takes the place of this process and keeps its number.
process.execve(process.execPath, [process.execPath, ...nodeFlags, 'src/server/main.ts', ...options], {
  ...process.env,
  ...allocatorSettings,
})
