import { encode } from 'uqr'

/** The light modules around the code; without them readers do not find it. */
const quietZone = 4

/** The rows of a QR code with its light border: whether each module is dark. The page draws the same code that the server sends. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}
