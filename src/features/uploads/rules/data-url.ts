/** A picture within a text, as browsers and other programs write it. No other address holds `;base64,`. */
export const imageDataUrls = /data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+={0,2}/g

const only = new RegExp(`^${imageDataUrls.source}$`)

/** Whether an address is nothing but a picture. */
export function isImageDataUrl(address: string): boolean {
  return only.test(address)
}
