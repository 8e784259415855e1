import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const cache = join(modules, '.cache')

/** The version of the browser the lockfile brings. The package does not export its own description. */
export const bundledVersion = (
  JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8')) as { version: string }
).version

const folder = join(cache, `chromium-${bundledVersion}`)

/** The tag of tests that compare drawn letters: another browser draws them differently, and runs without these tests. */
export const bundledOnly = '@bundled-browser'

/** Whether this is the browser of the lockfile, which draws every page the same on every machine. */
export function isBundled(executablePath: string | undefined): boolean {
  return executablePath === join(folder, 'chromium')
}

/**
 * Unpacks the Chromium of the lockfile into a folder of its own version, whole or not at all. The package itself would
 * use whatever lies at $TMPDIR/chromium, an older version or another user's.
 */
export async function unpackChromium(): Promise<{ executablePath: string; libraryPath: string }> {
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const unpacked = await mkdtemp(join(cache, 'chromium-unpacking-'))
    await run(process.execPath, ['--input-type=module', '-e', unpackProgram], {
      // The package unpacks below TMPDIR, and its libraries only where it believes to be on a bare machine.
      env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      timeout: 120_000,
    })
    await rename(unpacked, folder).catch(() => rm(unpacked, { recursive: true }))
  }
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'al2023', 'lib') }
}

const unpackProgram = `
  import chromium from '@sparticuz/chromium'
  await chromium.executablePath()
`
