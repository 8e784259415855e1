import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { Problem } from '#src/kernel/problem.ts'

/**
 * The largest size of a request's first line and headers together, in bytes. Browsers send at most about two thousand bytes. Node's
 * own limit is twice as large as this one. A client that sends less than the limit and then stops holds its connection for a
 * minute.
 */
export const maxHeadSize = 8 * 1024

type Rejection = readonly [status: number, code: string, message: string]

const rejections = new Map<string, Rejection>([
  ['HPE_HEADER_OVERFLOW', [431, 'request.headers-too-large', 'The headers are too large']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'request.too-large', 'The request is too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'request.timeout', 'The request took too long to arrive']],
])
const malformed: Rejection = [400, 'request.malformed', 'The request cannot be understood']

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
    const [status, problemCode, message] = rejections.get(code) ?? malformed
    const problem: Problem = { message, code: problemCode }
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
