import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { unpackChromium } from './unpack-chromium.ts'

const run = promisify(execFile)

/** The oldest browser whose native dialog, popover and CSS the site is built on. */
const oldestMajorVersion = 120

export interface Browser {
  readonly executablePath: string
  /** Set where the machine lacks the libraries a browser links to and the bundled ones are used. */
  readonly libraryPath?: string
  readonly version: string
}

const systemNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/**
 * A Chromium to test with: the machine's own if there is a recent one, else the one that comes with the lockfile, so
 * that the tests need nothing installed. BROWSER_FOR_TESTS=bundled takes the latter in any case.
 */
export async function findBrowser(): Promise<Browser> {
  if (process.env['BROWSER_FOR_TESTS'] !== 'bundled') {
    for (const executablePath of systemBrowsers()) {
      const version = await versionOf(executablePath)
      if (version && Number.parseInt(version, 10) >= oldestMajorVersion) return { executablePath, version }
    }
  }
  return bundledBrowser()
}

function systemBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path))
}

async function bundledBrowser(): Promise<Browser> {
  const { executablePath, libraryPath } = await unpackChromium()
  const version = await versionOf(executablePath)
  if (version) return checkedBundle({ executablePath, version })
  const withLibraries = await versionOf(executablePath, libraryPath)
  if (withLibraries) return checkedBundle({ executablePath, libraryPath, version: withLibraries })
  throw new Error(`The bundled Chromium at ${executablePath} does not run on this machine`)
}

/** A folder of another version would test something else than the lockfile says. */
function checkedBundle(browser: Browser): Browser {
  const { version: expected } = createRequire(import.meta.url)('@sparticuz/chromium/package.json') as { version: string }
  if (Number.parseInt(browser.version, 10) !== Number.parseInt(expected, 10)) {
    throw new Error(`Unpacked Chromium ${browser.version} where ${expected} was expected`)
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
