import type { Period } from '#src/kernel/list-query.ts'
import { callablePhone } from '#src/web/office/callable-phone.ts'
import { choice, custom, longText, text } from '#src/web/office/resource/field-kinds.tsx'
import { pagedResourceOf } from '#src/web/office/resource/resource.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import {
  ChangeReservationInput,
  MakeReservationInput,
  type Reservation,
  ReservationStatus,
  SlotsQuery,
} from '../../contract/reservation.ts'
import { everySlot } from '../../rules/reservation-times.ts'
import { officeReservationProblems } from '../../texts/office-problem-texts.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { AboveSeatsInput, DateInput, DateSaid, EmailInput, GuestsInput } from './reservation-inputs.tsx'

/**
 * The form schema for a reservation that staff change or enter during a call. Form fields contain texts, so the schema converts
 * numbers.
 */
export const formSchema = {
  guests: SlotsQuery.shape.guests,
  phone: callablePhone(MakeReservationInput.shape.phone, 'reservations'),
}

/** For error codes whose responses name no field: the form field at which the error is shown. */
export const codeFields = {
  'reservations.slot-full': 'time',
  'reservations.party-too-large': 'guests',
} as const

interface ReservationQuery {
  readonly period?: Period
  /** One or more statuses, separated by commas. */
  readonly status?: string | undefined
  readonly archive?: 'without'
}

/** The reservations of guests, as admins edit them in the office. */
export const reservationResource = pagedResourceOf<Reservation>()({
  parameter: 'reservation',
  queryKey: ['/api/reservations'],
  calls: {
    page: (api, query: ReservationQuery) => api.list('GET /api/reservations', { query }),
    one: (api, id) => api.call('GET /api/reservations/:id', { params: { id } }),
    change: (api, id, body) => api.call('PATCH /api/reservations/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/reservations/:id', { params: { id } }),
  },
  // Only admins may change a reservation, and nobody may change an archived one.
  mayChange: ({ archivedAt }) => storedUser()?.role === 'admin' && archivedAt === null,
  nameOf: ({ name }) => ({ name, nameVi: name }),
  schema: () => ChangeReservationInput.extend(formSchema),
  fields: {
    guests: custom<string>({ ...text({ initial: '2' }), Input: GuestsInput }),
    date: custom<string>({ initial: '', Input: DateInput, Said: DateSaid }),
    time: choice<string>({ initial: '', options: everySlot }),
    // A change that needs seats needs a reason of its own.
    overCapacityReason: custom<string, Reservation>({
      ...text({ isOptional: true }),
      read: () => '',
      Input: AboveSeatsInput,
    }),
    status: choice({ initial: 'pending', options: ReservationStatus.options, labels: statusLabels }),
    name: text(),
    phone: custom<string, Reservation>({ ...text({ type: 'tel' }), read: ({ shownPhone }) => shownPhone }),
    email: custom<string>({ ...text({ isOptional: true }), Input: EmailInput }),
    specialRequests: longText({ isOptional: true, isWide: true, rows: 3 }),
  },
  texts: officeReservationsTexts,
  problems: officeReservationProblems,
  codeFields,
  staleCode: 'reservations.stale',
})
