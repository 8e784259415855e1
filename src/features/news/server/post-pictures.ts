import { invalidField, ProblemError } from '#src/kernel/problem.ts'
import { imageDataUrls } from '#src/features/uploads/rules/data-url.ts'
import {
  isMissingObject,
  type PictureServices,
  storeDataUrl,
  withCopiedPictures,
} from '#src/features/uploads/server/uploads.ts'
import type { BlogPostChange } from '../contract/blog-post-input.ts'
import { maxContentPictures } from '../rules/post-limits.ts'
import { picturesIn } from './render-markdown.ts'

const pictureFields = ['imageUrl', 'coverImageUrl', 'ogImageUrl'] as const
const textFields = ['content', 'contentVi'] as const
type Field = (typeof pictureFields)[number] | (typeof textFields)[number]
type Fields = Pick<BlogPostChange, Field>

/**
 * Stores all pictures that the input contains as data URLs, and all pictures on other sites in its picture fields, and replaces
 * their addresses by the new ones. Throws 400 with a message for the field if a picture cannot be stored or does not exist, or if
 * the texts contain more pictures than allowed. Pictures that are already in `before` are not checked again.
 */
export async function withStoredPictures<Sent extends Fields>(
  services: PictureServices,
  sent: Sent,
  before: Fields = {},
): Promise<Sent> {
  rejectTooMany(sent, before)
  const addresses = new Map<string, string>()
  const result: Fields = {}
  for (const field of [...pictureFields, ...textFields]) {
    const value = sent[field]
    if (typeof value !== 'string' || value === before[field]) continue
    const stored = await replaceDataUrls(services, field, value, addresses)
    await rejectMissing(services, field, stored, before[field])
    result[field] = stored
  }
  return { ...sent, ...(await withCopiedPictures(services, result, pictureFields)) }
}

function rejectTooMany(sent: Fields, before: Fields): void {
  const texts = textFields.map((field) => (sent[field] === undefined ? before[field] : sent[field]))
  if (texts.every((text, index) => text === before[textFields[index] ?? 'content'])) return
  const names = new Map<string, string>()
  // The Markdown parser does not accept data URLs as addresses, so it would not count these pictures. So while counting, an
  // invented address on our own site replaces each data URL.
  const named = texts.map((text) =>
    (text ?? '').replaceAll(imageDataUrls, (url) => {
      names.set(url, names.get(url) ?? `/objects/uploads/${names.size}`)
      return names.get(url) ?? ''
    }),
  )
  const pictures = new Set(named.flatMap((text) => picturesIn(text)))
  if (pictures.size <= maxContentPictures) return
  const field = sent.content !== undefined && sent.content !== before.content ? 'content' : 'contentVi'
  const message = `Chỉ được upload tối đa ${maxContentPictures} ảnh nội dung`
  throw invalidField('news.too-many-pictures', field, message)
}

async function replaceDataUrls(
  services: PictureServices,
  field: Field,
  value: string,
  addresses: Map<string, string>,
): Promise<string> {
  for (const [url] of value.matchAll(imageDataUrls)) {
    if (!addresses.has(url)) addresses.set(url, await storedPicture(services, field, url))
  }
  return value.replaceAll(imageDataUrls, (url) => addresses.get(url) ?? url)
}

async function storedPicture(services: PictureServices, field: Field, url: string): Promise<string> {
  try {
    return await storeDataUrl(services, url)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === 503) throw error
    throw invalidField('news.picture-unreadable', field, `This picture cannot be stored: ${error.message}`)
  }
}

async function rejectMissing(
  services: PictureServices,
  field: Field,
  value: string,
  before: string | null | undefined,
): Promise<void> {
  const isText = field === 'content' || field === 'contentVi'
  const known = new Set(isText ? picturesIn(before ?? '') : [])
  for (const address of isText ? picturesIn(value) : [value]) {
    if (known.has(address) || !(await isMissingObject(services, address))) continue
    throw invalidField('news.picture-missing', field, `There is no picture at ${address}`)
  }
}
