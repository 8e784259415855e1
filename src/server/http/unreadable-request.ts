import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { Problem } from '#src/kernel/problem.ts'

/**
 * The largest size of a request's first line and headers together, in bytes. Browsers send at most about two thousand bytes. Node's
 * own limit is twice as large as this one. A client that sends less than the limit and then stops holds its connection for a
 * minute.
 */
export const maxHeadSize = 8 * 1024

interface Rejection {
  readonly status: number
  readonly problem: Problem
}

const rejections = new Map<string, Rejection>([
  [
    'HPE_HEADER_OVERFLOW',
    { status: 431, problem: { message: 'The headers are too large', code: 'request.headers-too-large' } },
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    { status: 413, problem: { message: 'The request is too large', code: 'request.too-large' } },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: 408, problem: { message: 'The request took too long to arrive', code: 'request.timeout' } },
  ],
])
const malformed: Rejection = {
  status: 400,
  problem: { message: 'The request cannot be understood', code: 'request.malformed' },
}

/**
 * Responds to requests that Node's HTTP parser rejects and that Fastify therefore never sees. The response is written directly to
 * the connection, with the given headers, and the connection is closed.
 */
export function rejectUnreadable(headers: Readonly<Record<string, string>> = {}) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { status, problem } = rejections.get(code) ?? malformed
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  }
}
