import { encode } from 'uqr'

/**
 * The width of the light border around a QR code, in modules (the small squares of the code). Without this border scanners do not
 * find the code.
 */
const quietZone = 4

/**
 * The rows of a QR code, including its light border. For each module (a small square of the code) the value is true if the module
 * is dark. The server uses the same function for the QR codes that it sends.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}
