import { z } from 'zod'

import { Printer } from '#src/features/restaurant/contract/printers.ts'

/** ready: the printer can print; away: the printer cannot be reached; paper: the printer has no paper, or its cover is open. */
export const PrinterCondition = z.enum(['ready', 'away', 'paper'])
export type PrinterCondition = z.infer<typeof PrinterCondition>

export const PrinterReport = z.object({ printerId: z.string().max(20), condition: PrinterCondition })
export type PrinterReport = z.infer<typeof PrinterReport>

/** A printer with a network address, in the form for the program that prints on it. */
export const AddressedPrinter = z.object({
  ...Printer.pick({ id: true, name: true, address: true }).shape,
  /** True if a print job is waiting for this printer and may be taken now. */
  isWaitedFor: z.boolean(),
})
export type AddressedPrinter = z.infer<typeof AddressedPrinter>

/** Why a printer with a network address does not print. silent: no program has reported about the printer lately. */
export const PrinterTrouble = z.object({
  kind: z.enum(['away', 'paper', 'silent']),
  /** The time from which the printer has had this trouble; null if no program has ever reported about the printer. */
  since: z.iso.datetime().nullable(),
})
export type PrinterTrouble = z.infer<typeof PrinterTrouble>
