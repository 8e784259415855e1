import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const cache = join(modules, '.cache')

/** A Chromium of the lockfile: the program that unpacks it below TMPDIR, and the libraries for bare machines that come with it. */
interface PackagedChromium {
  readonly version: string
  readonly unpack: string
  /** The machine that it has to believe to be on, to unpack them. */
  readonly machine: string
  readonly libraries: string
}

const present: PackagedChromium = {
  version: versionOf('@sparticuz/chromium'),
  unpack: "await (await import('@sparticuz/chromium')).default.executablePath()",
  machine: 'AWS_Lambda_nodejs22.x',
  libraries: 'al2023/lib',
}

/** The oldest Chrome of scripts/build/supported-browsers.ts. */
export const oldChromium: PackagedChromium = {
  version: versionOf('old-chromium'),
  // Its own function takes what lies at /tmp/chromium.
  unpack: `
    const archive = (await import('old-chromium/build/lambdafs.js')).default
    for (const name of ['chromium.br', 'swiftshader.tar.br', 'aws.tar.br'])
      await archive.inflate('node_modules/old-chromium/bin/' + name)`,
  machine: 'AWS_Lambda_nodejs18.x',
  libraries: 'aws/lib',
}

/** The version of the browser that tests run in. */
export const bundledVersion = present.version

/** The package does not export its own description. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

const folderOf = ({ version }: PackagedChromium) => join(cache, `chromium-${version}`)

/** The tag of tests that compare drawn letters: another browser draws them differently, and runs without these tests. */
export const bundledOnly = '@bundled-browser'

/** Whether this is the browser of the lockfile, which draws every page the same on every machine. */
export function isBundled(executablePath: string | undefined): boolean {
  return executablePath === join(folderOf(present), 'chromium')
}

/**
 * Unpacks a Chromium of the lockfile into a folder of its own version, whole or not at all. The package itself would
 * use whatever lies at $TMPDIR/chromium, an older version or another user's.
 */
export async function unpackChromium(
  chromium = present,
): Promise<{ executablePath: string; libraryPath: string }> {
  const folder = folderOf(chromium)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const unpacked = await mkdtemp(join(cache, 'chromium-unpacking-'))
    await run(process.execPath, ['--input-type=module', '-e', chromium.unpack], {
      // The package unpacks below TMPDIR, and its libraries only where it believes to be on a bare machine.
      env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: chromium.machine },
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      timeout: 120_000,
    })
    await rename(unpacked, folder).catch(() => rm(unpacked, { recursive: true }))
  }
  return {
    executablePath: join(folder, 'chromium'),
    libraryPath: join(folder, ...chromium.libraries.split('/')),
  }
}
