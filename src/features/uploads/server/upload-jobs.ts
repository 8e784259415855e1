import type { Job } from '#src/server/jobs/job.ts'
import type { Services } from '#src/server/services.ts'
import { removeUnfinishedFiles } from '#src/server/storage/unfinished-file.ts'
import { deleteTickets } from './upload-ticket-store.ts'

/**
 * Milliseconds. An uploaded file may stay unused for this long, because a user may upload it long before saving the form that
 * refers to it.
 */
const unusedFor = 24 * 3_600_000

/** Returns all texts in a feature's database tables that contain addresses of stored files ("/objects/uploads/…"). */
type References = (db: Services['db']) => Promise<readonly string[]>

/**
 * The job that deletes uploaded files whose addresses do not occur in the texts that `references` return. Pictures that came with
 * the demo are kept.
 */
export function uploadJobs(
  { db, config, storage }: Pick<Services, 'db' | 'config' | 'storage'>,
  references: readonly References[],
): readonly Job[] {
  async function keysInUse(): Promise<ReadonlySet<string>> {
    const texts = await Promise.all(references.map((textsOf) => textsOf(db)))
    return new Set(texts.flat().flatMap((text) => [...text.matchAll(/uploads\/[\da-f]{24}/g)].map(String)))
  }

  return [
    {
      name: 'unused-uploads',
      schedule: '33 * * * *',
      run: async (now) => {
        const before = new Date(now.getTime() - unusedFor)
        let deleted = 0
        for await (const { key, modifiedAt } of storage.list('uploads/')) {
          if (modifiedAt > before) continue
          // The references are read again for each file, because a user may have saved a form that refers to the file since the job
          // started.
          if ((await keysInUse()).has(key.replace(/\.\w+$/, ''))) continue
          await storage.delete(key)
          deleted += 1
        }
        const unfinished = await removeUnfinishedFiles(config, before)
        return { deleted, unfinished, tickets: await deleteTickets(db, before) }
      },
    },
  ]
}
