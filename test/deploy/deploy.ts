/**
 * `npm run test:deploy`: tries what deploy/ holds with the programs that this machine has: the units, nginx, HAProxy and Caddy with
 * real traffic, and pgbouncer with a PostgreSQL whose standby takes over. Words choose by name: `npm run test:deploy -- nginx`.
 */
import { inspect } from 'node:util'

import { isInstalled } from './installed-tools.ts'
import { tryProxy } from './proxy-traffic.ts'
import { findPostgres } from './standby-pair.ts'
import { tryTakeover } from './takeover.ts'
import { checkShell, verifyUnits } from './written-files.ts'

interface Trial {
  readonly name: string
  readonly tools: readonly string[]
  readonly run: () => string[] | Promise<string[]>
}

const log = (line: string) => console.log(`    ${line}`)
const binaries = findPostgres()
const trials: readonly Trial[] = [
  { name: 'systemd units', tools: ['systemd-analyze'], run: () => verifyUnits(log) },
  { name: 'install.sh', tools: ['shellcheck'], run: checkShell },
  { name: 'nginx', tools: ['nginx'], run: () => tryProxy('nginx', log) },
  { name: 'haproxy', tools: ['haproxy'], run: () => tryProxy('haproxy', log) },
  { name: 'caddy', tools: ['caddy'], run: () => tryProxy('caddy', log) },
  {
    name: 'pgbouncer and a standby',
    tools: ['pgbouncer', binaries ? `${binaries}/pg_basebackup` : 'pg_basebackup'],
    run: () => tryTakeover(binaries ?? '', log),
  },
]

const words = process.argv.slice(2)
let failed = 0
for (const { name, tools, run } of trials) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length > 0) {
    console.log(`– ${name}: skipped, because ${missing.join(' and ')} is not installed`)
    continue
  }
  console.log(`▸ ${name}`)
  const wrong = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => [inspect(error)])
  for (const line of new Set(wrong)) console.error(`    WRONG: ${line}`)
  console.log(wrong.length === 0 ? `✓ ${name}` : `✗ ${name}`)
  if (wrong.length > 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
