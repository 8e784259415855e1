import { readFileSync } from 'node:fs'

import { SettingError } from './start-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings whose value may also be stored in a file: the setting NAME_FILE then gives the path of the file with the value of NAME.
 */
export const secretNames = [
  'DATABASE_URL',
  'LISTEN_DATABASE_URL',
  'ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/**
 * Returns the named settings that are set, either in the environment or by a file. An empty value counts as not set. Throws
 * SettingError if a file cannot be read, or if the environment contains a name that differs from a setting's name by one letter.
 */
export function givenSettings(names: readonly string[], environment: Environment): Environment {
  const files = new Set(secretNames.filter((name) => names.includes(name)).map((name) => `${name}_FILE`))
  rejectMisspelt([...names, ...files], environment)
  return Object.fromEntries(
    names.map((name) => {
      const value = environment[name]?.trim() || undefined
      const file = files.has(`${name}_FILE`) ? environment[`${name}_FILE`]?.trim() : undefined
      if (!file) return [name, value]
      if (value !== undefined)
        throw new SettingError(`Set ${name} or ${name}_FILE, not both. See .env.example.`)
      return [name, secretOf(`${name}_FILE`, file)]
    }),
  )
}

function secretOf(name: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret) return secret
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    throw new SettingError(`The file ${file} of ${name} cannot be read: ${code}.`)
  }
  throw new SettingError(`The file ${file} of ${name} is empty.`)
}

/**
 * Settings with shorter names are not checked for misspelling, because a machine may have an unrelated variable such as POST or
 * SORT.
 */
const shortest = 7

function rejectMisspelt(names: readonly string[], environment: Environment): void {
  const known = new Set(names)
  for (const given of Object.keys(environment)) {
    if (known.has(given) || given.length < shortest) continue
    const meant = names.find((name) => isOneLetterOff(given, name))
    if (meant) throw new SettingError(`There is no setting ${given}. Write ${meant}. See .env.example.`)
  }
}

/** Whether the two names differ by one letter that was added, left out, replaced or swapped with its neighbour. */
function isOneLetterOff(given: string, name: string): boolean {
  if (Math.abs(given.length - name.length) > 1) return false
  let start = 0
  while (start < name.length && given[start] === name[start]) start++
  const [left, right] = [given.slice(start), name.slice(start)]
  if (left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)) return true
  return left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]
}
