import type { OfficeApi } from '#src/web/office/office-api.ts'
import { SessionEndedError } from '#src/web/office/office-api.ts'
import type { UploadPurpose } from '../../rules/upload-limits.ts'
import { sendFile } from './send-file.ts'

/** The call that returns the address for a file: one for pictures of articles, the other for everything else. */
export type UploadCall = 'POST /api/objects/upload' | 'POST /api/news-images/upload'

export interface UploadTarget {
  readonly call: UploadCall
  readonly purpose: UploadPurpose
}

/** Thrown if the server returned no upload address. */
export class AddressError extends Error {
  constructor(cause: unknown) {
    super('No upload address', { cause })
  }
}

/**
 * Requests an upload address, sends the file there, and returns the path at which the file is shown. Rejects with the errors of
 * `sendFile`, or with AddressError.
 */
export async function uploadFile(
  api: OfficeApi,
  { call, purpose }: UploadTarget,
  file: Blob,
  options: Parameters<typeof sendFile>[2],
): Promise<string> {
  return sendFile(await addressOf(), file, options)

  async function addressOf() {
    try {
      return (await api.call(call, { body: { purpose } })).uploadURL
    } catch (error) {
      if (error instanceof SessionEndedError || error instanceof TypeError) throw error
      throw new AddressError(error)
    }
  }
}
