import { createHash, randomBytes } from 'node:crypto'

import { and, asc, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import type { Database, Queries } from '#src/server/database/connection.ts'
import { addressGroup } from '#src/kernel/address-group.ts'
import {
  checkAttempt,
  checkDeviceAttempt,
  forgottenAfter,
  isKnownNow,
  type Attempts,
} from '../rules/sign-in-limits.ts'
import { signInAttemptTable } from './account-table.ts'
import { TooManyAttempts } from './too-many-attempts.ts'

export interface Attempt {
  /** The username as it was typed. Spellings that the database treats as equal are counted together. */
  readonly username: string
  /** The visitor's IP address. The server believes a proxy's header about it only if it trusts the proxy. */
  readonly address: string
  /** The tokens in the device's cookie, one for each account that has signed in there. */
  readonly devices: readonly string[]
}

/**
 * An attempt whose password may now be verified. Until the password has turned out right, the attempt counts as a failure in the
 * rows named by `keys`.
 */
export interface BegunAttempt {
  /** True if the account has signed in before from this device or address. */
  readonly isKnown: boolean
  /** Whose place in the queue for hashing the attempt takes: the key of the device or of the address. */
  readonly visitor: string
  readonly account: string
  /** The token of this device, if the account has signed in on it before. Failures on such a device are counted separately. */
  readonly device: string | undefined
  readonly keys: readonly string[]
}

/**
 * Lets an attempt begin, or throws a 429 error with the time to wait. The attempt is stored as a failure before its password is
 * verified, so that a hundred attempts at the same moment count as a hundred failures. If the password is right, `resetFailures`
 * removes the failure again.
 */
export async function beginAttempt(db: Database, attempt: Attempt, now: Date): Promise<BegunAttempt> {
  const begun = await db.transaction(async (tx) => {
    const account = await accountOf(tx, attempt)
    return (
      (await beginOnDevice(tx, account, attempt, now)) ?? (await beginAtAddress(tx, account, attempt, now))
    )
  })
  // The error is thrown outside the transaction, because an error inside would roll back what the attempt has written.
  if (typeof begun === 'number') throw new TooManyAttempts(begun)
  return begun
}

/** Whether the account has signed in on this device before. If it has, its failures on this device are counted separately. */
export async function isKnownDevice(
  db: Queries,
  { username, devices }: Pick<Attempt, 'username' | 'devices'>,
  now: Date,
): Promise<boolean> {
  const account = await accountOf(db, { username })
  const keys = devices.map((token) => deviceKey(account, token))
  const found = await db.select().from(signInAttemptTable).where(inArray(signInAttemptTable.key, keys))
  return found.some((each) => isKnownNow(each, now))
}

/**
 * Begins a sign-in attempt from a device on which this account has signed in before: then only failures on that device count
 * towards the limit. Returns undefined if the account knows none of the devices.
 */
async function beginOnDevice(tx: Queries, account: string, { devices }: Attempt, now: Date) {
  if (devices.length === 0) return undefined
  const tokens = new Map(devices.map((token) => [deviceKey(account, token), token]))
  const found = await tx
    .select()
    .from(signInAttemptTable)
    .where(inArray(signInAttemptTable.key, [...tokens.keys()]))
    .orderBy(asc(signInAttemptTable.key))
    .for('update')
  const known = found.find((each) => isKnownNow(each, now))
  if (!known) return undefined
  const checked = checkDeviceAttempt(known, now)
  if (checked.kind === 'wait') return checked.seconds
  await writeRows(tx, [{ key: known.key, ...checked.ifItFails }])
  const device = tokens.get(known.key)
  return { isKnown: true, visitor: known.key, account, device, keys: [known.key] }
}

async function beginAtAddress(tx: Queries, account: string, { address }: Attempt, now: Date) {
  const keys = keysOf(account, address)
  const rows = await lockRows(tx, Object.values(keys), now)
  const pair = row(rows, keys.pair)
  const history = { pair, address: row(rows, keys.address), account: row(rows, keys.account) }
  const checked = checkAttempt(history, now)
  if (checked.kind === 'wait') return checked.seconds
  await writeRows(tx, [
    { key: keys.pair, ...checked.ifItFails.pair },
    { key: keys.address, ...checked.ifItFails.address },
    { key: keys.account, ...checked.ifItFails.account },
  ])
  const isKnown = isKnownNow(pair, now)
  const visitor = isKnown ? keys.pair : keys.address
  return { isKnown, visitor, account, device: undefined, keys: Object.values(keys) }
}

/**
 * Called if the password was right. From now on the account is known at this address or on this device, and this attempt does not
 * count as a failure.
 */
export async function resetFailures(tx: Queries, { keys }: BegunAttempt, now: Date): Promise<void> {
  const [first, ...others] = await rowsInOrder(tx, keys, now)
  if (first)
    await writeRows(tx, [{ ...withoutWait(first), failures: 0, succeededAt: now }, ...others.map(oneLess)])
}

/** Called if the password could not be verified after all. The attempt then counts neither as a failure nor as a success. */
export async function withdrawAttempt(db: Database, { keys }: BegunAttempt, now: Date): Promise<void> {
  await db.transaction(async (tx) => writeRows(tx, (await rowsInOrder(tx, keys, now)).map(oneLess)))
}

/**
 * Stores that the account has signed in on this device, so that its failures there are counted separately. Returns the device's
 * token. The database stores only the token's hash, so nobody else can pretend to be this device.
 */
export async function rememberDevice(
  tx: Queries,
  { account, device }: BegunAttempt,
  now: Date,
): Promise<string> {
  if (device !== undefined) return device
  const token = randomBytes(32).toString('base64url')
  const times = { lastFailedAt: now, waitUntil: now, succeededAt: now }
  await writeRows(tx, [{ key: deviceKey(account, token), failures: 0, ...times }])
  return token
}

function withoutWait(attempts: AttemptRow): AttemptRow {
  return { ...attempts, waitUntil: attempts.lastFailedAt }
}

function oneLess(attempts: AttemptRow): AttemptRow {
  return { ...withoutWait(attempts), failures: Math.max(attempts.failures - 1, 0) }
}

/**
 * Deletes rows that have no effect any more: failures after a day, known addresses and devices after 30 days. Returns the number of
 * deleted rows.
 */
export async function deleteOldAttempts(db: Queries, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - forgottenAfter)
  const monthAgo = new Date(now.getTime() - 30 * forgottenAfter)
  const { key, lastFailedAt, succeededAt } = signInAttemptTable
  // Skips rows that an attempt has locked, so that no deadlock can arise.
  const past = db
    .select({ key })
    .from(signInAttemptTable)
    .where(and(lt(lastFailedAt, dayAgo), or(isNull(succeededAt), lt(succeededAt, monthAgo))))
    .for('update', { skipLocked: true })
  return (await db.delete(signInAttemptTable).where(inArray(key, past))).rowCount ?? 0
}

/**
 * The username in the form in which its attempts are counted. PostgreSQL turns it to lower case, exactly as it does when the server
 * looks for the account. JavaScript's lower case would differ: in some locales PostgreSQL turns İ to i, and JavaScript never does.
 */
async function accountOf(tx: Queries, { username }: Pick<Attempt, 'username'>): Promise<string> {
  const { rows } = await tx.execute<{ account: string }>(sql`select lower(${username}) as account`)
  return rows[0]?.account ?? ''
}

/** The keys of the rows that count an attempt. Every attempt locks these rows in the same order, so that no deadlock can arise. */
function keysOf(account: string, address: string) {
  const from = addressGroup(address)
  return {
    pair: hashed('pair', `${account}\n${from}`),
    address: hashed('address', from),
    account: hashed('account', account),
  }
}

function deviceKey(account: string, token: string): string {
  return hashed('device', `${account}\n${token}`)
}

function hashed(kind: string, text: string): string {
  return `${kind}:${createHash('sha256').update(text).digest('base64url')}`
}

type AttemptRow = typeof signInAttemptTable.$inferSelect

async function rowsInOrder(tx: Queries, keys: readonly string[], now: Date): Promise<AttemptRow[]> {
  const rows = await lockRows(tx, keys, now)
  return keys.map((key) => row(rows, key))
}

/** Finds or creates the rows and locks them. The `on conflict` update changes nothing; it is there only to lock existing rows. */
function lockRows(tx: Queries, keys: readonly string[], now: Date): Promise<AttemptRow[]> {
  return tx
    .insert(signInAttemptTable)
    .values(keys.map((key) => ({ key, lastFailedAt: now, waitUntil: now })))
    .onConflictDoUpdate({ target: signInAttemptTable.key, set: { key: sql`excluded.key` } })
    .returning()
}

async function writeRows(tx: Queries, rows: readonly (Attempts & { readonly key: string })[]): Promise<void> {
  await tx
    .insert(signInAttemptTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: signInAttemptTable.key,
      set: {
        failures: sql`excluded.failures`,
        lastFailedAt: sql`excluded.last_failed_at`,
        waitUntil: sql`excluded.wait_until`,
        succeededAt: sql`excluded.succeeded_at`,
      },
    })
}

function row(rows: readonly AttemptRow[], key: string): AttemptRow {
  const found = rows.find((each) => each.key === key)
  if (!found) throw new Error('The rows of an attempt were just made')
  return found
}
