import { connect } from 'node:net'

/** What a server sent back. Status 0: the connection ended without a response. */
export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly milliseconds: number
  readonly timedOut: boolean
}

export interface Destination {
  readonly port: number
  /** The address the request comes from. */
  readonly from: string
}

interface SendOptions {
  /** Ends our side after the last byte, as for a body that is shorter than announced. */
  readonly halfClose?: boolean
  readonly timeout?: number
}

/** Longer than any request may take. */
export const hangMilliseconds = 10_000

/**
 * Sends these very bytes over a connection of its own and reads one response. Libraries would repair a request before it
 * leaves; an attacker does not.
 */
export function sendRaw(
  { port, from }: Destination,
  bytes: Buffer,
  { halfClose = false, timeout = hangMilliseconds }: SendOptions = {},
): Promise<RawResponse> {
  const started = performance.now()
  return new Promise((resolve) => {
    let received = Buffer.alloc(0)
    let timedOut = false
    // Half-open, so that a response still arrives after our side has ended.
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
    const timer = setTimeout(() => {
      timedOut = true
      socket.destroy()
    }, timeout)
    const isHead = bytes.toString().startsWith('HEAD ')
    socket.on('connect', () => (halfClose ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (isComplete(received, isHead)) socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    // A reset is one of the ways to end a connection; what came before it counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ ...parse(received), milliseconds: performance.now() - started, timedOut })
    })
  })
}

/** A whole request as text: the head in Latin-1, the body in UTF-8, with the body's length unless headers say it. */
export function requestBytes(
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
  body: string | Buffer = '',
): Buffer {
  const payload = Buffer.from(body)
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(names.has('host') ? [] : ['Host: 127.0.0.1']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(payload.length === 0 || names.has('content-length') || names.has('transfer-encoding')
      ? []
      : [`Content-Length: ${payload.length}`]),
    ...(names.has('connection') ? [] : ['Connection: close']),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), payload])
}

const separator = '\r\n\r\n'

function isComplete(received: Buffer, isHead: boolean): boolean {
  const { status, headers, bodyStart } = readHead(received)
  if (bodyStart < 0) return false
  if (isHead || status === 204 || status === 304 || isStream(headers)) return true
  const length = headers['content-length']
  if (length !== undefined) return received.length - bodyStart >= Number(length)
  if (headers['transfer-encoding'] === 'chunked')
    return received.subarray(-7).toString('latin1').endsWith(`0${separator}`)
  return false
}

function isStream(headers: Readonly<Record<string, string>>): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false
}

function readHead(received: Buffer) {
  const text = received.toString('latin1', 0, 32_768)
  // "100 Continue" comes before the response itself.
  const start = text.startsWith('HTTP/1.1 100') ? text.indexOf(separator) + separator.length : 0
  const end = text.indexOf(separator, start)
  if (end < 0) return { status: 0, headers: {} as Record<string, string>, bodyStart: -1 }
  const [statusLine = '', ...lines] = text.slice(start, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    // One that comes several times, as cookies do, holds all of them.
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, bodyStart: end + separator.length }
}

function parse(received: Buffer): Pick<RawResponse, 'status' | 'headers' | 'body'> {
  const { status, headers, bodyStart } = readHead(received)
  const body = bodyStart < 0 ? Buffer.alloc(0) : received.subarray(bodyStart)
  const plain = headers['transfer-encoding'] === 'chunked' ? withoutChunks(body) : body
  return { status, headers, body: plain.toString() }
}

function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  while (at < body.length) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (lineEnd < 0 || !(length > 0)) break
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
  return Buffer.concat(parts)
}
