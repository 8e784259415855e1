import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { LRUCache } from 'lru-cache'

import type { Config, S3Settings } from '../config.ts'
import { isObjectKey, type ByteRange, type ObjectStorage, type StoredObject } from './object-storage.ts'
import { withUnfinishedFile } from './unfinished-file.ts'

/**
 * How long an object's description (size and version) is cached, in milliseconds. Pages request the same pictures again and again,
 * and the object of a key hardly ever changes.
 */
const descriptionsFor = 60_000
const maxDescriptions = 10_000

/** How many milliseconds a service may take before it counts as down. */
export interface S3Timeouts {
  /**
   * The time until the service is connected, and until its response begins. The client tries requests that may safely be repeated
   * twice.
   */
  readonly response: number
  /** The time until a file is stored: enough for a film of 200 MB at 3 Mbit/s. */
  readonly sending: number
  /** The time until this server has completely received a picture that it processes itself, for example to resize it. */
  readonly receiving: number
  /** If no byte of an object arrives for this time while its reader waits for more, the download fails. */
  readonly idle: number
}

export const defaultTimeouts: S3Timeouts = {
  response: 5_000,
  sending: 10 * 60_000,
  receiving: 60_000,
  idle: 30_000,
}

/**
 * Everyone who watches a film holds a connection to the storage service meanwhile. By default the client opens at most 50
 * connections: 50 viewers would make all other visitors wait. So this agent has no limit; the number of visitors is limited
 * elsewhere.
 */
const agent = { keepAlive: true, maxSockets: Infinity }

/** Stores objects in a bucket of a service that speaks the S3 protocol. */
export function s3Storage(
  settings: S3Settings,
  config: Pick<Config, 'storageDir'>,
  timeouts = defaultTimeouts,
): ObjectStorage {
  const client = new S3Client({
    region: settings.region,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeouts.response,
      requestTimeout: timeouts.response,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    forcePathStyle: settings.pathStyle,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    ...(settings.credentials && { credentials: settings.credentials }),
    // Without these two settings the client would add checksums that only Amazon's own service knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = settings.bucket
  const descriptions = new LRUCache<string, StoredObject>({ max: maxDescriptions, ttl: descriptionsFor })

  async function read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    if (!isObjectKey(key)) return undefined
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await ifThere(client.send(new GetObjectCommand({ Bucket, Key: key, Range })).catch(nothing))
    if (!(found?.Body instanceof Readable)) return undefined
    return found.Body instanceof IncomingMessage ? endedWhenSilent(found.Body, timeouts.idle) : found.Body
  }

  return {
    read,

    async put(key, file) {
      if (!isObjectKey(key)) throw new Error('This is no key of an object')
      const { size } = await stat(file)
      const Body = createReadStream(file)
      const command = new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size })
      await reported(client.send(command, { requestTimeout: timeouts.sending }))
      descriptions.delete(key)
      await rm(file, { force: true })
    },

    async find(key) {
      const known = descriptions.get(key)
      if (known) return known
      if (!isObjectKey(key)) return undefined
      const found = await ifThere(client.send(new HeadObjectCommand({ Bucket, Key: key })))
      if (!found) return undefined
      const object = described(found.ContentLength, found.LastModified, found.ETag)
      descriptions.set(key, object)
      return object
    },

    async withFile(key, work) {
      const bytes = await read(key)
      if (!bytes) return undefined
      return withUnfinishedFile(config, async (file) => {
        const signal = AbortSignal.timeout(timeouts.receiving)
        await reported(pipeline(bytes, createWriteStream(file), { signal }))
        return work(file)
      })
    },

    async *list(prefix) {
      let ContinuationToken: string | undefined
      do {
        const page = await reported(
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })),
        )
        for (const { Key: key = '', Size, LastModified, ETag } of page.Contents ?? [])
          yield { key, ...described(Size, LastModified, ETag) }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },

    async delete(key) {
      await reported(client.send(new DeleteObjectCommand({ Bucket, Key: key })))
      descriptions.delete(key)
    },
  }
}

/**
 * Ends a response's body with an error if the service stops sending bytes. If bytes that have arrived are still waiting, because
 * the reader is slow or a viewer has paused the film, the body stays open.
 */
function endedWhenSilent(body: IncomingMessage, idle: number): IncomingMessage {
  const { socket } = body
  const onTimeout = () => {
    if (body.readableLength === 0) body.destroy(storageError(new Error('No more of the object comes')))
    else socket.setTimeout(idle)
  }
  socket.on('timeout', onTimeout)
  socket.setTimeout(idle)
  body.once('close', () => {
    socket.off('timeout', onTimeout)
    if (socket.timeout === idle) socket.setTimeout(0)
  })
  return body
}

function described(size = 0, modifiedAt = new Date(0), etag = ''): StoredObject {
  return { size, modifiedAt, version: etag.replaceAll('"', '') }
}

/**
 * The service responds with 416 if an object has no bytes or if the range begins after its last byte. The result is then empty, as
 * in the local storage.
 */
function nothing(error: unknown): { readonly Body: Readable } {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) {
    return { Body: Readable.from([]) }
  }
  throw error
}

async function ifThere<Output>(sent: Promise<Output>): Promise<Output | undefined> {
  try {
    return await sent
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw storageError(error)
  }
}

async function reported<Output>(sent: Promise<Output>): Promise<Output> {
  try {
    return await sent
  } catch (error) {
    throw storageError(error)
  }
}

/**
 * Turns any error of the service into an error whose response is 503 and tells the caller to try again later, as if this server's
 * disk failed for now.
 */
function storageError(cause: unknown): Error {
  const name = cause instanceof Error ? cause.name : 'unknown error'
  return Object.assign(new Error(`The S3 storage failed: ${name}`, { cause }), { code: 'EIO' })
}
