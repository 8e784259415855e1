import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import type { Config } from '../config.ts'
import { ownSchema, type SchemaVersion } from '../database/migrate.ts'
import { isPrivateHost } from '../implied-production.ts'
import type { DatabaseFacts } from './database-facts.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('database')

/** PostgreSQL's first version that has everything the migrations use, as PostgreSQL numbers it. */
const oldestVersion = 150_000

/**
 * How many connections a server needs besides those for requests: 1 for events and 12 for jobs, and during its start 10 more for
 * setting up.
 */
const besideRequests = 13
const atStart = 10

/** Findings about the database that the site uses. `judgeSchema` judges the tables in it. */
export function* judgeFacts(
  facts: DatabaseFacts,
  config: Pick<Config, 'databaseConnections'>,
): Generator<Finding> {
  const { version, versionNumber, encoding, isReadOnly, knowsTimeZone } = facts
  yield ok(`PostgreSQL ${version} responds.`)
  if (versionNumber < oldestVersion)
    yield wrong(`PostgreSQL ${version} is too old.`, 'Move to PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8')
    yield wrong(
      `The database stores texts as ${encoding}, which cannot hold Vietnamese.`,
      'Make another with: createdb --template=template0 --encoding=UTF8, and restore a backup into it.',
    )
  if (isReadOnly)
    yield wrong(
      'The database accepts no changes: it is a copy of another, or set to be read only.',
      'Name the main server in DATABASE_URL, or promote this one.',
    )
  if (!knowsTimeZone)
    yield wrong(
      `PostgreSQL does not know the time zone ${restaurantTimeZone}.`,
      'Install tzdata on its machine.',
    )
  yield* roleFindings(facts)
  yield* connectionFindings(facts, config)
  for (const { pid, name, minutes } of facts.longTransactions)
    yield warning(
      `${name} has left work open for ${minutes} minutes, which may make guests wait (connection ${pid}).`,
      `If it should not, end it in psql: select pg_terminate_backend(${pid})`,
    )
}

function* roleFindings(facts: DatabaseFacts): Generator<Finding> {
  const { user, isSuperuser, ownsDatabase, mayCreate, foreignTables } = facts
  const doThis = `As a superuser: alter database NAME owner to "${user}"; alter schema public owner to "${user}"`
  if (isSuperuser)
    yield warning(
      `The site connects as ${user}, who may do everything on the database server.`,
      'Make a user that owns this database alone, and name it in DATABASE_URL.',
    )
  else if (foreignTables > 0)
    yield wrong(
      `${foreignTables} tables belong to another user, so the next update cannot change them.`,
      `Give them to ${user}, as a superuser: reassign owned by OTHER to "${user}"`,
    )
  else if (!mayCreate) yield wrong(`The user ${user} may not make tables, so updates fail.`, doThis)
  else if (!ownsDatabase) yield warning(`The user ${user} does not own its database.`, doThis)
}

function* connectionFindings(
  { allowedConnections, takenByOthers }: DatabaseFacts,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): Generator<Finding> {
  const left = allowedConnections - takenByOthers
  const needed = databaseConnections + besideRequests
  const doThis =
    "Raise PostgreSQL's max_connections or the user's limit, or lower DATABASE_CONNECTIONS; several servers need as much each."
  const text = `The site uses up to ${needed} connections, and ${atStart} more while it starts; the database has ${left} for it.`
  if (left < needed) yield wrong(text, doThis)
  else if (left < needed + atStart) yield warning(text, doThis)
}

/** Judges whether this program can work on the tables. `isEmpty` is true if the database has no tables at all. */
export function judgeSchema(present: SchemaVersion | undefined, isEmpty: boolean): Finding {
  if (isEmpty) return ok('The database is empty; the first start makes its tables.')
  if (!present || present.tables < ownSchema.tables) {
    return warning(
      `The tables are those of an older release (${present?.tables ?? 'without a number'} of ${ownSchema.tables}).`,
      'The next start brings them up to date; make a backup first: npm run backup',
    )
  }
  if (present.oldestProgram > ownSchema.tables) {
    return wrong(
      `The tables are those of a newer release (${present.tables}), and this program knows ${ownSchema.tables}.`,
      'Start the newer release, or restore a backup.',
    )
  }
  return present.tables > ownSchema.tables
    ? ok('The tables are those of a newer release, on which this program can work.')
    : ok('The tables are those of this release.')
}

/** Judges whether others on the network can read the data that the site and its database exchange. */
export function* judgeEncryption(url: string, isEncrypted: boolean, setting: string): Generator<Finding> {
  const { hostname, searchParams } = new URL(url)
  if (/^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(hostname) || searchParams.get('host')?.startsWith('/'))
    return
  const doThis = `End ${setting} with ?sslmode=verify-full`
  if (!isEncrypted) {
    const text = `Names and numbers of guests cross the network to ${hostname} in clear.`
    yield isPrivateHost(hostname) ? warning(text, doThis) : wrong(text, doThis)
  } else if (searchParams.get('sslmode') === 'no-verify')
    yield warning(`Nothing checks whether ${hostname} is the right database.`, doThis)
}

const maxClockDifference = 5_000

/** Whether two clocks agree; each time is in milliseconds since 1970. */
export function* judgeClock(own: number, other: number, whose: string): Generator<Finding> {
  const seconds = Math.round((other - own) / 1000)
  if (Math.abs(other - own) > maxClockDifference)
    yield findingsOf('clock').warning(
      `The clock of ${whose} is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's.`,
      'Let both follow the time of the internet: timedatectl set-ntp true',
    )
}
