import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'

import { invalid, ProblemError } from '#src/kernel/problem.ts'
import { inMegabytes } from '../rules/upload-limits.ts'

/** Seconds. If a sender sends nothing for this long, the connection is closed. */
const idleSeconds = 60
const droppingSeconds = 10

/**
 * Writes a request's body into a file while the body arrives. Throws 413 as soon as the body exceeds the limit, and 400 if the body
 * is empty.
 */
export async function receiveFile(request: IncomingMessage, file: string, maxBytes: number): Promise<void> {
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge(maxBytes)
  let received = 0
  const idle = setTimeout(() => request.destroy(), idleSeconds * 1000)
  async function* limited() {
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      idle.refresh()
      received += chunk.length
      if (received > maxBytes) throw tooLarge(maxBytes)
      yield chunk
    }
  }
  try {
    await pipeline(limited, createWriteStream(file))
  } finally {
    clearTimeout(idle)
  }
  if (received === 0) throw invalid('uploads.empty', 'The file is empty')
}

/**
 * Reads the rest of a rejected request without storing it, so that the sender gets the response and the server notices if the
 * sender leaves. If the sender goes on sending, the connection is closed after `droppingSeconds`.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => !request.complete && request.destroy(), droppingSeconds * 1000).unref()
}

export function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError(413, 'uploads.too-large', `File không được vượt quá ${inMegabytes(maxBytes)}MB`)
}
