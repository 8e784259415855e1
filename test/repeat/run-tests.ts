import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { filesToRepeat, type TestReport } from './files-to-repeat.ts'

/**
 * Runs vitest with the given arguments. Files that fail are run once more, and the last lines name those that passed only
 * then: docs/decisions/037-one-retry-of-tests.md. Exit code 0 where each file passed in one of both runs.
 */
async function main(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-tests-'))
  try {
    const report = join(folder, 'report.json')
    const code = await vitest([
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    if (code === 0) return 0
    const text = await readFile(report, 'utf8').catch(() => null)
    // Vitest wrote this file itself, just now.
    const failed = text === null ? [] : filesToRepeat(JSON.parse(text) as TestReport)
    if (failed.length === 0) return code
    const names = failed.map((file) => relative(process.cwd(), file))
    console.log(`\nOnce more: ${names.join(', ')}`)
    const repeated = await vitest([...args, ...names])
    if (repeated !== 0) return repeated
    console.log(`\n${names.length} flaky:\n${names.map((name) => `  ${name}`).join('\n')}`)
    return 0
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The exit code; 1 where it was ended by a signal. */
function vitest(args: readonly string[]): Promise<number> {
  const child = spawn('vitest', ['run', ...args], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

process.exitCode = await main(process.argv.slice(2))
