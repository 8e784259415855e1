import { conflict } from '#src/kernel/problem.ts'
import { deleteRow, insertRow, updateRow } from '#src/server/database/rows.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { nextOpeningAfter } from '#src/features/restaurant/rules/opening-state.ts'
import type { Pause, PauseLength } from '../contract/pause.ts'
import { findPause } from './oven.ts'
import { auditedPause, pauseTable } from './pause-table.ts'

const id = 'kitchen'

/** The pause in the form that the office gets. */
export async function presentPause({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Pause> {
  const pause = await findPause(db)
  if (!pause || pause.until <= clock.now()) return { until: null, byName: null }
  const names = await findUserNames(db, [pause.startedBy])
  return { until: pause.until.toISOString(), byName: names.get(pause.startedBy) ?? null }
}

/** Begins a pause of the kitchen. Throws 409 if the pause is to last until the next opening and no opening is planned. */
export async function startPause(
  services: AuditServices,
  by: Actor,
  length: PauseLength,
  times: OpeningTimes,
): Promise<void> {
  const now = services.clock.now()
  const until = length === 'opening' ? nextOpening(now, times) : new Date(now.getTime() + length * 60_000)
  const write = { by, action: 'oven.paused', thing: auditedPause } as const
  await recordChange(services, write, async (tx) => {
    const before = await findPause(tx)
    const row = { id, until, startedBy: by.userId }
    const after = before ? await updateRow(tx, pauseTable, id, row) : await insertRow(tx, pauseTable, row)
    return { before, after }
  })
}

function nextOpening(now: Date, times: OpeningTimes): Date {
  const next = nextOpeningAfter(now, times)
  if (!next) throw conflict('oven.no-opening', 'No next opening is known')
  return next
}

/** Ends the pause. Throws 409 if there is none, or if it is already over. */
export async function endPause(services: AuditServices, by: Actor): Promise<void> {
  const write = { by, action: 'oven.resumed', thing: auditedPause } as const
  await recordChange(services, write, async (tx) => {
    const before = await findPause(tx)
    if (!before || before.until <= services.clock.now()) {
      throw conflict('oven.not-paused', 'The kitchen does not pause')
    }
    await deleteRow(tx, pauseTable, id)
    return { before, after: undefined }
  })
}
