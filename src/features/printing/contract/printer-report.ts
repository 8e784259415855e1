import { z } from 'zod'

import { Printer } from '#src/features/restaurant/contract/printers.ts'

/** ready: it prints; away: nobody reaches it; paper: it has no paper, or is open. */
export const PrinterCondition = z.enum(['ready', 'away', 'paper'])
export type PrinterCondition = z.infer<typeof PrinterCondition>

export const PrinterReport = z.object({ printerId: z.string().max(20), condition: PrinterCondition })
export type PrinterReport = z.infer<typeof PrinterReport>

/** A printer that has an address, for the program that prints on it. */
export const AddressedPrinter = z.object({
  ...Printer.pick({ id: true, name: true, address: true }).shape,
  /** True if a job waits that may be taken now. */
  isWaitedFor: z.boolean(),
})
export type AddressedPrinter = z.infer<typeof AddressedPrinter>

/** Why a printer with an address does not print. silent: no program has reported anything of it lately. */
export const PrinterTrouble = z.object({
  kind: z.enum(['away', 'paper', 'silent']),
  /** Null if no program has ever reported. */
  since: z.iso.datetime().nullable(),
})
export type PrinterTrouble = z.infer<typeof PrinterTrouble>
