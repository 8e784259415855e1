import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { bundledVersion, unpackChromium } from './unpack-chromium.ts'

const run = promisify(execFile)

/** The oldest browser that the tests themselves run in. */
const oldestMajorVersion = 120

export interface Browser {
  readonly executablePath: string
  /** Set where the machine lacks the libraries a browser links to and the bundled ones are used. */
  readonly libraryPath?: string
  readonly version: string
}

const systemNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/**
 * A Chromium to test with: the one that comes with the lockfile, whose version everyone shares and which needs nothing
 * installed; where it cannot run (it is made for Linux), the machine's own. BROWSER_FOR_TESTS names another one.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['BROWSER_FOR_TESTS']
  const candidates = named ? [named] : systemBrowsers()
  const bundled = named ? undefined : await bundledBrowser()
  if (bundled) return bundled
  for (const executablePath of candidates) {
    const version = await versionOf(executablePath)
    if (version && Number.parseInt(version, 10) >= oldestMajorVersion) return { executablePath, version }
  }
  throw new Error(
    `No Chromium of version ${oldestMajorVersion} or later runs here. Install one, or name it: BROWSER_FOR_TESTS=/path/to/chromium`,
  )
}

function systemBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

async function bundledBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { executablePath, libraryPath } = await unpackChromium()
  const version = await versionOf(executablePath)
  if (version) return checkedBundle({ executablePath, version })
  const withLibraries = await versionOf(executablePath, libraryPath)
  return withLibraries ? checkedBundle({ executablePath, libraryPath, version: withLibraries }) : undefined
}

/** A folder of another version would test something else than the lockfile says. */
function checkedBundle(browser: Browser): Browser {
  if (Number.parseInt(browser.version, 10) !== Number.parseInt(bundledVersion, 10)) {
    throw new Error(`Unpacked Chromium ${browser.version} where ${bundledVersion} was expected`)
  }
  return browser
}

async function versionOf(executablePath: string, libraryPath?: string): Promise<string | undefined> {
  try {
    const env = { ...process.env, ...(libraryPath && { LD_LIBRARY_PATH: libraryPath }) }
    const { stdout } = await run(executablePath, ['--version', '--no-sandbox'], { env, timeout: 30_000 })
    return /\d+(\.\d+)+/.exec(stdout)?.[0]
  } catch {
    return undefined
  }
}
