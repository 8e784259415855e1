import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'

export interface S3Server {
  /** The settings of a site that uses it. */
  readonly settings: Record<string, string>
  close(): Promise<void>
}

/** A server that speaks the S3 protocol, with an empty bucket for pictures and one for backups. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'bep-lua-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: ['pictures', 'backups'].map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  return {
    settings: {
      STORAGE: 's3',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
