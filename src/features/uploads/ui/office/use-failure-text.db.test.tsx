// Before React, which looks for a document when it is loaded.
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { SessionEndedError } from '#src/web/office/office-api.ts'
import { pictureFieldTexts } from '../../texts/picture-field-texts.ts'
import { UploadPathError } from './send-file.ts'
import { AddressError } from './upload-file.ts'
import { useFailureText } from './use-failure-text.ts'

const restaurant = testRestaurant()

/** What the dialog that crops a picture says of its upload. */
function Failure({ error }: { error: Error }) {
  const { failed } = useTexts(pictureFieldTexts)
  const failureText = useFailureText()
  return <p role="alert">{failed(failureText(error))}</p>
}

const rejected = (status: number, code?: string) =>
  new ApiError(status, { message: 'no', ...(code && { code }) })

test.each([
  [
    new AddressError(rejected(401)),
    'Upload thất bại: Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    'Upload failed: Your session has expired. Please sign in again.',
  ],
  [
    new SessionEndedError(),
    'Upload thất bại: Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    'Upload failed: Your session has expired. Please sign in again.',
  ],
  [
    new AddressError(rejected(403)),
    'Upload thất bại: Không xác thực được lượt tải lên. Vui lòng thử lại.',
    'Upload failed: Upload authentication failed. Please try again.',
  ],
  [
    new TypeError('Failed to fetch'),
    'Upload thất bại: Không thể kết nối đến server. Vui lòng thử lại.',
    'Upload failed: The server cannot be reached. Please try again.',
  ],
  [
    rejected(415, 'uploads.cmyk'),
    'Upload thất bại: Ảnh này dùng màu in (CMYK). Hãy lưu lại ở hệ màu RGB trước.',
    'Upload failed: This picture has the colours of print (CMYK). Save it in RGB first.',
  ],
  [rejected(500), 'Upload thất bại: 500. Vui lòng thử lại.', 'Upload failed: 500. Please try again.'],
  [
    new UploadPathError(),
    'Upload thất bại: Địa chỉ tải lên không đúng cấu trúc. Vui lòng thử lại.',
    'Upload failed: Invalid upload path structure. Please try again.',
  ],
  [
    new Error('The picture could not be read'),
    'Upload thất bại: Không thể tải lên hình ảnh. Vui lòng thử lại.',
    'Upload failed: The picture could not be uploaded. Please try again.',
  ],
])('of the failed upload %o is said why', async (error, vi, en) => {
  const { leave } = await showOfficePart(restaurant, 'admin', <Failure error={error} />)
  expect((await screen.findByRole('alert')).textContent).toBe(vi)
  leave()
  await showOfficePart(restaurant, 'admin', <Failure error={error} />, { language: 'en' })
  expect((await screen.findByRole('alert')).textContent).toBe(en)
})
