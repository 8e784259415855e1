/**
 * Finds pictures as data URLs within a text, in the form in which browsers and other programs write them. No other address contains
 * `;base64,`.
 */
export const imageDataUrls = /data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+={0,2}/g

const only = new RegExp(`^${imageDataUrls.source}$`)

/** True if an address is a data URL of a picture and nothing else. */
export function isImageDataUrl(address: string): boolean {
  return only.test(address)
}
