import type { OfficeApi } from '#src/web/office/office-api.ts'
import { SessionEndedError } from '#src/web/office/office-api.ts'
import type { UploadPurpose } from '../../rules/upload-limits.ts'
import { sendFile } from './send-file.ts'

/** The API call that returns an upload address: one for pictures in articles, the other for all other files. */
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
 * Requests an upload address, sends the file to this address, and returns the path at which browsers get the file. Rejects with
 * AddressError or with the errors of `sendFile`.
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
