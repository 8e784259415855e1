import { invalidField, ProblemError } from '#src/kernel/problem.ts'
import { DownloadError, type DownloadFailure } from '#src/server/downloads/download.ts'
import type { Services } from '#src/server/services.ts'
import type { PictureLinkCode } from '../contract/picture-link.ts'
import { maxUploadBytes } from '../rules/upload-limits.ts'
import { storePicture } from './store-picture.ts'

export type PictureServices = Pick<Services, 'config' | 'images' | 'storage' | 'download'>

/**
 * Copies every picture of another site in these fields into the storage, and replaces its address by the copy's address, because
 * pages show only pictures of this site. Throws 400 at the picture's field if a picture cannot be copied, and 503 if pictures
 * cannot be read at the moment.
 */
export async function withCopiedPictures<Sent extends object>(
  services: PictureServices,
  sent: Sent,
  fields: readonly (keyof Sent & string)[],
): Promise<Sent> {
  const copied: Record<string, string> = {}
  for (const field of fields) {
    const address: unknown = sent[field]
    if (isLink(address)) copied[field] = await copyPicture(services, field, address)
  }
  return { ...sent, ...copied }
}

function isLink(address: unknown): address is string {
  return typeof address === 'string' && /^https:/i.test(address)
}

async function copyPicture(services: PictureServices, field: string, address: string): Promise<string> {
  try {
    return await storePicture(services, (file) => services.download(address, file, maxUploadBytes.image))
  } catch (error) {
    if (error instanceof DownloadError) throw rejected(field, ...ofDownloads[error.failure])
    if (!(error instanceof ProblemError) || error.status === 503) throw error
    if (error.status === 413) throw rejected(field, ...ofDownloads['too-large'])
    throw rejected(field, 'uploads.link-no-picture', `There is no picture at this address: ${error.message}`)
  }
}

const ofDownloads: Readonly<Record<DownloadFailure, readonly [code: PictureLinkCode, message: string]>> = {
  forbidden: ['uploads.link-forbidden', 'Pictures are copied from https addresses of the internet alone'],
  unreachable: ['uploads.link-unreachable', 'The picture cannot be downloaded from this address'],
  'too-large': ['uploads.link-too-large', 'The picture at this address is too large'],
}

function rejected(field: string, code: PictureLinkCode, message: string): ProblemError {
  return invalidField(code, field, message)
}
