/** Percent-encoded letters, digits and marks that an address need not encode, and encoded separators. */
const needlesslyEncoded = /%(?:2[DEF]|3[0-9]|4[1-9A-F]|5[0-9ACF]|6[1-9A-F]|7[0-9AE]|00)/i

/** True if the path of an address ("/pictures/320/webp/dishes/a.webp?x") is spelled in the only way that is valid for pictures. */
export function isPlainAddress(url: string): boolean {
  const path = url.replace(/\?.*$/s, '')
  return !path.endsWith('/') && !needlesslyEncoded.test(path)
}
