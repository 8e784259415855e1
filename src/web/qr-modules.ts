import { encode } from 'uqr'

/** Modules of light around the code, without which readers do not find it. */
const quietZone = 4

/** The rows of a QR code with the light around it: whether each module is dark. What the page draws and the server sends is the same. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}
