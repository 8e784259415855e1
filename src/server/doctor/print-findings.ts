import { readFileSync } from 'node:fs'

import { secretNames } from '../environment.ts'
import type { Finding } from './finding.ts'

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const

/** A finding as one line. */
export function findingLine({ area, level, text, doThis }: Finding): string {
  const line = `${marks[level]}  ${area}: ${text}${doThis === undefined ? '' : ` ${doThis}`}`
  return line.replaceAll(/\s*\n\s*/g, ' ')
}

/** The last line: how much is wrong. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  const [wrong, warnings] = [count('wrong'), count('warning')]
  if (wrong === 0 && warnings === 0) return 'All is well.'
  const toLookAt = warnings === 1 ? '1 warning' : `${warnings} warnings`
  if (wrong === 0) return `Nothing is wrong; ${toLookAt}.`
  return `${wrong === 1 ? '1 thing is' : `${wrong} things are`} wrong${warnings > 0 ? `; ${toLookAt}` : ''}.`
}

/** Shorter values are words that texts contain anyway, and hiding them there would tell the value. */
const shortestSecret = 6

/**
 * Makes a function that hides passwords in a text: those of addresses, and the values of secret settings, in the environment or in
 * their files. An owner can then send the output to whoever helps.
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
    // The check of the settings says that it cannot be read.
    return undefined
  }
}

/** The password of an address, as it is written and as it is meant. */
function passwordsOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { password } = new URL(address)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
