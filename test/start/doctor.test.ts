/** @module-tag slow */

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { settingNames } from '#src/server/config.ts'
import type { Finding } from '#src/server/doctor/finding.ts'
import { freePort } from '../support/free-port.ts'
import { startSite } from '../support/site/running-site.ts'
import { dataFolder } from './database-folders.ts'

const root = join(import.meta.dirname, '..', '..')
const unset = Object.fromEntries(settingNames.map((name) => [name, '']))

/** Runs the command of a project with these settings, and returns what other programs read of it, and how it ended. */
async function doctor(settings: Record<string, string>, project = root) {
  const options = { env: { ...process.env, ...unset, ...settings }, cwd: project }
  const running = promisify(execFile)(process.execPath, ['scripts/doctor.mjs', '--json'], options)
  const { stdout, code = 0 } = (await running.catch((error: unknown) => error)) as {
    stdout: string
    code?: number
  }
  const { findings } = JSON.parse(stdout) as { findings: Finding[] }
  return { code, findings, stdout, wrong: findings.filter(({ level }) => level === 'wrong') }
}

test('it looks at a site that serves and at one that does not, and touches neither', async () => {
  const dataDir = dataFolder(0o755)
  const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(await freePort()) }
  const fresh = await doctor(settings)
  expect([fresh.code, fresh.wrong]).toEqual([0, []])
  expect(readdirSync(dataDir)).toEqual([])

  const site = await startSite(settings)
  const serving = await doctor(settings)
  const names = readdirSync(dataDir)
  const again = await doctor(settings)
  expect(readdirSync(dataDir)).toEqual(names)
  expect((await fetch(`${site.address}/api/ready`)).status).toBe(200)
  await site.stop()
  expect([serving.code, serving.wrong, again.wrong]).toEqual([0, [], []])
  const areas = (level: string) =>
    serving.findings.filter((each) => each.level === level).map(({ area }) => area)
  expect(areas('ok')).toEqual(expect.arrayContaining(['database', 'port', 'jobs']))

  const stopped = readdirSync(dataDir)
  const { code, findings } = await doctor(settings)
  expect(code).toBe(0)
  expect(findings).toContainEqual(expect.objectContaining({ area: 'database', level: 'warning' }))
  expect(readdirSync(dataDir)).toEqual(stopped)
})

test('what is wrong ends it with 1, and no line holds a password', async () => {
  const DATABASE_URL = 'postgres://lan:mat-khau-rieng@127.0.0.1:1/pizza'
  const settings = {
    DATA_DIR: dataFolder(0o755),
    DATABASE_URL,
    ADMIN_PASSWORD: 'mat-khau-khac',
    PORT: 'many',
  }
  const unreadable = await doctor(settings)
  expect(unreadable.code).toBe(1)
  expect(unreadable.wrong.map(({ text }) => text).join()).toContain('PORT')
  const unreachable = await doctor({ ...settings, PORT: '' })
  expect(unreachable.code).toBe(1)
  expect(unreachable.wrong).toMatchObject([{ area: 'database' }])
  expect(unreadable.stdout + unreachable.stdout).not.toMatch(/mat-khau/)
})

test('in a fresh clone it says what to start, and installs nothing', async () => {
  const clone = join(dataFolder(0o755), 'clone')
  mkdirSync(clone)
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  const names = readdirSync(clone)
  const { code, wrong } = await doctor({}, clone)
  expect(code).toBe(1)
  expect(wrong).toMatchObject([{ area: 'program', doThis: expect.stringContaining('npm start') }])
  expect(readdirSync(clone)).toEqual(names)
})
