/**
 * `npm run faults`: kills the program, PostgreSQL, one of its processes, and connections, in random order under a stream of
 * orders, for FAULT_MINUTES (5). Then two servers share a database for a minute, and one at a time is killed. At last the
 * jobs that archive and erase are killed 50 times. FAULT_SEED repeats the order of an earlier run; FAULT_MINUTES=0 leaves
 * the first part out, FAULT_KILLS=50 says how often the jobs are killed.
 */
import { startDemoDatabase } from '../support/demo-database.ts'
import { runFaultRounds } from './fault-rounds.ts'
import { killRetention } from './retention-kills.ts'
import { seededRandom } from './seeded-random.ts'
import { runTwoServers } from './two-servers.ts'
import { faultKinds } from './watched-site.ts'

const minutes = Number(process.env['FAULT_MINUTES'] ?? 5)
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 2 ** 31)
console.log(`Faults for ${minutes} minutes. Repeat them with FAULT_SEED=${seed} npm run faults`)

const random = seededRandom(seed)
const end = Date.now() + minutes * 60_000
let rounds = 0
const report = await runFaultRounds({
  random,
  nextFault: () => (Date.now() < end ? faultKinds[Math.floor(random() * faultKinds.length)] : undefined),
  log: (line) => console.log(`${(rounds += 1)}. ${line}`),
})

const failures = [...report.failures].map(([status, count]) => `${count} × ${status || 'no response'}`)
console.log(
  `${rounds} rounds, ${report.orders} orders. Requests that failed: ${failures.join(', ') || 'none'}`,
)
const two = await runTwoServers({ random, milliseconds: 65_000, log: (line) => console.log(line) })
const demo = await startDemoDatabase()
const kills = Number(process.env['FAULT_KILLS'] ?? 50)
const log = (line: string) => console.log(line)
const retention = await killRetention({ serverUrl: demo.connectionString, kills, random, log })
await demo.stop()
const wrong = [...report.wrong, ...two, ...retention]
for (const line of wrong) console.error(`WRONG: ${line}`)
console.log(wrong.length === 0 ? 'Nothing lost, nothing doubled, no limit exceeded.' : 'See above.')
process.exitCode = wrong.length === 0 ? 0 : 1
