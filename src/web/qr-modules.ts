import { encode } from 'uqr'

/** The width of the light border around the code, in modules. Without it scanners do not find the code. */
const quietZone = 4

/**
 * The rows of a QR code with its light border; each module is true if it is dark. The server uses the same function for the codes
 * that it sends.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}
