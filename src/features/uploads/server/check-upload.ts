import { invalid, ProblemError } from '#src/kernel/problem.ts'
import { ImageError, type ImageProcess } from '#src/server/images/image-process.ts'
import type { ImageRejection } from '#src/server/images/image-task.ts'
import type { FileKind } from '../rules/file-kind.ts'
import type { UploadPurpose } from '../rules/upload-limits.ts'
import { fileKind } from './file-kind.ts'
import { isWholeFilm } from './film-container.ts'

/**
 * Checks an uploaded file and returns the file to store. A picture is encoded again into `target`, so that nothing is kept except
 * its pixels; a film is stored unchanged. If the file is invalid, throws 400, 413 or 415 with an error code for the reason.
 */
export async function checkedUpload(
  images: ImageProcess,
  file: string,
  target: string,
  purpose: UploadPurpose,
): Promise<string> {
  const kind = await fileKind(file)
  if (purpose === 'home-video') {
    if (kind !== 'mp4' && kind !== 'webm') throw unsupported('uploads.not-a-film', wrongFormat)
    if (!(await isWholeFilm(file, kind))) throw broken()
    return file
  }
  const rejection = rejections[kind]
  if (rejection) throw unsupported(...rejection)
  const result = await imported(images, file, target)
  if (result !== 'imported') throw rejectedImages[result]()
  return target
}

const wrongFormat = 'Định dạng file không hợp lệ'
const notAnImage = ['uploads.not-an-image', 'Chỉ được upload file ảnh'] as const

/** The error codes and messages for the kinds of files that cannot be stored as a picture. */
const rejections: Readonly<Partial<Record<FileKind, readonly [code: string, message: string]>>> = {
  heic: ['uploads.type-heic', 'Pictures in HEIC are not taken; save it as JPEG'],
  svg: ['uploads.type-svg', 'Drawings in SVG are not taken'],
  'other-image': ['uploads.type-not-allowed', wrongFormat],
  mp4: notAnImage,
  webm: notAnImage,
  other: notAnImage,
}

const rejectedImages: Readonly<Record<ImageRejection, () => ProblemError>> = {
  broken,
  animated: () => unsupported('uploads.animated', 'Animated pictures are not taken'),
  cmyk: () => unsupported('uploads.cmyk', 'Pictures in the colours of print (CMYK) are not taken'),
  'too-many-pixels': () =>
    new ProblemError(413, 'uploads.too-many-pixels', 'The picture has too many pixels'),
}

async function imported(images: ImageProcess, source: string, target: string) {
  try {
    return await images.run({ kind: 'import', source, target })
  } catch (error) {
    // Errors of the disk are thrown unchanged. Any other ImageError means that the image process has ended, perhaps because of this
    // picture.
    if (!(error instanceof ImageError) || error.code?.startsWith('E')) throw error
    throw new ProblemError(503, 'uploads.unavailable', 'The picture cannot be read for now')
  }
}

function unsupported(code: string, message: string): ProblemError {
  return new ProblemError(415, code, message)
}

function broken(): ProblemError {
  return invalid('uploads.broken', 'The file is damaged or incomplete')
}
