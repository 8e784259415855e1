import { Buffer } from 'node:buffer'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { invalid } from '#src/kernel/problem.ts'

/** Where a page of a growing list ended: newest first, ids break ties. */
export interface Cursor {
  readonly createdAt: Date
  readonly id: string
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows match the filters in all. */
  readonly total: number
  /** Set while there are more. */
  readonly next?: Cursor
}

/** Reads a cursor of ours. Throws 400 on anything else. */
export function parseCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const createdAt = new Date(Number(time))
  if (time === '' || id === '' || Number.isNaN(createdAt.getTime())) {
    throw invalid('request.invalid-cursor', 'This cursor is not one of ours', { cursor: 'Invalid cursor' })
  }
  return { createdAt, id }
}

function cursorText({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Tells the total and where the next page is: `X-Total-Count` and a `Link` with rel="next". */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, page: ListPage<unknown>): void {
  void reply.header('X-Total-Count', page.total)
  if (!page.next) return
  const address = new URL(request.url, 'http://list')
  address.searchParams.set('cursor', cursorText(page.next))
  void reply.header('Link', `<${address.pathname}${address.search}>; rel="next"`)
}
