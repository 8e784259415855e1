import { encode } from 'uqr'

/**
 * The width of the light border around the code, in modules (the small squares of a QR code). Without the border scanners do not
 * find the code.
 */
const quietZone = 4

/**
 * The rows of a QR code with its light border. Each module, a small square of the code, is true if it is dark. The server uses the
 * same function for the codes that it sends.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}
