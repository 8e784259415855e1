import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { ownValue } from '#src/kernel/own-value.ts'
import type { ByteRange, ObjectStorage, StoredObject } from '#src/server/storage/object-storage.ts'
import { kindOfHead } from '../rules/file-kind.ts'

/** Seconds. How long browsers may use a cached picture without asking the server again. */
export const aWeek = 7 * 24 * 3600

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
const filmTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' }

/**
 * Sends a stored picture or film, either whole or in the range that the request asks for (RFC 9110, section 14). Returns false if
 * nothing is stored under the key, or if the key does not name a picture or film.
 */
export async function sendObject(
  storage: ObjectStorage,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  caching = `public, max-age=${aWeek}`,
): Promise<boolean> {
  const object = await storage.find(key)
  const type = object && (await typeOf(storage, key))
  if (!type) return false
  const etag = `"${object.version}"`
  const headers = {
    'Content-Type': type,
    'Cache-Control': caching,
    'Accept-Ranges': 'bytes',
    'Last-Modified': object.modifiedAt.toUTCString(),
    ETag: etag,
  }
  if (isUnchanged(request, etag, object)) {
    await reply.headers(headers).code(304).send()
    return true
  }
  const range = requestedRange(request, etag, object.size)
  if (range === 'outside') {
    await reply.headers(headers).code(416).header('Content-Range', `bytes */${object.size}`).send()
    return true
  }
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await storage.read(key, range)
  if (!bytes) return false
  // The headers are set only here, after all steps that can fail, because an error response must not have a picture's headers.
  reply.headers(headers)
  if (range) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`)
  }
  reply.header('Content-Length', range ? range.end - range.start + 1 : object.size)
  await reply.send(bytes)
  return true
}

/** True if a film that guests can watch is stored under this key. Uploaded films have no file extension. */
export async function isStoredFilm(storage: ObjectStorage, key: string): Promise<boolean> {
  const type = (await storage.find(key)) && (await typeOf(storage, key))
  return type?.startsWith('video/') ?? false
}

/** Uploaded films have no file extension, so their first bytes tell the format. */
async function typeOf(storage: ObjectStorage, key: string): Promise<string | undefined> {
  const [, ending = ''] = /\.(\w+)$/.exec(key) ?? []
  if (ending !== '') return ownValue(types, ending.toLowerCase())
  const bytes = await storage.read(key, { start: 0, end: 63 })
  return bytes && ownValue(filmTypes, kindOfHead(await buffer(bytes)))
}

function isUnchanged({ headers }: FastifyRequest, etag: string, { modifiedAt }: StoredObject): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known === '*' || known.replaceAll('W/', '').split(/, */).includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modifiedAt.getTime() < since + 1000
}

/**
 * The range of bytes that the request asks for. For several ranges, or for an invalid range, the result is undefined, and the whole
 * file is sent.
 */
function requestedRange(
  { headers }: FastifyRequest,
  etag: string,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isOfOther = headers['if-range'] !== undefined && headers['if-range'] !== etag
  if (isOfOther || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'outside' : { start, end }
}
