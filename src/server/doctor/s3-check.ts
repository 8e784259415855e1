import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import type { Config, S3Settings } from '../config.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { type Finding, findingsOf } from './finding.ts'
import { get } from './http-get.ts'

const { ok, wrong } = findingsOf('S3')

/**
 * Checks each S3 bucket that the settings name: the site's key must be allowed to do everything that the site needs, and nobody
 * else may list the bucket's content.
 */
export async function* checkS3(config: Config): AsyncGenerator<Finding> {
  const { s3, storage, backupS3Bucket } = config
  if (!s3) return
  const buckets = [...(storage === 's3' ? [s3.bucket] : []), ...(backupS3Bucket ? [backupS3Bucket] : [])]
  for (const bucket of buckets) yield* bucketFindings({ ...s3, bucket }, config)
  if (backupS3Bucket === s3.bucket)
    yield wrong('Backups and pictures would lie in one bucket.', 'Name another bucket in BACKUP_S3_BUCKET.')
}

async function* bucketFindings(settings: S3Settings, config: Config): AsyncGenerator<Finding> {
  const { s3Storage } = await import('../storage/s3-storage.ts')
  const storage = s3Storage(settings, config)
  const key = `doctor-${randomUUID()}.txt`
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-doctor-'))
  try {
    const failed = await tryKey(storage, { key, folder })
    if (failed) yield wrong(...describe(failed, settings))
    else {
      yield ok(`The key may read, write, list and delete in the bucket ${settings.bucket}.`)
      yield* exposed(settings)
    }
  } finally {
    await storage.delete(key).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lists, writes, reads and deletes one object, as the site does. If the key may not do one of these things, returns what it may not
 * do and why; otherwise undefined.
 */
async function tryKey(
  storage: ObjectStorage,
  { key, folder }: { readonly key: string; readonly folder: string },
) {
  const file = join(folder, 'content')
  const content = randomUUID()
  await writeFile(file, content)
  const steps = [
    ['list', () => storage.list(key)[Symbol.asyncIterator]().next()],
    ['write', () => storage.put(key, file)],
    [
      'read',
      async () => {
        const bytes = await storage.read(key)
        if (!bytes || (await textOf(bytes)) !== content)
          throw new Error('what was written does not come back')
      },
    ],
    ['delete', () => storage.delete(key)],
  ] as const
  for (const [right, work] of steps) {
    try {
      await work()
    } catch (error) {
      return { right, cause: causeOf(error) }
    }
  }
  return (await storage.find(key)) && { right: 'delete', cause: new Error('a deleted object is still there') }
}

/** The S3 service's own error, which the storage wraps. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? error.cause : error
}

/**
 * Finds out whether anybody can list the bucket without a key. The bucket need not be public, because the site itself sends the
 * pictures to guests.
 */
async function* exposed({ bucket, endpoint, region, pathStyle }: S3Settings): AsyncGenerator<Finding> {
  const address = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (pathStyle) address.pathname = `${address.pathname.replace(/\/$/, '')}/${bucket}`
  else address.hostname = `${bucket}.${address.hostname}`
  address.search = '?list-type=2&max-keys=1'
  const listed = await get(address.href).catch(() => undefined)
  if (listed?.status === 200)
    yield wrong(
      `Anybody can list what the bucket ${bucket} holds.`,
      'Close it to the public in the settings of your provider; the site needs no open bucket.',
    )
}

/** Tells an owner what an error of the S3 service means, and what to do about the error. */
function describe(
  { right, cause }: { readonly right: string; readonly cause: Error },
  { bucket, endpoint }: S3Settings,
): [string, string] {
  const { name, message, code = '' }: NodeJS.ErrnoException = cause
  const service = endpoint ?? "Amazon's S3"
  const known: readonly (readonly [RegExp, string, string])[] = [
    [/^NoSuchBucket$/, `There is no bucket called ${bucket}.`, 'Make it, or correct its name.'],
    [
      /^(InvalidAccessKeyId|SignatureDoesNotMatch|CredentialsProviderError)$/,
      `${service} does not accept the key (${name}).`,
      'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      /^(AuthorizationHeaderMalformed|PermanentRedirect)$/,
      `The bucket ${bucket} is in another region.`,
      'Correct S3_REGION.',
    ],
    [/^RequestTimeTooSkewed$/, "This machine's clock is wrong.", 'Set it right: timedatectl set-ntp true'],
    [
      /^(AccessDenied|Forbidden)$/,
      `The key may not ${right} in the bucket ${bucket}.`,
      'Give it the rights to read, write, list and delete there, at your provider.',
    ],
    [
      /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|TimeoutError)$/,
      `${service} does not respond (${code || name}).`,
      'Correct S3_ENDPOINT; if it is right, ask your provider. Pictures are missing meanwhile.',
    ],
  ]
  const [, text, doThis] = known.find(([pattern]) => pattern.test(name) || pattern.test(code)) ?? []
  return text === undefined || doThis === undefined
    ? [
        `The key cannot ${right} in the bucket ${bucket}: ${name} ${message}.`,
        'Compare S3_… with what your provider says.',
      ]
    : [text, doThis]
}
