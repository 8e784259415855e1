import { z } from 'zod'

import { uploadPurposes } from '../rules/upload-limits.ts'

export const UploadInput = z
  .object({ purpose: z.enum(uploadPurposes, 'Say image, avatar or home-video.').default('image') })
  // This call may be sent without a body; the upload's purpose is then `image`.
  .nullish()
  .transform((input) => input ?? { purpose: 'image' as const })

/** The address to which the browser sends the file. The address is signed, can be used only once and expires after ten minutes. */
export const UploadAddress = z.object({ uploadURL: z.url() })
export type UploadAddress = z.output<typeof UploadAddress>

/** The name of an uploaded file. Films have no file extension, because their first bytes tell their format. */
export const UploadParams = z.object({ name: z.string().regex(/^[\da-f]{24}(\.webp)?$/, 'Unknown file') })

/** The query of a signed upload address: what the address allows, and the signature, which only the server can make. */
export const UploadQuery = z.object({
  purpose: z.enum(uploadPurposes),
  /** The size of the largest file that may be sent to the address, in bytes. */
  limit: z.coerce.number().int().min(1).max(1e12),
  /** When the address expires, in seconds since 1970. */
  expires: z.coerce.number().int().min(0).max(1e12),
  signature: z.string().max(100),
})
export type UploadQuery = z.output<typeof UploadQuery>

export const UploadedObject = z.object({ path: z.string().startsWith('/objects/') })
export type UploadedObject = z.output<typeof UploadedObject>
