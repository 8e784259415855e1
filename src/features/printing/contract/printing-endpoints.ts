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
    /**
     * The client makes a new key for each job that it wants to take. If it gets no response, it repeats the request with the same
     * key and gets the same job.
     */
    key: TakeKey,
    /** True if the response should also contain the bytes that the printer gets. */
    withBytes: z.boolean().optional(),
  }),
  response: z.object({
    job: PrintJob.nullable(),
    /**
     * The job as ESC/POS commands for this printer's paper, compressed by zlib, as base64. Null if there is no job or if
     * `withBytes` is not set.
     */
    bytes: z.string().nullable(),
  }),
  codes: [],
})

export const reportPrintJob = endpoint('POST /api/print-jobs/:id/report', {
  summary: 'Says what has become of a job that was taken with this key; the same report twice is fine',
  params: JobParams,
  body: z.object({
    key: TakeKey,
    /** failed: nothing was printed; unknown: something may have been printed, so a person must decide about the job. */
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
    /**
     * print: print the job; if it may have been printed before, its head says that it is a reprint. leave: do not print the job,
     * because it has been printed or is not needed.
     */
    decision: z.enum(['print', 'leave']),
    /** The job's `updatedAt` that the screen shows. If the job has changed since, the server rejects the call. */
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
    /** The client makes a new key for each tap. If the server gets the same key again, it prints nothing more. */
    key: TakeKey,
  }),
  problems: { 409: 'There is no such printer' },
  codes: ['printing.no-printer'],
})
