import { expect, it } from 'vitest'

import { ownSchema } from '../database/migrate.ts'
import { explainConnectionFailure } from './connection-failure.ts'
import type { DatabaseFacts } from './database-facts.ts'
import { judgeClock, judgeEncryption, judgeFacts, judgeSchema } from './database-findings.ts'

const well: DatabaseFacts = {
  versionNumber: 180_004,
  version: '18.4',
  encoding: 'UTF8',
  user: 'bep_lua_app',
  isSuperuser: false,
  ownsDatabase: true,
  mayCreate: true,
  foreignTables: 0,
  isReadOnly: false,
  knowsTimeZone: true,
  isEncrypted: false,
  now: 0,
  allowedConnections: 97,
  takenByOthers: 5,
  longTransactions: [],
}

it.each([
  ['a database that is well', {}, []],
  ['PostgreSQL 14', { versionNumber: 140_011, version: '14.11' }, ['wrong']],
  ['the oldest PostgreSQL that works', { versionNumber: 150_000, version: '15.0' }, []],
  ['an encoding without Vietnamese', { encoding: 'LATIN1' }, ['wrong']],
  ['a standby', { isReadOnly: true }, ['wrong']],
  ['a PostgreSQL without time zones', { knowsTimeZone: false }, ['wrong']],
  ['a superuser', { isSuperuser: true }, ['warning']],
  ['a user of another’s database', { ownsDatabase: false }, ['warning']],
  ['a user who may make no table', { ownsDatabase: false, mayCreate: false }, ['wrong']],
  ['tables of another user', { foreignTables: 3 }, ['wrong']],
  ['room for the start', { allowedConnections: 38 }, []],
  ['no room for the start', { allowedConnections: 37 }, ['warning']],
  ['no room for all requests', { allowedConnections: 27 }, ['wrong']],
  ['work left open', { longTransactions: [{ pid: 7, name: 'psql', minutes: 60 }] }, ['warning']],
])('%s', (_what, facts, expected) => {
  const findings = [...judgeFacts({ ...well, ...facts }, { databaseConnections: 10 })]
  expect(findings.map(({ level }) => level)).toEqual(['ok', ...expected])
})

const { tables, oldestProgram } = ownSchema

it.each([
  ['an empty database', undefined, true, 'ok'],
  ['tables of this release', { tables, oldestProgram }, false, 'ok'],
  ['older tables', { tables: tables - 1, oldestProgram: tables - 1 }, false, 'warning'],
  ['tables from before they had a number', undefined, false, 'warning'],
  ['newer tables that this program knows', { tables: tables + 1, oldestProgram: tables }, false, 'ok'],
  ['newer tables that end its start', { tables: tables + 1, oldestProgram: tables + 1 }, false, 'wrong'],
] as const)('%s', (_what, present, isEmpty, level) => {
  expect(judgeSchema(present, isEmpty).level).toBe(level)
})

it.each([
  ['postgres://a:b@localhost/c', false, []],
  ['postgres://a:b@127.0.0.1:6432/c', false, []],
  ['postgres:///c?host=/run/postgresql', false, []],
  ['postgres://a:b@192.168.1.9/c', false, ['warning']],
  ['postgres://a:b@db.example/c', false, ['wrong']],
  ['postgres://a:b@db.example/c?sslmode=verify-full', true, []],
  ['postgres://a:b@db.example/c?sslmode=no-verify', true, ['warning']],
])('guests’ numbers on the way to %s, encrypted: %s', (url, isEncrypted, expected) => {
  const findings = [...judgeEncryption(url, isEncrypted, 'DATABASE_URL')]
  expect(findings.map(({ level }) => level)).toEqual(expected)
})

it('says which clock is ahead, and by how much', () => {
  expect([...judgeClock(0, 4000, 'the database')]).toEqual([])
  expect([...judgeClock(0, 9000, 'the database')][0]?.text).toContain('9 s ahead')
  expect([...judgeClock(9000, 0, 'the database')][0]?.text).toContain('9 s behind')
})

it.each([
  ['ENOTFOUND', 'db.example'],
  ['ECONNREFUSED', '6432'],
  ['ETIMEDOUT', '6432'],
  ['28P01', 'password'],
  ['28000', 'lan'],
  ['3D000', 'pizza'],
  ['42501', 'pizza'],
  ['53300', 'connection'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['XX000', 'reason'],
])('an owner reads which part of the address %s is about', (code, named) => {
  const error = Object.assign(new Error('reason'), { code })
  const { text } = explainConnectionFailure(
    error,
    'postgres://lan:bi-mat@db.example:6432/pizza',
    'DATABASE_URL',
  )
  expect(text).toContain(named)
  expect(text).not.toContain('bi-mat')
})

it('sends nobody to correct an address if the built-in database, which has none, does not respond', () => {
  const { doThis } = explainConnectionFailure(new Error('timeout'), 'postgres://127.0.0.1:5433/x', 'DATA_DIR')
  expect(doThis).toContain('Restart the site')
})
