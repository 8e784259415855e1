// The site itself, once it is installed and built. Runs on the pinned Node. `--dev` serves the sources with hot reload;
// `--parent=PID` ends the program with that process.
import { resolve } from 'node:path'

process.chdir(resolve(import.meta.dirname, '..'))

// Libraries choose their fast or their talkative side by NODE_ENV, which says nothing about whether the site is open to the
// world: that is PRODUCTION. Who sets NODE_ENV=production for `npm start` means both.
if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ??= 'true'
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'

// Imported only now, because libraries read NODE_ENV while they load.
await import('../src/server/main.ts')
