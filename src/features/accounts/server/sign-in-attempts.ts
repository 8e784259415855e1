import { createHash } from 'node:crypto'

import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { addressGroup } from '#src/kernel/address-group.ts'
import { forgottenAfter, checkAttempt, type Attempts } from '../rules/sign-in-limits.ts'
import { signInAttemptTable } from './account-table.ts'

export interface Attempt {
  /** As it was typed. Whatever the database takes for one name counts as one. */
  readonly username: string
  /** The visitor's address, as far as it is believed. */
  readonly address: string
}

/**
 * Lets an attempt begin or throws the 429 that says how long to wait. It is written down as failed before the password
 * is looked at, so that a hundred at once count as a hundred; `resetFailures` takes it back.
 */
export async function beginAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const verdict = await db.transaction(async (tx) => {
    const keys = await keysOf(tx, attempt)
    const rows = await lockRows(tx, Object.values(keys), now)
    const checked = checkAttempt(
      { pair: row(rows, keys.pair), address: row(rows, keys.address), account: row(rows, keys.account) },
      now,
    )
    if (checked.kind === 'try') {
      await writeRows(tx, [
        { key: keys.pair, ...checked.ifItFails.pair },
        { key: keys.address, ...checked.ifItFails.address },
        { key: keys.account, ...checked.ifItFails.account },
      ])
    }
    return checked
  })
  if (verdict.kind === 'wait') throw new TooManyAttempts(verdict.seconds)
}

/** The error for attempts that come too fast. The caller sends the seconds as `Retry-After`. */
export class TooManyAttempts extends ProblemError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(429, {
      message: 'Too many failed attempts. Please wait a moment and try again.',
      code: 'accounts.too-many-attempts',
      details: { retryAfterSeconds },
    })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The password was right: the account is known at this address, and this attempt was no failure of either. */
export async function resetFailures(tx: Queries, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(tx, attempt)
  const rows = await lockRows(tx, Object.values(keys), now)
  await writeRows(tx, [
    { ...withoutWait(row(rows, keys.pair)), failures: 0, succeededAt: now },
    oneLess(row(rows, keys.address)),
    oneLess(row(rows, keys.account)),
  ])
}

function withoutWait(attempts: AttemptRow): AttemptRow {
  return { ...attempts, waitUntil: attempts.lastFailedAt }
}

function oneLess(attempts: AttemptRow): AttemptRow {
  return { ...withoutWait(attempts), failures: Math.max(attempts.failures - 1, 0) }
}

/** Deletes what no longer counts: failures after a day, and known addresses after a month. Returns how many. */
export async function deleteOldAttempts(db: Queries, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - forgottenAfter)
  const monthAgo = new Date(now.getTime() - 30 * forgottenAfter)
  const { key, lastFailedAt, succeededAt } = signInAttemptTable
  // Never waits for a row that an attempt holds, and so never in a circle.
  const past = db
    .select({ key })
    .from(signInAttemptTable)
    .where(and(lt(lastFailedAt, dayAgo), or(isNull(succeededAt), lt(succeededAt, monthAgo))))
    .for('update', { skipLocked: true })
  return (await db.delete(signInAttemptTable).where(inArray(key, past))).rowCount ?? 0
}

/**
 * In the order they are locked in, which is the same for every attempt. The database folds the name as it does where it
 * looks for the account, whether there is one or not: İ is an i to some of its locales, and never to JavaScript.
 */
async function keysOf(tx: Queries, { username, address }: Attempt) {
  const { rows } = await tx.execute<{ account: string }>(sql`select lower(${username}) as account`)
  const account = rows[0]?.account ?? ''
  const from = addressGroup(address)
  return {
    pair: hashed('pair', `${account}\n${from}`),
    address: hashed('address', from),
    account: hashed('account', account),
  }
}

function hashed(kind: string, text: string): string {
  return `${kind}:${createHash('sha256').update(text).digest('base64url')}`
}

type AttemptRow = typeof signInAttemptTable.$inferSelect

/** Finds or makes the rows and locks them: the update changes nothing but takes the lock. */
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
