import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { isDemoPassword } from '#src/features/accounts/rules/demo-passwords.ts'
import { parseConfig } from '../config.ts'
import { checkOpenness } from './openness-check.ts'
import { readSettings } from './settings-check.ts'

function ownFile(text: string, mode = 0o600, name = '.env'): string {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}

const noFile = '/nowhere/.env'

it('names every fault at once, so that an owner does not start the site once for each', () => {
  const environment = {
    PUBLIC_UR: 'https://a.example',
    DATABASE_URLL: 'x',
    PORT: 'many',
    TRUST_PROXY: 'true',
  }
  const { config, findings } = readSettings({ environment, settingsFile: noFile })
  expect(config).toBeUndefined()
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'PORT', 'TRUST_PROXY'])
    expect(
      findings.filter(({ level, text }) => level === 'wrong' && text.includes(name)),
      name,
    ).toHaveLength(1)
})

it('says of a file with a secret that it cannot be read, as the start would', () => {
  const environment = { ADMIN_PASSWORD_FILE: '/nowhere/password' }
  const { findings } = readSettings({ environment, settingsFile: noFile })
  expect(findings).toEqual([
    expect.objectContaining({ level: 'wrong', text: expect.stringContaining('/nowhere') }),
  ])
})

it.each([
  ['a line that nothing reads', 'RESTAURANT_NAME=Lửa', 0o600, {}, 'RESTAURANT_NAME'],
  ['passwords that every user of the machine reads', 'ADMIN_PASSWORD=bi-mat-lam', 0o644, {}, 'chmod 600'],
  ['a line without effect', 'PORT=4000', 0o600, { PORT: '5000' }, 'PORT'],
])('warns of %s in the file', (_what, text, mode, environment, named) => {
  const { config, findings } = readSettings({ environment, settingsFile: ownFile(text, mode) })
  expect(config).toBeDefined()
  const warnings = findings.filter(({ level }) => level === 'warning')
  expect(warnings).toHaveLength(1)
  expect(`${warnings[0]?.text} ${warnings[0]?.doThis}`).toContain(named)
})

it('is content with a closed file, with one without secrets, and with names of other programs', () => {
  for (const [text, mode] of [
    ['ADMIN_PASSWORD=bi-mat-lam\nNODE_ENV=production\nPGSSLROOTCERT=/a', 0o640],
    ['PORT=4000\nTZ=Asia/Tokyo', 0o644],
  ] as const) {
    const { findings } = readSettings({ environment: {}, settingsFile: ownFile(text, mode) })
    expect(findings.map(({ level }) => level)).toEqual(['ok'])
  }
})

it('warns of a passphrase that every user of the machine can read', () => {
  const environment = { BACKUP_PASSPHRASE_FILE: ownFile('một câu rất dài', 0o644, 'passphrase') }
  const { findings } = readSettings({ environment, settingsFile: noFile })
  expect(findings.map(({ level }) => level)).toEqual(['ok', 'warning'])
})

const open = { PUBLIC_URL: 'https://pizza.example', TRUST_PROXY: '1', DEMO_DATA: 'false' }

it.each([
  ['a closed site', {}, []],
  ['an open site that is set well', { ...open, PRODUCTION: 'true' }, []],
  ['an open site that only counts as one', open, ['warning PRODUCTION=true']],
  ['demo passwords for everybody', { ...open, PRODUCTION: 'false' }, ['wrong PRODUCTION=true']],
  ['demo passwords behind a proxy', { TRUST_PROXY: '1', PRODUCTION: 'false' }, ['wrong PRODUCTION=true']],
  [
    'a demo password of the admin',
    { ...open, PRODUCTION: 'true', ADMIN_PASSWORD: 'admin123' },
    ['wrong another'],
  ],
  [
    'a demo menu in production',
    { ...open, PRODUCTION: 'true', DEMO_DATA: 'true' },
    ['warning DEMO_DATA=false'],
  ],
  ['guessing without limits', { ...open, PRODUCTION: 'true', RATE_LIMITS: 'false' }, ['warning RATE_LIMITS']],
  ['an unknown address', { PRODUCTION: 'true', DEMO_DATA: 'false' }, ['warning PUBLIC_URL']],
  [
    'passwords in clear',
    { ...open, PRODUCTION: 'true', PUBLIC_URL: 'http://pizza.example' },
    ['wrong https'],
  ],
  ['one limit for all guests', { ...open, PRODUCTION: 'true', TRUST_PROXY: '0' }, ['warning TRUST_PROXY']],
])('%s', (_what, settings: Record<string, string>, expected: string[]) => {
  const findings = [...checkOpenness(parseConfig(settings), isDemoPassword)].filter(
    ({ level }) => level !== 'ok',
  )
  expect(findings).toHaveLength(expected.length)
  for (const [index, each] of expected.entries()) {
    const [level, named = ''] = each.split(' ')
    expect(findings[index]?.level).toBe(level)
    expect(findings[index]?.doThis).toContain(named)
  }
})
