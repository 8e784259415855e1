import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { sendOrReadAgain } from '#src/web/office/office-failure.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import type { Reservation, ReservationStatus } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { reservationResource } from './reservation-resource.tsx'

/** The colour in which each status of a reservation is shown. Only a reservation that waits for staff has a strong one. */
export const statusTones = {
  pending: 'gold',
  confirmed: 'success',
  completed: 'neutral',
  cancelled: 'danger',
} as const

type Choice = ({ readonly status: ReservationStatus } | { readonly tableLabel: string }) & {
  /** The `updatedAt` of the reservation that the user has seen. The server rejects the change of a newer one. */
  readonly updatedAt: string
}

/**
 * A reservation's status and table as the screen shows them, and two functions to set them, which use the same API call. A new
 * value appears at once in every place that shows the reservation.
 */
export function useReservationStatus(reservation: Reservation) {
  const { send, pending } = useStatusWrite(reservation)
  const { updatedAt } = reservation
  const isPending = pending !== undefined
  return {
    status: isPending && 'status' in pending ? pending.status : reservation.status,
    isPending,
    setStatus: (status: ReservationStatus) => void send({ status, updatedAt }),
    setTable: (tableLabel: string) => void send({ tableLabel, updatedAt }),
  }
}

/**
 * Returns a function that confirms a reservation. A toast offers to undo this. If somebody has changed the reservation by then, the
 * server rejects the undoing.
 */
export function useConfirmation(reservation: Reservation) {
  const { updateFailed } = useTexts(officeReservationsTexts)
  const undone = useStatusWrite(reservation)
  const showRow = useShowRow(reservationResource)
  const { send } = useResourceWrite(reservationResource, {
    ...statusOf(reservation),
    failed: updateFailed,
    onSuccess(confirmed: Reservation) {
      showRow(confirmed)
      const { status } = reservation
      const takeBack = () => void undone.send({ status, updatedAt: confirmed.updatedAt })
      showUndoToast((language) => changeText(reservation, confirmed, language), takeBack)
    },
  })
  return () => void send({ status: 'confirmed', updatedAt: reservation.updatedAt })
}

function useStatusWrite(reservation: Reservation) {
  const { updateFailed } = useTexts(officeReservationsTexts)
  const language = useLanguage()
  return useResourceWrite(reservationResource, {
    ...statusOf(reservation),
    failed: updateFailed,
    succeeded: (changed) => changeText(reservation, changed, language),
    onSuccess: useShowRow(reservationResource),
  })
}

function statusOf({ id, status }: Reservation) {
  return {
    subject: `${id} status`,
    write: (choice: Choice, api: OfficeApi) =>
      sendOrReadAgain<Reservation>(
        () => api.call('PATCH /api/reservations/:id/status', { params: { id }, body: { status, ...choice } }),
        () => api.call('GET /api/reservations/:id', { params: { id } }),
        (now) => 'status' in choice && now.status === choice.status,
      ),
  }
}

/** The text of the toast that says the new status of a reservation or, if its table was changed, the new table. */
function changeText(before: Reservation, { status, tableLabel }: Reservation, language: Language): string {
  const texts = officeReservationsTexts[language]
  const { name } = before
  return tableLabel === before.tableLabel
    ? texts.statusSet(name, statusLabels[language][status])
    : texts.tableSet(name, tableLabel)
}
