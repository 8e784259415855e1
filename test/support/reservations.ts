import type { Reservation } from '#src/features/reservations/contract/reservation.ts'

/** A guest's own reservation, as the office's tests have it. */
export const reservation: Reservation = {
  id: 'res_1',
  name: 'Khách Thử',
  email: null,
  phone: '+84900000000',
  shownPhone: '0900 000 000',
  date: '2026-11-22',
  time: '18:30',
  guests: 4,
  specialRequests: null,
  status: 'pending',
  source: 'web',
  needsCall: false,
  openOfNumber: 1,
  overCapacityReason: null,
  arrivedAt: null,
  noShowAt: null,
  tableConflicts: [],
  createdBy: null,
  createdByName: null,
  tableLabel: null,
  language: 'vi',
  createdAt: '2026-11-21T09:34:00.000Z',
  updatedAt: '2026-11-21T09:34:00.000Z',
  archivedAt: null,
}
