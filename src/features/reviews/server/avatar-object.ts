import { invalidField, ProblemError } from '#src/kernel/problem.ts'
import { isImageDataUrl } from '#src/features/uploads/rules/data-url.ts'
import {
  isMissingObject,
  type PictureServices,
  storeDataUrl,
  withCopiedPictures,
} from '#src/features/uploads/server/uploads.ts'
import { avatarTooLarge } from '../contract/review-input.ts'

type Sent = string | null | undefined

/**
 * Returns an avatar in the form in which it is stored. A picture sent as a data URL or as a link is copied into the storage, and
 * its address there is returned; everything else stays unchanged. Throws 400 at the avatar's field if the avatar is no picture or
 * is too large, and 503 if it cannot be stored at the moment.
 */
export async function storedAvatar(services: PictureServices, avatar: Sent): Promise<Sent> {
  if (!avatar || !isImageDataUrl(avatar)) {
    return (await withCopiedPictures(services, { avatarUrl: avatar }, ['avatarUrl'])).avatarUrl
  }
  try {
    return await storeDataUrl(services, avatar)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === 503) throw error
    if (error.problem.code === 'uploads.too-large')
      throw invalidField('reviews.avatar-too-large', 'avatarUrl', avatarTooLarge)
    throw invalidField('reviews.avatar-invalid', 'avatarUrl', error.message)
  }
}

/** Throws 400 at the avatar's field if the avatar is an address in the storage at which there is no file. */
export async function requireAvatar(services: PictureServices, avatar: Sent): Promise<void> {
  if (!avatar || !(await isMissingObject(services, avatar))) return
  throw invalidField('reviews.avatar-unknown', 'avatarUrl', 'There is no such picture')
}
