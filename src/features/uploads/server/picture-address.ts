/**
 * Matches percent-encoded characters that need no encoding (letters, digits and - . _ ~), and the encoded slash, backslash and null
 * character.
 */
const needlesslyEncoded = /%(?:2[DEF]|3[0-9]|4[1-9A-F]|5[0-9ACF]|6[1-9A-F]|7[0-9AE]|00)/i

/**
 * True if the path of a picture's address ("/pictures/320/webp/dishes/a.webp?x") has no needless percent-encoding. Every picture
 * thus has only one valid address.
 */
export function isPlainAddress(url: string): boolean {
  const path = url.replace(/\?.*$/s, '')
  return !path.endsWith('/') && !needlesslyEncoded.test(path)
}
