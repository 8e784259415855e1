import type { RawResponse } from './raw-http.ts'

/** What came of one part of a round. */
export interface Finding {
  readonly what: string
  /** How much was tried, or what was measured. */
  readonly measured: string
  /** What broke, each with how to reproduce it; empty where all holds. */
  readonly problems: readonly string[]
}

/** A request that was sent, what came back, and what is wrong with that. */
export interface Tried {
  readonly bytes: Buffer
  readonly response: RawResponse
  readonly problems: readonly string[]
}

/** What came of requests of one kind. */
export function finding(what: string, tried: readonly Tried[]): Finding {
  const problems = tried
    .filter((one) => one.problems.length > 0)
    .map((one) => `${one.problems.join('; ')} after ${visible(one.bytes)}`)
  return {
    what,
    measured: `${tried.length} requests, ${statusesOf(tried.map(({ response }) => response))}`,
    problems: firstProblems(problems),
  }
}

/** At most so many of a kind: the first ones tell it. */
export function firstProblems(problems: readonly string[], max = 4): string[] {
  const rest = problems.length - max
  return rest > 0 ? [...problems.slice(0, max), `and ${rest} more`] : [...problems]
}

/** Text as it can be pasted into a shell: what cannot be seen is spelt out. */
export function visible(bytes: string | Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'))
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text
}

/** "200×3 404×1" */
function statusesOf(responses: readonly { readonly status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}×${count}`)
    .join(' ')
}
