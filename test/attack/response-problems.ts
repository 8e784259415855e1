import type { RawResponse } from './raw-http.ts'

/** A host that no response may ever name as ours. */
export const foreignHost = 'evil.example'

const stackLine = /\bat (?:async )?[\w.<>[\] ]*\(?(?:file:\/\/|node:|\/)[^\s]+:\d+:\d+/
const statement =
  /\bselect\b[^<]{0,400}\bfrom\b|\binsert into\b|\bupdate "?\w+"? set\b|\bdelete from\b|failed query|syntax error at/i

/** What is wrong with a response to a hostile request; empty where all is well. */
export function problemsOf(response: RawResponse, { isApi }: { readonly isApi: boolean }): string[] {
  const { status, headers, body, milliseconds, timedOut } = response
  return [
    ...(timedOut ? [`no response within ${Math.round(milliseconds)} ms`] : []),
    ...(status === 503 && headers['retry-after'] === undefined ? ['503 without Retry-After'] : []),
    ...(status >= 500 && status !== 503 ? [`status ${status}: ${body.slice(0, 200)}`] : []),
    ...(stackLine.test(body) ? ['a stack trace in the body'] : []),
    ...(status >= 400 && !isHtml(headers) && statement.test(body) ? ['SQL in the body'] : []),
    ...(headers['x-injected'] === undefined ? [] : ['a header that the request has put in']),
    ...(isApi && status >= 400 ? errorBodyProblems(response) : []),
    ...foreignHostProblems(response),
  ]
}

/** A page's styles and scripts hold words of SQL too. */
function isHtml(headers: RawResponse['headers']): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}

function errorBodyProblems({ status, headers, body }: RawResponse): string[] {
  // A response to HEAD has none.
  if (body === '') return []
  if (!headers['content-type']?.startsWith('application/json')) return [`status ${status} is not JSON`]
  const problem = parsed(body)
  if (typeof problem?.message === 'string' && typeof problem.code === 'string') return []
  return [`status ${status} has no message and code: ${body.slice(0, 120)}`]
}

function parsed(body: string): { message?: unknown; code?: unknown } | undefined {
  try {
    return JSON.parse(body) as { message?: unknown; code?: unknown } | undefined
  } catch {
    return undefined
  }
}

/** Where a page says under which address it is found, and where it sends a browser. */
function foreignHostProblems({ headers, body }: RawResponse): string[] {
  const { location } = headers
  const tags = [...body.matchAll(/<(?:link|meta|base)\b[^>]*?(?:href|content)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
  return [...(location === undefined ? [] : [location]), ...tags]
    .filter((address) => leadsTo(address).includes(foreignHost))
    .slice(0, 1)
    .map((address) => `names a foreign host: ${address.slice(0, 160)}`)
}

/** The host a browser would ask: it takes `//host`, `/\\host` and `\\host` for one. */
function leadsTo(address: string): string {
  return URL.parse(address, 'http://127.0.0.1')?.host ?? ''
}
