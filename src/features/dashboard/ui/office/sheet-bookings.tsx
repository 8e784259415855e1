import { useTexts } from '#src/web/language.tsx'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { shiftSheetTexts } from '../../texts/shift-sheet-texts.ts'
import styles from './shift-sheet.module.css'

interface SheetBookingsProps {
  /** The reservations of the shift. */
  readonly reservations: readonly Reservation[]
  /** A reservation for this many guests or more is listed as a large group. */
  readonly groupFrom: number
}

/**
 * The reservations of a shift, sorted by time, with a separate list of large groups at the top. Cancelled reservations and no-shows
 * are left out.
 */
export function SheetBookings({ reservations, groupFrom }: SheetBookingsProps) {
  const texts = useTexts(shiftSheetTexts)
  const { bookings, large } = texts
  const { columns } = bookings
  const rows = reservations.filter(({ status, noShowAt }) => status !== 'cancelled' && noShowAt === null)
  const isLarge = ({ guests: count }: Reservation) => count >= groupFrom
  const groups = rows.filter(isLarge)
  const guests = rows.reduce((sum, row) => sum + row.guests, 0)
  return (
    <>
      {groups.length > 0 && (
        <p className={styles.groups}>
          <strong>{large.title}:</strong>{' '}
          {groups.map(({ time, name, guests: count }) => `${time} ${name} (${count})`).join(' · ')}
        </p>
      )}
      <h4>
        {bookings.title} · {bookings.sum(rows.length, guests)}
      </h4>
      {rows.length === 0 ? (
        <p>{bookings.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.entries(columns).map(([column, label]) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Booking key={row.id} row={row} isLarge={isLarge(row)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Booking({ row, isLarge }: { readonly row: Reservation; readonly isLarge: boolean }) {
  const { bookings } = useTexts(shiftSheetTexts)
  const marks = [
    isLarge && bookings.large,
    row.status === 'pending' && bookings.unconfirmed,
    row.specialRequests,
    row.overCapacityReason,
  ].filter(Boolean)
  return (
    <tr>
      <td className={styles.time}>{row.time}</td>
      <td className={styles.guests}>{row.guests}</td>
      <td>
        <strong>{row.name}</strong> <span className={styles.phone}>{row.shownPhone}</span>
      </td>
      <td className={styles.tableLabel}>{row.tableLabel}</td>
      <td className={styles.notes}>{marks.join(' · ')}</td>
    </tr>
  )
}
