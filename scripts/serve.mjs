// Serves the site, which must be installed and built already, and runs on the pinned Node. `--dev` serves the source files with hot
// reload; `--parent=PID` ends the program as soon as the process with that number ends.
import { resolve } from 'node:path'

import { allocatorSettings, nodeFlags } from '../src/server/process-limits.ts'

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
const options = process.argv.slice(2)

// Libraries choose their fast or their verbose mode by NODE_ENV, but only PRODUCTION says whether the site is open to the public.
// Whoever runs `npm start` with NODE_ENV=production expects both, so PRODUCTION is set as well.
if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'
process.env.NODE_ENV = options.includes('--dev') ? 'development' : 'production'

// The server takes the place of this process and keeps its process id, so a service manager that started this process still watches
// the right one.
process.execve(process.execPath, [process.execPath, ...nodeFlags, 'src/server/main.ts', ...options], {
  ...process.env,
  ...allocatorSettings,
})
