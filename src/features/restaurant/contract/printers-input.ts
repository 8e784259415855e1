import { z } from 'zod'

import { storedLine } from '#src/kernel/text-field.ts'
import { PaperWidth, PrinterKind } from './printers.ts'

/** An address in the local network (RFC 1918) or of this machine, so that the contents of orders never leave the restaurant. */
const localAddress =
  /^(?:10(?:\.\d{1,3}){3}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|192\.168(?:\.\d{1,3}){2}|127(?:\.\d{1,3}){3})$/

const PrinterInput = z.object({
  id: z.string().regex(/^[a-z\d]{1,20}$/),
  name: storedLine().min(1, 'This must say something.').max(40, 'Use at most 40 characters.'),
  kind: PrinterKind,
  width: PaperWidth,
  categories: z.array(z.string().max(100)).max(100),
  address: storedLine().refine(isPrinterAddress, {
    error: 'An address of the local network is such as 192.168.1.50.',
    params: { code: 'restaurant.printer-address' },
  }),
})

/** True for an address in the local network, and for an empty address. */
export function isPrinterAddress(address: string): boolean {
  if (address === '') return true
  return (
    localAddress.test(address) &&
    address.split('.').every((part) => /^(?:0|[1-9]\d*)$/.test(part) && Number(part) <= 255)
  )
}

/** All printers, in the form in which the owner sets them. */
export const PrintersInput = z
  .array(PrinterInput)
  .max(10)
  .refine((printers) => new Set(printers.map(({ id }) => id)).size === printers.length, {
    error: 'Each printer has an id of its own.',
  })
