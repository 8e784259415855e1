import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PeerCertificate, TLSSocket } from 'node:tls'

/** A response as it came over the network: redirects are not followed, and nothing is decompressed. */
export interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The server's certificate, if the response came by HTTPS. */
  readonly certificate: PeerCertificate | undefined
  /** The address of this machine from which the request was sent, and `remoteAddress`, to which it was sent. */
  readonly localAddress: string
  readonly remoteAddress: string
  /**
   * The estimated time at which the server made its response: the middle between sending the request and receiving the response, in
   * milliseconds since 1970.
   */
  readonly at: number
}

interface GetOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** The address of this machine from which the request is sent. */
  readonly localAddress?: string | undefined
}

const timeout = 5_000
const maxBytes = 2_000_000

/** Whether `get`, or the network itself, has given up because nothing came. */
export function timedOut(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT' || code === 'ABORT_ERR'
}

/**
 * Sends one GET request over a connection of its own. Throws an error if the network fails, or if nothing arrives within five
 * seconds.
 */
export async function get(address: string, { headers = {}, localAddress }: GetOptions = {}): Promise<Got> {
  const send = address.startsWith('https:') ? requestHttps : requestHttp
  const begun = Date.now()
  const options = { agent: false, headers, signal: AbortSignal.timeout(timeout) }
  const sent = send(address, { ...options, ...(localAddress !== undefined && { localAddress }) }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const at = (begun + Date.now()) / 2
  const { socket, statusCode: status = 0 } = response
  const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : undefined
  const ends = { localAddress: socket.localAddress ?? '', remoteAddress: socket.remoteAddress ?? '' }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer) // the stream has no encoding, so each chunk of the response is a buffer
    size += (chunk as Buffer).length
    if (size > maxBytes) break
  }
  return { status, headers: response.headers, body: Buffer.concat(chunks), certificate, ...ends, at }
}
