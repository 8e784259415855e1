import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { findingLine, secretHider, summaryLine } from './print-findings.ts'

it('shows no password to whoever the output is sent to, however it is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'passphrase')
  writeFileSync(file, 'ghi-chu-kin\n')
  const environment = {
    DATABASE_URL: 'postgres://lan:bi%2Fmat-lam@db.example/pizza',
    ADMIN_PASSWORD: 'mật khẩu của Lan',
    BACKUP_PASSPHRASE_FILE: file,
    S3_SECRET_ACCESS_KEY: 'AbC/dEf+123456',
  }
  const text =
    'postgres://lan:bi%2Fmat-lam@db.example/pizza bi/mat-lam mật khẩu của Lan AbC/dEf+123456 https://x:andere@y.example ghi-chu-kin'
  const hidden = secretHider(environment)(text)
  expect(hidden).not.toMatch(/bi.*mat-lam|mật khẩu|AbC|andere|ghi-chu/)
  expect(hidden).toContain('y.example')
})

it('is one line for each finding, and the last line counts', () => {
  const wrong = { area: 'disk', level: 'wrong', text: 'Two\n lines.', doThis: 'Make room.' } as const
  const warning = { area: 'disk', level: 'warning', text: 'Little room.', doThis: 'Make room.' } as const
  const ok = { area: 'disk', level: 'ok', text: 'Room.' } as const
  expect(findingLine(wrong)).toMatch(/^WRONG .*Two lines\. Make room\.$/)
  expect(summaryLine([ok])).toBe('All is well.')
  expect(summaryLine([ok, warning])).toMatch(/^Nothing is wrong.*1 /)
  expect(summaryLine([wrong, warning, warning])).toMatch(/^1 .*2 /)
})
