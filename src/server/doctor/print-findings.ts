import { readFileSync } from 'node:fs'

import { secretNames } from '../environment.ts'
import type { Finding } from './finding.ts'

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const

/** A finding as one line. */
export function findingLine({ area, level, text, doThis }: Finding): string {
  const line = `${marks[level]}  ${area}: ${text}${doThis === undefined ? '' : ` ${doThis}`}`
  return line.replaceAll(/\s*\n\s*/g, ' ')
}

/** The last line of the output: how many findings are wrong, and how many are warnings. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  const [wrong, warnings] = [count('wrong'), count('warning')]
  if (wrong === 0 && warnings === 0) return 'All is well.'
  const toLookAt = warnings === 1 ? '1 warning' : `${warnings} warnings`
  if (wrong === 0) return `Nothing is wrong; ${toLookAt}.`
  return `${wrong === 1 ? '1 thing is' : `${wrong} things are`} wrong${warnings > 0 ? `; ${toLookAt}` : ''}.`
}

/**
 * Secrets shorter than this are not hidden: a short secret may be an ordinary word in the text, and the gaps would then reveal that
 * this word is the secret.
 */
const shortestSecret = 6

/**
 * Makes a function that hides secrets in a text: passwords in addresses, and the values of secret settings, which come from the
 * environment or from files. So an owner can safely send the command's output to somebody who helps.
 */
export function secretHider(
  environment: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const secrets = secretNames
    .flatMap((name) => [environment[name]?.trim(), contentOf(environment[`${name}_FILE`]?.trim())])
    .flatMap((secret) => (secret === undefined ? [] : [secret, ...passwordsOf(secret)]))
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length)
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
      .replaceAll(/(\w+:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1***@')
}

function contentOf(file: string | undefined): string | undefined {
  try {
    return file ? readFileSync(file, 'utf8').trim() : undefined
  } catch {
    // This error is ignored here, because the check of the settings already reports a file that cannot be read.
    return undefined
  }
}

/** The password in an address, both percent-encoded and decoded. */
function passwordsOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { password } = new URL(address)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
