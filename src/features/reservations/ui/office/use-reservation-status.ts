import { useQueryClient } from '@tanstack/react-query'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Reservation, ReservationStatus } from '../../contract/reservation.ts'
import { officeReservationProblems } from '../../texts/office-problem-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { showChanged } from './replace-reservation.ts'
import { reservationsKey } from './reservation-queries.ts'

type Choice = { readonly status: ReservationStatus } | { readonly tableLabel: string }

/**
 * The status and the table of a reservation, which staff set by one call, as they show and how to set them. What was chosen
 * shows everywhere the reservation does.
 */
export function useReservationStatus(reservation: Reservation) {
  const texts = useTexts(officeReservationsTexts)
  const labels = statusLabels[useLanguage()]
  const client = useQueryClient()
  const { id, name, updatedAt } = reservation
  const { send, pending } = useOfficeMutation('PATCH /api/reservations/:id/status', {
    subject: id,
    request: (choice: Choice) => ({
      params: { id },
      body: { status: reservation.status, ...choice, updatedAt },
    }),
    problems: officeReservationProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: ({ status, tableLabel }) =>
      status === reservation.status
        ? texts.tableSet(name, tableLabel)
        : texts.statusSet(name, labels[status]),
    onSuccess: (changed) => showChanged(client, changed),
    invalidates: reservationsKey,
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
