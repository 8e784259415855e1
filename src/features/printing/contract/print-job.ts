import { z } from 'zod'

import { Printer } from '#src/features/restaurant/contract/printers.ts'
import { Paper } from './paper.ts'
import { PrinterTrouble } from './printer-report.ts'

/**
 * later: the time to print the job has not come; overdue: the job has waited so long that a person must decide about it; doubt: a
 * screen or program took the job, but has not reported whether it was printed; dropped: the job need not be printed any longer;
 * repeated: a copy of the job was printed instead.
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
    /** True if this ticket may have been printed before. Its head then says that it is a reprint. */
    isRepeat: z.boolean(),
    state: PrintJobState,
    printAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /**
     * The name of the user or device that prints or has printed the job. Null if nobody has taken the job, or if the user or device
     * was deleted since.
     */
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
  /** The unfinished jobs first, then the jobs that were printed or dropped last. */
  jobs: z.array(PrintJob),
})
export type PrintQueue = z.infer<typeof PrintQueue>
