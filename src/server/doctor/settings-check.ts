import { readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { type Config, parseConfig, settingNames } from '../config.ts'
import { secretNames } from '../environment.ts'
import { SettingError } from '../start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Given {
  /** The environment variables together with the settings from the settings file, as the start reads them. */
  readonly environment: Environment
  /** The path of the owner's `.env`, which may be missing. */
  readonly settingsFile: string
}

const { ok, warning, wrong } = findingsOf('settings')

/** Names in a settings file that belong to other programs: Node, PostgreSQL's driver, Amazon's client and the system. */
const ofOthers = /^(?:NODE_|UV_|PG|AWS_|LC_|LANG$|TZ$|PATH$|HOME$|TMPDIR$|\w+_proxy$|\w+_PROXY$)/

/**
 * Reads the settings as the start reads them, and returns findings about faults in the settings. `config` is undefined if the start
 * would reject the settings.
 */
export function readSettings({ environment, settingsFile }: Given): {
  readonly config: Config | undefined
  readonly findings: readonly Finding[]
} {
  const { faults, config } = parseAll(environment)
  const findings = [
    ...faults.map((message) => wrong(message, 'The site does not start before this is corrected.')),
    ...fileFindings(settingsFile, environment),
    ...secretFileFindings(environment),
  ]
  const given = settingNames.filter((name) => environment[name]?.trim())
  const well = ok(`${given.length} settings are set, and the start accepts them.`)
  return { config, findings: faults.length === 0 ? [well, ...findings] : findings }
}

/** Finds all faults in the settings. The start ends at the first fault, but an owner wants to know all faults at once. */
function parseAll(environment: Environment) {
  const faults: string[] = []
  const accepted = { ...environment }
  for (const [name, value] of Object.entries(environment)) {
    const fault = settingNames.includes(name) ? undefined : parse({ [name]: value }).fault
    if (fault === undefined) continue
    faults.push(fault)
    delete accepted[name]
  }
  const { config, fault } = parse(accepted)
  if (fault !== undefined) faults.push(fault)
  return { faults, config: faults.length === 0 ? config : undefined }
}

function parse(environment: Environment): { readonly config?: Config; readonly fault?: string } {
  try {
    return { config: parseConfig(environment) }
  } catch (error) {
    if (error instanceof SettingError) return { fault: error.message }
    throw error
  }
}

function* fileFindings(file: string, environment: Environment): Generator<Finding> {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return
  const inFile = Object.entries(parseEnv(readFileSync(file, 'utf8')))
  const known = [...settingNames, ...secretNames.map((name) => `${name}_FILE`)]
  const unknown = inFile
    .map(([name]) => name)
    .filter((name) => !known.includes(name) && !ofOthers.test(name) && !parse({ [name]: 'any' }).fault)
  const overruled = inFile.filter(([name, value]) => {
    const given = environment[name]?.trim()
    return known.includes(name) && value?.trim() && given && given !== value.trim()
  })
  const hasSecrets = inFile.some(([name, value]) => secretNames.includes(name) && value)
  for (const name of unknown)
    yield warning(`Nothing reads ${name} in .env.`, 'Compare its name with .env.example, or remove the line.')
  for (const [name] of overruled)
    yield warning(
      `${name} in .env has no effect, because the environment sets another value.`,
      'Remove one of the two.',
    )
  if (hasSecrets && isOpenToOthers(stats))
    yield warning(
      'Every user of this machine can read the passwords in .env.',
      `Close it to others: chmod 600 ${file}`,
    )
}

function* secretFileFindings(environment: Environment): Generator<Finding> {
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`]?.trim()
    const stats = file && statSync(file, { throwIfNoEntry: false })
    if (stats && isOpenToOthers(stats))
      yield warning(
        `Every user of this machine can read the file of ${name}.`,
        `Close it to others: chmod 600 ${file}`,
      )
  }
}

/** Whether a file can be read by users of this machine who are neither its owner nor in its group. */
function isOpenToOthers({ mode }: { readonly mode: number }): boolean {
  return (mode & 0o004) !== 0
}
