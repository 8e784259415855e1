import { z } from 'zod'

import {
  InstantText,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  storedText,
} from '#src/kernel/text-field.ts'
import { isPictureAddress, maxPictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { isImageDataUrl } from '#src/features/uploads/rules/data-url.ts'
import { maxUploadBytes } from '#src/features/uploads/rules/upload-limits.ts'

/**
 * The longest avatar as a data URL: Base64 text is a third longer than the file, and the name of the picture's type comes before
 * it.
 */
const maxDataCharacters = Math.ceil(maxUploadBytes.avatar / 3) * 4 + 100
const maxSignCharacters = 100

export const avatarTooLarge = 'File ảnh quá lớn. Vui lòng chọn file nhỏ hơn 10MB.'
const avatarForm =
  'An avatar is an uploaded picture (/objects/…), one with an address that begins with https://, its data, an emoji or a few letters.'

/**
 * The avatar beside a guest's name. The client may send a picture as a data URL; the server then stores the picture as a file and
 * keeps the file's address.
 */
const AvatarUrl = storedText()
  .max(maxDataCharacters, { error: avatarTooLarge, abort: true })
  .refine((avatar) => avatar === '' || isAvatar(avatar), avatarForm)
  .nullish()
  .transform((avatar) => (avatar === undefined ? undefined : avatar || null))

function isAvatar(avatar: string): boolean {
  if (isImageDataUrl(avatar)) return true
  if (avatar.length <= maxPictureAddress && isPictureAddress(avatar)) return true
  // Other kinds of links, and paths outside `/objects/`, are rejected: browsers cannot show them as pictures, and as text they
  // would make no sense.
  return avatar.length <= maxSignCharacters && !/^([a-z][a-z\d+.-]*:\S|[/\\])/i.test(avatar)
}

const orderForm = 'displayOrder is a whole number from 1 to 8.'

const reviewFields = {
  customerName: requiredLine(200, 'Tên khách hàng là bắt buộc'),
  customerNameVi: optionalLine(200),
  customerTitle: requiredLine(200, 'Chức danh là bắt buộc'),
  customerTitleVi: optionalLine(200),
  rating: z
    .int('A rating is 1 to 5 stars.')
    .min(1, 'A rating is 1 to 5 stars.')
    .max(5, 'A rating is 1 to 5 stars.'),
  review: requiredText(2000, 'Nội dung đánh giá là bắt buộc'),
  reviewVi: optionalText(2000),
  avatarUrl: AvatarUrl,
}

/** A review's place in the order, in a call of the API; null means the next free place. */
const DisplayOrder = z.int(orderForm).min(0, orderForm).max(1_000_000, orderForm).nullish()

/** The fields of a new review. If `isPublished` is true, guests see the review at once. */
export const ReviewInput = z.object({
  ...reviewFields,
  customerTitle: reviewFields.customerTitle.default('Khách hàng'),
  rating: reviewFields.rating.default(5),
  displayOrder: DisplayOrder,
  isPublished: z.boolean('Say true or false.').default(false),
})
export type ReviewInput = z.output<typeof ReviewInput>

/** The fields of a review that a call changes. Fields that are not sent stay unchanged. */
export const ReviewChange = z
  .object({
    ...reviewFields,
    displayOrder: DisplayOrder,
    isPublished: z.boolean('Say true or false.'),
    /** The `updatedAt` of the review that the caller has read. If the review has changed since, the server rejects the call. */
    updatedAt: InstantText,
  })
  .partial()
export type ReviewChange = z.output<typeof ReviewChange>
