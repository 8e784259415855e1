import { desc, inArray, notInArray } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import { findDeviceNames } from '#src/features/devices/server/devices.ts'
import type { PrintJob, PrintJobState } from '../contract/print-job.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'

/**
 * The present state of a print job. If a job was taken and its lease has ended, its state is `doubt`, although no server has stored
 * this state.
 */
export function stateOf({ state, printAt, expiresAt, leasedUntil }: PrintJobRow, now: Date): PrintJobState {
  if (state === 'taken') return leasedUntil !== null && leasedUntil > now ? 'taken' : 'doubt'
  if (state !== 'waiting') return state
  if (printAt > now) return 'later'
  return expiresAt > now ? 'waiting' : 'overdue'
}

export async function presentJobs(db: Queries, rows: readonly PrintJobRow[], now: Date): Promise<PrintJob[]> {
  const takers = rows.map(({ takenBy }) => takenBy)
  const [users, devices] = await Promise.all([findUserNames(db, takers), findDeviceNames(db, takers)])
  const names = new Map([...users, ...devices])
  return rows.map((row) => ({
    id: row.id,
    orderId: row.orderId,
    printerId: row.printerId,
    paper: row.paper,
    isRepeat: row.isRepeat,
    state: stateOf(row, now),
    printAt: row.printAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    takenByName: names.get(row.takenBy ?? '') ?? null,
    failure: row.failure,
  }))
}

const maxOpen = 200
const maxDone = 30

/** The unfinished jobs first, the newest of them at the top, then the jobs that were printed or dropped last. */
export async function findJobs(db: Queries): Promise<PrintJobRow[]> {
  const isOpen = ['waiting', 'taken', 'failed'] as const
  const { state, createdAt, place } = printJobTable
  const newest = (limit: number, among: ReturnType<typeof inArray>) =>
    db.select().from(printJobTable).where(among).orderBy(desc(createdAt), desc(place)).limit(limit)
  const [open, done] = await Promise.all([
    newest(maxOpen, inArray(state, [...isOpen])),
    newest(maxDone, notInArray(state, [...isOpen, 'repeated'])),
  ])
  return [...open, ...done]
}
