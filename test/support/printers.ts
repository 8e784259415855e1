import { asc } from 'drizzle-orm'

import { printJobTable, type PrintJobRow } from '#src/features/printing/server/print-job-table.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { TestRestaurant } from './test-restaurant.ts'

const printer: Pick<Printer, 'width' | 'categories' | 'address'> = { width: 80, categories: [], address: '' }

export const kitchenPrinter: Printer = { ...printer, id: 'kitchen', name: 'Bếp', kind: 'kitchen' }
export const barPrinter: Printer = { ...printer, id: 'bar', name: 'Quầy bar', kind: 'bar', width: 58 }
export const counterPrinter: Printer = { ...printer, id: 'counter', name: 'Quầy', kind: 'counter' }

/** All print jobs in the order in which they were queued. */
export function queuedJobs({ db }: Pick<TestRestaurant, 'db'>): Promise<PrintJobRow[]> {
  return db.select().from(printJobTable).orderBy(asc(printJobTable.place))
}
