import { z } from 'zod'

import { uploadPurposes } from '../rules/upload-limits.ts'

export const UploadInput = z
  .object({ purpose: z.enum(uploadPurposes, 'Say image, avatar or home-video.').default('image') })
  // The call needs no body.
  .nullish()
  .transform((input) => input ?? { purpose: 'image' as const })

/** Where to send the file: a signed address of one use, which ends after ten minutes. */
export const UploadAddress = z.object({ uploadURL: z.url() })
export type UploadAddress = z.output<typeof UploadAddress>

/** The name of an uploaded file; films have no ending, because their bytes say what they are. */
export const UploadParams = z.object({ name: z.string().regex(/^[\da-f]{24}(\.webp)?$/, 'Unknown file') })

/** What the address promises, and the signature that only the server can make of it. */
export const UploadQuery = z.object({
  purpose: z.enum(uploadPurposes),
  /** Largest size in bytes. */
  limit: z.coerce.number().int().min(1).max(1e12),
  /** Seconds since 1970. */
  expires: z.coerce.number().int().min(0).max(1e12),
  signature: z.string().max(100),
})
export type UploadQuery = z.output<typeof UploadQuery>

export const UploadedObject = z.object({ path: z.string().startsWith('/objects/') })
export type UploadedObject = z.output<typeof UploadedObject>
