import type { IncomingMessage } from 'node:http'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'
import type { UploadedObject, UploadQuery } from '../contract/upload.ts'
import { checkedUpload } from './check-upload.ts'
import { dropRest, receiveFile } from './receive-file.ts'
import { pictureStored } from './stored-pictures.ts'
import { addressUsed, requireUploadAddress } from './upload-address.ts'
import { claimTicket, completeTicket, findTicket, releaseTicket } from './upload-ticket-store.ts'

type UploadServices = Pick<Services, 'db' | 'clock' | 'config' | 'images' | 'storage'>

/**
 * Receives the file of an upload request and stores it under the key in the request's address. The file is stored only if it is
 * complete and valid, and only once; until then the client may repeat the request. If something is wrong with the address or the
 * file, throws a problem with an error code for it.
 */
export async function storeUpload(
  services: UploadServices,
  request: IncomingMessage,
  key: string,
  query: UploadQuery,
): Promise<UploadedObject> {
  try {
    await requireUploadAddress(services, key, query)
    await withUnfinishedFile(services.config, (received) =>
      withUnfinishedFile(services.config, async (target) => {
        await receiveFile(request, received, query.limit)
        await store(services, key, await checkedUpload(services.images, received, target, query.purpose))
      }),
    )
    pictureStored(services.storage, key)
    return { path: `/objects/${key}` }
  } catch (error) {
    dropRest(request)
    throw error
  }
}

/** Stores an uploaded file. If several requests use the same upload address, only one of them can store its file. */
async function store({ db, clock, storage }: UploadServices, key: string, file: string): Promise<void> {
  if (!(await claimTicket(db, key, clock.now()))) {
    if ((await findTicket(db, key))?.completedAt) throw addressUsed()
    throw new ProblemError(409, 'uploads.in-progress', 'This file is being stored')
  }
  try {
    await storage.put(key, file)
  } catch (error) {
    await releaseTicket(db, key)
    throw error
  }
  await completeTicket(db, key, clock.now())
}
