/** @module-tag slow */

import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import {
  dataFolder,
  holdInOtherProcess,
  isRoot,
  killOutright,
  postmasterOf,
  query,
  startError,
  startIn,
  superuserOf,
} from './database-folders.ts'

/** Done by `npm test` too, as a short round of what this file does. */
const inShort = { tags: ['short'] }

vi.setConfig({ testTimeout: 60_000 })

const everyoneMayEnter = 0o755

describe('a first start', () => {
  test('makes a UTF-8 database that folds Vietnamese letters, checks its pages and syncs to disk', async () => {
    const { connectionString } = await startIn(
      dataFolder(everyoneMayEnter, 'a folder with spaces', 'dữ liệu'),
    )
    expect(
      await query(
        connectionString,
        `select lower('PHỞ ĐẶC BIỆT') as folded, current_setting('server_encoding') as encoding`,
      ),
    ).toEqual([{ folded: 'phở đặc biệt', encoding: 'UTF8' }])
    expect(
      await query(
        connectionString,
        `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync`,
      ),
    ).toEqual([{ checksums: 'on', fsync: 'on' }])
  })

  test('rejects connections without the password, and listens on this machine alone', async () => {
    const postgres = await startIn(dataFolder(everyoneMayEnter))
    const address = new URL(postgres.connectionString)
    expect(address.hostname).toBe('127.0.0.1')
    const [listening] = await query(
      superuserOf(postgres),
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`,
    )
    expect(listening).toEqual({ addresses: '127.0.0.1', sockets: '' })
    address.password = 'guess'
    await expect(query(address.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test('keeps password and cluster from other users', async () => {
    const { dataLocation } = await startIn(dataFolder(everyoneMayEnter))
    expect(statSync(dataLocation).mode & 0o077).toBe(0)
    expect(statSync(join(dirname(dataLocation), 'password')).mode & 0o077).toBe(0)
  })

  test('offers the extensions that search and reservations need', async () => {
    const { connectionString } = await startIn(dataFolder(everyoneMayEnter))
    await query(
      connectionString,
      'create extension unaccent; create extension pg_trgm; create extension btree_gist',
    )
    expect(await query(connectionString, `select unaccent('bánh đậu xanh') as plain`)).toEqual([
      { plain: 'banh dau xanh' },
    ])
  })

  test('begins anew when an earlier one was cut off half way', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const draft = join(dataDir, 'postgres', 'cluster.new-1')
    mkdirSync(draft, { recursive: true })
    chmodSync(join(dataDir, 'postgres'), everyoneMayEnter)
    writeFileSync(join(draft, 'PG_VERSION'), '18\n')
    const { connectionString } = await startIn(dataDir)
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('cluster.new'))).toEqual(
      [],
    )
  })

  test('works below a path far longer than a socket address may be', async () => {
    const { connectionString } = await startIn(
      dataFolder(everyoneMayEnter, ...Array.from({ length: 6 }, () => 'a'.repeat(40))),
    )
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a later start', () => {
  test('finds what was written, after a clean stop', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await query(first.connectionString, `create table orders as select 'a pizza' as what`)
    await first.stop()
    expect(existsSync(join(first.dataLocation, 'postmaster.pid'))).toBe(false)
    const { connectionString } = await startIn(dataDir)
    expect(await query(connectionString, 'select what from orders')).toEqual([{ what: 'a pizza' }])
  })

  test('stops cleanly though a connection is still open', async () => {
    const lines: string[] = []
    const dataDir = dataFolder(everyoneMayEnter)
    const { connectionString, stop } = await startEmbeddedPostgres({
      dataDir,
      log: (line) => lines.push(line),
    })
    const client = new Client({ connectionString })
    client.on('error', () => {})
    await client.connect()
    await stop()
    // Smart shutdown would wait for the connection, and PostgreSQL be ended harder.
    expect(lines.join('\n')).toContain('received fast shutdown request')
    await client.end().catch(() => undefined)
  })

  test('finds what was acknowledged, after server and PostgreSQL were killed outright', inShort, async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const { holder, firstLine } = await holdInOtherProcess(dataDir)
    await query(firstLine, `create table orders as select 'a pizza' as what`)
    process.kill(postmasterOf(join(dataDir, 'postgres', 'cluster')), 'SIGKILL')
    await killOutright(holder)
    const { connectionString } = await startIn(dataDir)
    expect(await query(connectionString, 'select what from orders')).toEqual([{ what: 'a pizza' }])
  })

  test('ends the PostgreSQL of a server that was killed alone, and goes on with its data', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const { holder, firstLine } = await holdInOtherProcess(dataDir)
    await query(firstLine, `create table orders as select 'a pizza' as what`)
    const orphan = postmasterOf(join(dataDir, 'postgres', 'cluster'))
    await killOutright(holder)
    expect(await query(firstLine, 'select what from orders')).toEqual([{ what: 'a pizza' }])
    const { connectionString, dataLocation } = await startIn(dataDir)
    expect(postmasterOf(dataLocation)).not.toBe(orphan)
    await expect(query(firstLine, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(await query(connectionString, 'select what from orders')).toEqual([{ what: 'a pizza' }])
  })

  test('is not misled when the old process number now belongs to another program', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await first.stop()
    const other = spawn('sleep', ['60'], isRoot ? statSync(first.dataLocation) : {})
    onTestFinished(() => void other.kill('SIGKILL'))
    writeFileSync(
      join(first.dataLocation, 'postmaster.pid'),
      `${other.pid}\n${first.dataLocation}\n1\n1\n\n127.0.0.1\n       1         1\nready\n`,
    )
    const { connectionString } = await startIn(dataDir)
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(other.exitCode ?? other.signalCode).toBeNull()
  })
})

describe('a start that cannot be', () => {
  test('rejects a folder that a living server uses, and leaves that one alone', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const { holder, firstLine } = await holdInOtherProcess(dataDir)
    expect(await startError(dataDir)).toMatch(
      new RegExp(`^Another server \\(process ${holder.pid}\\) already uses the data in `),
    )
    expect(await query(firstLine, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('lets one of two servers that begin together have the folder', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const lines = (await Promise.all([holdInOtherProcess(dataDir), holdInOtherProcess(dataDir)])).map(
      ({ firstLine }) => firstLine,
    )
    expect(lines.filter((line) => line.startsWith('postgres://'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('Another server'))).toHaveLength(1)
  })

  test('names the version of a database that another PostgreSQL made', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await first.stop()
    writeFileSync(join(first.dataLocation, 'PG_VERSION'), '17\n')
    expect(await startError(dataDir)).toContain('was made by PostgreSQL 17; this release runs PostgreSQL 18')
  })

  test('names the file of the password that is missing', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await first.stop()
    const password = join(dirname(first.dataLocation), 'password')
    rmSync(password)
    expect(await startError(dataDir)).toContain(`The password of the database is missing: ${password}.`)
  })

  test.each([
    ['Database: /nowhere/at/all\n', 'The database should be in /nowhere/at/all, as '],
    ['It is gone.\n', 'names no folder in a line "Database: /folder".'],
  ])('begins no empty database where %j says that there is one elsewhere', async (pointer, error) => {
    const dataDir = dataFolder(everyoneMayEnter)
    writeFileSync(join(dataDir, 'WHERE-THE-DATABASE-IS.txt'), pointer)
    expect(await startError(dataDir)).toContain(error)
    expect(readdirSync(dataDir)).toEqual(['WHERE-THE-DATABASE-IS.txt'])
  })

  test('says so when DATA_DIR is a file', async () => {
    const file = join(dataFolder(everyoneMayEnter), 'data')
    writeFileSync(file, '')
    expect(await startError(file)).toBe(
      `The data folder ${file} cannot be used: it is not a folder (${file}).`,
    )
  })

  test('passes on what PostgreSQL says about a damaged database, and frees the folder', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await first.stop()
    rmSync(join(first.dataLocation, 'global', 'pg_control'))
    expect(await startError(dataDir)).toMatch(/^PostgreSQL did not start: .*could not open file .*pg_control/)
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  })
})
