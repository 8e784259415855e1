import { existsSync, readFileSync } from 'node:fs'

import type { AttackedSite } from './attacked-site.ts'
import { firstProblems, type Finding } from './finding.ts'

const maxResidentMegabytes = 600

/** After a round: does the program live, is its memory bounded, and what does its log say? */
export async function checkAfterRound(site: AttackedSite, round: string): Promise<Finding> {
  const ready = await site.call('GET', '/api/ready')
  const resident = residentMegabytes(site.pid)
  const log = site.printed()
  const problems = [
    ...(ready.status === 200 ? [] : [`the site is not ready afterwards: status ${ready.status}`]),
    ...(resident > maxResidentMegabytes ? [`${resident} MB resident, at most ${maxResidentMegabytes}`] : []),
    ...Object.entries(site.tokens).flatMap(([name, token]) => tokenProblems(log, name, token)),
    ...firstProblems(unexpectedErrors(log), 3),
  ]
  return {
    what: `${round}: afterwards`,
    measured: `${resident} MB resident, ${Math.round(log.length / 1024)} KB of log`,
    problems,
  }
}

/** 0 where the system does not tell. */
function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** However it was spelt: letters of a token may be percent-encoded, and one letter is easily guessed. */
function tokenProblems(log: string, name: string, token: string): string[] {
  const plain = log.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const line = plain.split('\n').find((text) => text.toLowerCase().includes(token.toLowerCase().slice(1)))
  return line === undefined ? [] : [`the token of the ${name} is in the log: ${line.slice(0, 300)}`]
}

/** Level 50 and above: a defect of ours. */
function unexpectedErrors(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => `logged as an error: ${line.slice(0, 600)}`)
}
