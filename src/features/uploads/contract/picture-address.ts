import { parseUrl } from '#src/kernel/parse-url.ts'
import { optionalLine, storedText } from '#src/kernel/text-field.ts'
import { isImageDataUrl } from '../rules/data-url.ts'

export const maxPictureAddress = 1000
const problem =
  'A picture is an uploaded one (/objects/…) or has an address that begins with https://, of at most 1000 characters.'

/**
 * Either the address of one of the site's own files below /objects/, without `..` in it, or the https address of a picture on
 * another site.
 */
export const PictureAddress = optionalLine(maxPictureAddress).refine(
  (address) => !address || isPictureAddress(address),
  problem,
)

/** A `PictureAddress`, or a picture's data as a data URL. The server stores the picture in a data URL as a file. */
export const PictureOrData = storedText()
  .refine((address) => address === '' || isImageDataUrl(address) || isShortAddress(address), problem)
  .nullish()
  .transform((address) => (address === undefined ? undefined : address || null))

function isShortAddress(address: string): boolean {
  return address.length <= maxPictureAddress && isPictureAddress(address)
}

/** True for a valid picture address of any length. `maxPictureAddress` limits the length of addresses only if they are stored. */
export function isPictureAddress(address: string): boolean {
  return isOwnObject(address) || isSecureAddress(address)
}

function isOwnObject(address: string): boolean {
  return (
    /^\/objects\/[\w.-]+(\/[\w.-]+)*$/.test(address) && !address.split('/').some((part) => /^\.+$/.test(part))
  )
}

function isSecureAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/i.test(address)) return false
  const url = parseUrl(address)
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === ''
}
