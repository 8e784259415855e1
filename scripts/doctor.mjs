// Says what is in order with the site and what is wrong: `npm run doctor`, or `npm run -s doctor -- --json` for other programs. It
// changes nothing. The exit code is 1 if something is wrong. It runs on any Node from 20 on, because in a fresh clone nothing is
// installed; the checks that need packages run on the pinned Node.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pinnedNode, root } from './launch/paths.mjs'
import { programFindings } from './launch/program-findings.mjs'

process.chdir(root)
// A program that reads this script's output through a pipe, such as `head` or `less`, may end before the script has written
// everything. Then this script ends too.
process.stdout.on('error', () => process.exit())
const options = process.argv.slice(2)
const asJson = options.includes('--json')
const pinnedVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node

const unknown = options.find((option) => option !== '--json')
if (unknown !== undefined) {
  console.error('Write: npm run doctor, or: npm run -s doctor -- --json')
  process.exitCode = 1
} else {
  const program = programFindings()
  if (!program.usable) printAlone(program.findings)
  else if (process.versions.node === pinnedVersion) await printAll(program.findings)
  else {
    const args = [import.meta.filename ?? process.argv[1], ...options]
    process.exitCode = spawnSync(pinnedNode, args, { stdio: 'inherit' }).status ?? 1
  }
}

/** Prints the findings with Node's own means alone, because no package can be loaded yet. */
function printAlone(findings) {
  if (asJson) console.log(JSON.stringify({ wrong: findings.length, warnings: 0, findings }, undefined, 2))
  else for (const { area, text, doThis } of findings) console.log(`WRONG    ${area}: ${text} ${doThis}`)
  process.exitCode = 1
}

async function printAll(program) {
  const [{ diagnose }, print, { listAccounts }, { isDemoPassword }, { loadSettings, settingsFile }] =
    await Promise.all([
      import('../src/server/doctor/doctor.ts'),
      import('../src/server/doctor/print-findings.ts'),
      import('../src/features/accounts/server/accounts.ts'),
      import('../src/features/accounts/rules/demo-passwords.ts'),
      import('./with-settings.mjs'),
    ])
  const unreadable = unreadableSettings(loadSettings)
  const countDemoAccounts = async (db) =>
    (await listAccounts(db)).filter(({ isActive, hasDemoPassword }) => isActive && hasDemoPassword).length
  const hide = print.secretHider(process.env)
  const found = []
  const take = (findings) => {
    for (const { text, doThis, ...finding } of findings) {
      const hidden = { ...finding, text: hide(text), ...(doThis && { doThis: hide(doThis) }) }
      found.push(hidden)
      if (!asJson) console.log(print.findingLine(hidden))
    }
  }
  take(program)
  const owner = {
    environment: process.env,
    settingsFile,
    isDemoPassword,
    countDemoAccounts,
  }
  if (unreadable) take([unreadable])
  else for await (const findings of diagnose(owner)) take(findings)
  const count = (level) => found.filter((finding) => finding.level === level).length
  if (asJson) {
    const totals = { wrong: count('wrong'), warnings: count('warning') }
    console.log(JSON.stringify({ ...totals, findings: found }, undefined, 2))
  } else console.log(`\n${print.summaryLine(found)}`)
  process.exitCode = count('wrong') > 0 ? 1 : 0
}

/** Reads the owner's settings. Returns a finding if the user who runs the script may not read them. */
function unreadableSettings(loadSettings) {
  try {
    loadSettings()
    return undefined
  } catch ({ code }) {
    const doThis = 'Run this as the user who runs the site.'
    return { area: 'settings', level: 'wrong', text: `.env cannot be read: ${code}.`, doThis }
  }
}
