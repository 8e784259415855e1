import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { optionalLine } from '#src/kernel/text-field.ts'
import { PrintJob, PrintQueue } from './print-job.ts'
import { AddressedPrinter, PrinterReport } from './printer-report.ts'

const endpoint = endpointsOf('Printing')
const JobParams = z.object({ id: z.string().max(100) })
const TakeKey = z.string().regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, - and _')

export const listPrintJobs = endpoint('GET /api/print-jobs', {
  summary: 'The printers, what waits to be printed, and what was printed last',
  response: PrintQueue,
})

export const takePrintJob = endpoint('POST /api/print-jobs/take', {
  summary: 'Takes the next job of a printer for a minute, so that nobody else prints it',
  body: z.object({
    printerId: z.string().max(20),
    /** A new key for each job that is taken. A client that got no response sends the same key again, and gets the same job. */
    key: TakeKey,
    /** True if the job comes with what a printer gets for it. */
    withBytes: z.boolean().optional(),
  }),
  response: z.object({
    job: PrintJob.nullable(),
    /** ESC/POS for the printer's paper, compressed by zlib, as base64; null if there is no job or nobody asked. */
    bytes: z.string().nullable(),
  }),
  codes: [],
})

export const reportPrintJob = endpoint('POST /api/print-jobs/:id/report', {
  summary: 'Says what has become of a job that was taken with this key; the same report twice is fine',
  params: JobParams,
  body: z.object({
    key: TakeKey,
    /** failed: nothing was printed; unknown: something may have been, so a person decides. */
    result: z.enum(['printed', 'failed', 'unknown']),
    reason: optionalLine(200),
  }),
  response: PrintJob,
  problems: { 404: 'No such job', 409: 'Somebody else has it, or a person has decided' },
  codes: ['printing.job-not-found', 'printing.job-changed'],
})

export const decidePrintJob = endpoint('POST /api/print-jobs/:id/decision', {
  summary: 'A person decides about a job: print it (again), or not',
  params: JobParams,
  body: z.object({
    /** print: print the job, which says at its head if it may be on paper already; leave: it is on paper, or not needed. */
    decision: z.enum(['print', 'leave']),
    /** The job's `updatedAt` as the screen shows it. If the job has changed since, the call is rejected. */
    updatedAt: z.iso.datetime(),
  }),
  response: PrintJob,
  problems: { 404: 'No such job', 409: 'The job has changed meanwhile' },
  codes: ['printing.job-not-found', 'printing.job-changed'],
})

export const reportPrinters = endpoint('POST /api/printer-reports', {
  summary:
    'A program says how the printers are that it prints on, and learns which have an address and a job',
  body: z.object({ reports: z.array(PrinterReport).max(10) }),
  response: z.object({ printers: z.array(AddressedPrinter) }),
  codes: [],
})

export const testPrinter = endpoint('POST /api/printers/:id/test', {
  summary: 'Prints a sheet that shows whether the printer prints, and how wide',
  params: z.object({ id: z.string().max(20) }),
  body: z.object({
    /** A new key for each tap; the same again prints nothing more. */
    key: TakeKey,
  }),
  problems: { 409: 'There is no such printer' },
  codes: ['printing.no-printer'],
})
