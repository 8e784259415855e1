import { z } from 'zod'

import { Printer } from '#src/features/restaurant/contract/printers.ts'
import { Paper } from './paper.ts'
import { PrinterTrouble } from './printer-report.ts'

/**
 * later: its time has not come; overdue: it has waited so long that a person decides; doubt: it was taken, and nobody has said
 * whether it was printed; dropped: it need not be printed any more; repeated: it was printed again as another job.
 */
export const PrintJobState = z.enum([
  'later',
  'waiting',
  'overdue',
  'taken',
  'doubt',
  'failed',
  'printed',
  'dropped',
  'repeated',
])
export type PrintJobState = z.infer<typeof PrintJobState>

export const PrintJob = z
  .object({
    id: z.string(),
    orderId: z.string(),
    printerId: z.string(),
    paper: Paper,
    /** True if the same ticket may have been printed before. The head of the ticket then says so. */
    isRepeat: z.boolean(),
    state: PrintJobState,
    printAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** The user or the device that prints or has printed it; null if nobody, or if it has been deleted since. */
    takenByName: z.string().nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'PrintJob' })
export type PrintJob = z.infer<typeof PrintJob>

export const PrintQueue = z.object({
  printers: z.array(
    z.object({
      ...Printer.pick({ id: true, name: true, kind: true, width: true, address: true }).shape,
      trouble: PrinterTrouble.nullable(),
    }),
  ),
  /** First the jobs that are not done, then those that were printed or dropped last. */
  jobs: z.array(PrintJob),
})
export type PrintQueue = z.infer<typeof PrintQueue>
