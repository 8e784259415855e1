/**
 * Finds data URLs of pictures within a text, as browsers and other programs write them. No other kind of address contains
 * `;base64,`.
 */
export const imageDataUrls = /data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+={0,2}/g

const only = new RegExp(`^${imageDataUrls.source}$`)

/** True if a text is exactly one data URL of a picture. */
export function isImageDataUrl(address: string): boolean {
  return only.test(address)
}
