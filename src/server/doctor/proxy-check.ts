import { gunzipSync, brotliDecompressSync } from 'node:zlib'

import type { Config } from '../config.ts'
import { isPrivateHost } from '../implied-production.ts'
import { programVersion } from '../release.ts'
import { explainRejected, judgeExpiry } from './certificate.ts'
import { judgeClock } from './database-findings.ts'
import { type Finding, findingsOf } from './finding.ts'
import { visitorAddressFindings } from './forwarded-address.ts'
import { type Got, get, timedOut } from './http-get.ts'
import { directAddress, versionIn } from './port-check.ts'

const { ok, warning, wrong } = findingsOf('PUBLIC_URL')

/** Checks that guests reach this site at PUBLIC_URL, and that the proxy passes requests and responses on unchanged. */
export async function* checkProxy(config: Config, serves: boolean, now: Date): AsyncGenerator<Finding> {
  const { publicUrl } = config
  if (publicUrl === undefined) return
  const health = await get(`${publicUrl}/api/health`).catch((error: unknown) => failureOf(error, publicUrl))
  const reached = 'level' in health ? health : judgeHealth(health, serves)
  yield reached
  if ('level' in health || reached.level === 'wrong') return
  const ready = await get(`${publicUrl}/api/ready`).catch(() => undefined)
  if (serves && ready?.status !== 200)
    yield wrong(
      `${publicUrl}/api/ready does not say that the site is ready.`,
      'See what is said of the database here.',
    )
  if (health.certificate) yield judgeExpiry(health.certificate, now)
  const date = Date.parse(health.headers.date ?? '')
  if (!Number.isNaN(date)) yield* judgeClock(health.at, date, 'the machine that guests reach')
  yield* redirectFindings(publicUrl)
  if (serves) yield* comparedFindings(config, publicUrl)
  yield ok('Not checked: event streams, and the largest upload that the proxy admits (docs/operations.md).')
}

function failureOf(error: unknown, publicUrl: string): Finding {
  const { code = '', message }: NodeJS.ErrnoException =
    error instanceof Error ? error : new Error(String(error))
  const { hostname } = new URL(publicUrl)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return wrong(
      `The name ${hostname} is not known.`,
      'Make it lead to this machine where the name was bought, or correct PUBLIC_URL.',
    )
  }
  if (timedOut(error)) {
    return warning(
      `${publicUrl} does not respond to this machine. Some routers do not lead back into their own network.`,
      'Open it on a phone without Wi-Fi: if the menu comes, all is well.',
    )
  }
  const rejected = explainRejected(code, hostname)
  if (rejected) return rejected
  return wrong(
    code === 'ECONNREFUSED'
      ? `Nothing listens at ${publicUrl}.`
      : `${publicUrl} cannot be reached: ${message || code}.`,
    'Start the proxy, and open the ports 80 and 443 of router and firewall.',
  )
}

/** Judges whether the response came from this site. */
export function judgeHealth(health: Pick<Got, 'status' | 'body' | 'headers'>, serves: boolean): Finding {
  const { status, headers } = health
  const version = versionIn(health)
  if (version === programVersion) return ok(`Guests reach the site, version ${version}.`)
  if (version !== undefined) {
    return serves
      ? warning(
          `Guests get version ${version}, and the files here are ${programVersion}.`,
          'Restart the site, or let the proxy lead to this machine.',
        )
      : ok(`Guests reach a site, version ${version}, which another machine serves.`)
  }
  if (status >= 502 && status <= 504) {
    return wrong(
      `The proxy responds, but does not reach the site (${status}).`,
      serves
        ? 'Let it lead to the port of the site: 127.0.0.1 and PORT.'
        : 'Start the site: npm start, or systemctl start bep-lua',
    )
  }
  if (status >= 301 && status <= 308 && headers.location !== undefined) {
    return wrong(
      `PUBLIC_URL leads on to ${headers.location}.`,
      'Write the address at which guests end, with its https and with or without www.',
    )
  }
  return wrong(
    `Something else than this site responds at PUBLIC_URL (${status}).`,
    'Let the proxy hand on every path, /api too, to the site.',
  )
}

/**
 * Checks that a guest who types the address without https still reaches the site. The check is skipped if PUBLIC_URL names a port,
 * because the port for HTTP is then unknown.
 */
async function* redirectFindings(publicUrl: string): AsyncGenerator<Finding> {
  const { protocol, host, port, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' || port !== '') return
  const plain = await get(`http://${host}/`).catch(() => undefined)
  yield* judgeRedirect(plain, hostname)
}

/** Judges the redirect from HTTP to HTTPS. `plain` is the response over HTTP, undefined if no response came. */
export function* judgeRedirect(
  plain: Pick<Got, 'status' | 'headers'> | undefined,
  hostname: string,
): Generator<Finding> {
  const { status = 0, headers: { location = '' } = {} } = plain ?? {}
  if (!plain)
    yield warning(
      `Guests who type http://${hostname} reach nothing.`,
      'Let the proxy listen on port 80 too, and redirect to https.',
    )
  else if (status < 301 || status > 308 || !location.startsWith(`https://${hostname}`))
    yield wrong(
      `http://${hostname} does not lead to https, so orders and passwords may cross the internet in clear.`,
      'Let the proxy redirect everything to https.',
    )
}

/** Findings from checks that compare the responses through the proxy with the responses of the site itself. */
async function* comparedFindings(config: Config, publicUrl: string): AsyncGenerator<Finding> {
  const robots = await get(`${directAddress(config)}/robots.txt`)
  // robots.txt contains the address that the running site considers its own public address.
  if (!robots.body.toString().includes(`${publicUrl}/`))
    yield wrong(
      'The site that runs does not know this PUBLIC_URL yet.',
      'Restart it, so that the settings take effect.',
    )
  else {
    yield* await changedFindings(config, publicUrl)
    yield* visitorAddressFindings(config, publicUrl)
  }
}

/**
 * Checks that the proxy does not change pages. The menu page through the proxy must, once decompressed, be byte for byte the same
 * as the menu page that the site itself sends.
 */
async function changedFindings(config: Config, publicUrl: string): Promise<Finding[]> {
  // Somebody may edit the menu between the two requests. So a difference counts only if it occurs twice.
  for (let attempt = 0; attempt < 2; attempt++) {
    const [direct, through] = await Promise.all(
      [directAddress(config), publicUrl].map((address) =>
        get(`${address}/menu`, { headers: { 'accept-encoding': 'br, gzip' } }).catch(() => undefined),
      ),
    )
    if (!direct || !through) return []
    const found = [...judgeChanges(direct, through, publicUrl)]
    if (found.length === 0 || attempt === 1) return found
  }
  return []
}

type Page = Pick<Got, 'status' | 'headers' | 'body'>

export function* judgeChanges(direct: Page, through: Page, publicUrl: string): Generator<Finding> {
  // If PUBLIC_URL names a private address, the site is reached without a proxy, over a fast network that needs no compression.
  const isFar = !isPrivateHost(new URL(publicUrl).hostname)
  const lost = ['content-security-policy', 'strict-transport-security', 'cache-control'].filter(
    (name) => direct.headers[name] !== undefined && through.headers[name] !== direct.headers[name],
  )
  if (through.status !== direct.status || !plainOf(through).equals(plainOf(direct)))
    yield wrong(
      'The proxy changes pages on their way, so parts of them may not work.',
      "Switch off in the proxy what optimises, rewrites or compresses pages; for nginx also 'gzip off'.",
    )
  else if (isFar && 'content-encoding' in direct.headers && !('content-encoding' in through.headers))
    yield warning(
      'Pages arrive without compression, four times as large.',
      'Let the proxy hand on the header Accept-Encoding.',
    )
  else
    for (const name of lost)
      yield warning(
        `The proxy changes the header ${name}.`,
        'Let it leave the headers of the site as they are.',
      )
}

function plainOf({ headers, body }: Page): Buffer {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
    return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  } catch {
    return body
  }
}
