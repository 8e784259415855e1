import { lookup, type LookupAddress } from 'node:dns'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'

import { isPublicAddress } from './public-address.ts'

const maxRedirects = 3
const maxSeconds = 10

/** Downloads the file at a web address into a new local file of at most `maxBytes` bytes. Rejects with DownloadError. */
export type Download = (address: string, file: string, maxBytes: number) => Promise<void>

export type DownloadFailure =
  /** The address leads to this machine or into a private network, or it does not begin with `https`. */
  | 'forbidden'
  /** The address leads to no server, or the server did not send a file in time. */
  | 'unreachable'
  | 'too-large'

export class DownloadError extends Error {
  readonly failure: DownloadFailure

  constructor(failure: DownloadFailure, cause?: unknown) {
    super(`Download failed: ${failure}`, { cause })
    this.name = 'DownloadError'
    this.failure = failure
  }
}

export interface DownloadRules {
  /** Whether the program may connect to an IP address. */
  readonly isAllowed: (address: string) => boolean
  /** Finds the IP addresses of a name. */
  readonly resolve: (
    hostname: string,
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
  /** A root certificate to trust instead of the root certificates that Node trusts. */
  readonly ca?: string
  readonly maxSeconds: number
}

export const onTheInternet: DownloadRules = {
  isAllowed: isPublicAddress,
  resolve: (hostname, done) => lookup(hostname, { all: true }, done),
  maxSeconds,
}

/**
 * Makes a function that downloads files only from the public internet, no matter who chose the address. The function checks every
 * IP address to which it connects, also after a redirect, so that no host name can lead into this server's network. It sends no
 * cookies and no credentials.
 */
export function downloader(rules: DownloadRules = onTheInternet): Download {
  return async (address, file, maxBytes) => {
    const signal = AbortSignal.timeout(rules.maxSeconds * 1000)
    try {
      await receive(await follow(new URL(address), rules, signal), file, maxBytes, signal)
    } catch (error) {
      throw error instanceof DownloadError ? error : new DownloadError('unreachable', error)
    }
  }
}

/** Follows redirects and returns the response with the file. */
async function follow(start: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await requestPublic(url, picture, rules, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location) break
    url = new URL(headers.location, url)
  }
  throw new DownloadError('unreachable')
}

const picture: PublicRequest = {
  method: 'GET',
  headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'BepLua' },
}

interface PublicRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string | number>>
  readonly body?: Buffer
}

/**
 * Sends one request to a server on the public internet, no matter who chose the address, and follows no redirect. Rejects with the
 * DownloadError `forbidden` if the address leads elsewhere, such as into a private network.
 */
export async function requestPublic(
  url: URL,
  { method, headers, body }: PublicRequest,
  rules: DownloadRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new DownloadError('forbidden')
  }
  // If the host is an IP address, Node connects without calling `lookup`, so the address is checked here.
  if (isIP(host) && !rules.isAllowed(host)) throw new DownloadError('forbidden')
  return new Promise((resolve, reject) => {
    request(url, {
      method,
      agent: false,
      signal,
      lookup: allowedLookup(rules),
      headers,
      ...(rules.ca && { ca: rules.ca }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
}

/** True if the program may connect to every IP address that a host name has at this moment. */
export async function isAllowedHost(hostname: string, rules: DownloadRules): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return rules.isAllowed(host)
  return new Promise((resolve) => {
    rules.resolve(host, (error, addresses) => {
      resolve(!error && addresses.length > 0 && addresses.every(({ address }) => rules.isAllowed(address)))
    })
  })
}

/**
 * Resolves the host name when the connection is made, and checks the resulting addresses. A check before the connection would not
 * be enough, because the name could lead to another address a moment later.
 */
function allowedLookup({ resolve, isAllowed }: DownloadRules): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) done(error ?? new DownloadError('unreachable'), '')
      else if (!addresses.every(({ address }) => isAllowed(address))) done(new DownloadError('forbidden'), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

async function receive(
  response: IncomingMessage,
  file: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> {
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    let received = 0
    for await (const chunk of chunks) {
      received += chunk.length
      if (received > maxBytes) throw new DownloadError('too-large')
      yield chunk
    }
  }
  await pipeline(response, limited, createWriteStream(file, { flags: 'wx' }), { signal })
}
