import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
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

type Choice = { readonly status: ReservationStatus } | { readonly tableLabel: string }

/**
 * A reservation's status and table as the screen shows them, and two functions to set them, which use the same API call. A new
 * value appears at once in every place that shows the reservation.
 */
export function useReservationStatus(reservation: Reservation) {
  const texts = useTexts(officeReservationsTexts)
  const labels = statusLabels[useLanguage()]
  const { id, name, updatedAt } = reservation
  const { send, pending } = useResourceWrite(reservationResource, {
    subject: `${id} status`,
    write: (choice: Choice, api) =>
      api.call('PATCH /api/reservations/:id/status', {
        params: { id },
        body: { status: reservation.status, ...choice, updatedAt },
      }),
    failed: texts.updateFailed,
    succeeded: ({ status, tableLabel }) =>
      status === reservation.status
        ? texts.tableSet(name, tableLabel)
        : texts.statusSet(name, labels[status]),
    onSuccess: useShowRow(reservationResource),
  })
  const isPending = pending !== undefined
  const status = isPending && 'status' in pending ? pending.status : reservation.status
  return {
    status,
    isPending,
    setStatus: (chosen: ReservationStatus) => void send({ status: chosen }),
    setTable: (tableLabel: string) => void send({ tableLabel }),
  }
}
