/** Letters, digits and marks that no address needs to encode, and the separators that would hide in it. */
const needlesslyEncoded = /%(?:2[DEF]|3[0-9]|4[1-9A-F]|5[0-9ACF]|6[1-9A-F]|7[0-9AE]|00)/i

/** Whether the path of an address ("/pictures/320/webp/dishes/a.webp?x") is spelt in the one way that pictures have. */
export function isPlainAddress(url: string): boolean {
  const path = url.replace(/\?.*$/s, '')
  return !path.endsWith('/') && !needlesslyEncoded.test(path)
}
