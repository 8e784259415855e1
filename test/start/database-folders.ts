import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

import { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'

import { startEmbeddedPostgres, type EmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import { databaseUser } from '#src/server/database/postgres-cluster.ts'
import { StartError } from '#src/server/start-error.ts'

export const isRoot = process.getuid?.() === 0

/** A folder for a test's data, named by the test's need, removed after it with a database that lies elsewhere. */
export function dataFolder(mode: number, ...names: string[]): string {
  const top = mkdtempSync(join(tmpdir(), 'bep-lua-start-'))
  chmodSync(top, mode)
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const folder = join(top, ...names)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Starts a folder's PostgreSQL, which ends with the test. */
export async function startIn(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  onTestFinished(async () => {
    await postgres.stop()
    if (!postgres.dataLocation.startsWith(dataDir))
      rmSync(dirname(postgres.dataLocation), { recursive: true, force: true })
  })
  return postgres
}

/** The address of a folder's database for the superuser, who is asked what the site may not see. */
export function superuserOf({ connectionString, dataLocation }: EmbeddedPostgres): string {
  const address = new URL(connectionString)
  address.username = databaseUser
  address.password = readFileSync(join(dirname(dataLocation), 'password'), 'utf8').trim()
  return address.href
}

/** Runs one statement over a connection of its own and returns its rows. */
export async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    // node-postgres types rows as any.
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Another process that uses the folder. Returns it with the first line it prints: an address, or why it rejected. */
export async function holdInOtherProcess(
  dataDir: string,
): Promise<{ holder: ChildProcess; firstLine: string }> {
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'hold-database.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => holder.once('exit', resolve))
  onTestFinished(async () => {
    holder.kill('SIGTERM')
    await ended
  })
  const firstLine = await new Promise<string>((resolve) => {
    for (const stream of [holder.stdout, holder.stderr])
      createInterface({ input: stream }).once('line', resolve)
  })
  return { holder, firstLine }
}

/** Kills without warning and waits until the process is gone. */
export async function killOutright(holder: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => holder.once('exit', resolve))
  holder.kill('SIGKILL')
  await gone
}

/** The process number PostgreSQL noted in its cluster. */
export function postmasterOf(cluster: string): number {
  return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

/** Tries to start a folder's PostgreSQL, which must reject, and returns the one line that says why. */
export async function startError(dataDir: string): Promise<string> {
  const error: unknown = await startEmbeddedPostgres({ dataDir, log: () => {} }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError // just checked
  expect(message).not.toContain('\n')
  return message
}
