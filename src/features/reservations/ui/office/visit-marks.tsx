import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

import { Badge } from '#src/design/badge.tsx'
import layout from '#src/design/layout.module.css'
import { showToast } from '#src/design/toast-store.ts'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { undoTime } from '#src/web/office/undo-time.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { MarkReservationInput, Reservation } from '../../contract/reservation.ts'
import { minutesLate, possibleMarks } from '../../rules/day-view.ts'
import { visitMarkTexts } from '../../texts/visit-mark-texts.ts'
import { reservationResource } from './reservation-resource.tsx'

/**
 * Says that guests are late, have arrived or did not come. One tap marks the latter two, another tap or the toast takes the mark
 * back. Renders nothing before the day of the visit.
 */
export function VisitMarks({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(visitMarkTexts)
  const now = useServerMinute()
  const { name, arrivedAt, noShowAt } = reservation
  const { isPending, mark } = useMarks(reservation)
  const may = possibleMarks(reservation, now)
  const late = minutesLate(reservation, now)
  const press =
    (change: MarkReservationInput) =>
    ({ detail }: MouseEvent) => {
      // Ignores the second click of a double-click, which would take the mark back.
      if (detail <= 1) mark(change)
    }
  const arrived = arrivedAt === null ? texts.arrived : texts.arrivedAt(timeOf(arrivedAt))
  const isRead = !may.arrived && !may.noShow
  if (isRead && arrivedAt === null && noShowAt === null) return null
  return (
    <div className={layout.wrap2Middle}>
      {late > 0 && <Badge tone="warning">{texts.late(late)}</Badge>}
      {isRead && <Badge>{arrivedAt === null ? texts.noShow : arrived}</Badge>}
      {may.arrived && (
        <Button
          variant={arrivedAt === null ? 'default' : 'filled'}
          aria-label={texts.arrivedOf(name)}
          aria-pressed={arrivedAt !== null}
          disabled={isPending}
          onClick={press({ arrived: arrivedAt === null })}
        >
          {arrived}
        </Button>
      )}
      {may.noShow && (
        <Button
          variant={noShowAt === null ? 'default' : 'filled'}
          aria-label={texts.noShowOf(name)}
          aria-pressed={noShowAt !== null}
          disabled={isPending}
          onClick={press({ noShow: noShowAt === null })}
        >
          {texts.noShow}
        </Button>
      )}
    </div>
  )
}

function timeOf(instant: string): string {
  return restaurantDateTime(new Date(instant)).slice(11, 16)
}

/** A function that marks a reservation. A toast says what is noted now, and offers to undo it. */
function useMarks(reservation: Reservation) {
  const texts = useTexts(visitMarkTexts)
  const { id, name, updatedAt } = reservation
  const showRow = useShowRow(reservationResource)
  const textOf = ({ arrivedAt, noShowAt }: Reservation) =>
    arrivedAt !== null
      ? texts.arrivedOf(name)
      : noShowAt !== null
        ? texts.noShowOf(name)
        : texts.unmarked(name)
  const write = {
    subject: `${id} marks`,
    write: (body: MarkReservationInput, api: OfficeApi) =>
      api.call('PATCH /api/reservations/:id/marks', { params: { id }, body }),
    failed: texts.failed,
  }
  const undone = useResourceWrite(reservationResource, { ...write, succeeded: textOf, onSuccess: showRow })
  const { send, isPending } = useResourceWrite(reservationResource, {
    ...write,
    onSuccess(marked: Reservation) {
      showRow(marked)
      const before = { arrived: reservation.arrivedAt !== null, noShow: reservation.noShowAt !== null }
      const takeBack = () => void undone.send({ ...before, updatedAt: marked.updatedAt })
      const action = { label: texts.undo, onSelect: takeBack }
      showToast({ title: textOf(marked), tone: 'success', duration: undoTime, action })
    },
  })
  return { isPending, mark: (change: MarkReservationInput) => void send({ ...change, updatedAt }) }
}
