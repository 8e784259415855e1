import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { sendOrReadAgain } from '#src/web/office/office-failure.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { takesTap } from '#src/web/office/second-tap.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { MarkReservationInput, Reservation } from '../../contract/reservation.ts'
import { isAboutTime, minutesLate, possibleMarks } from '../../rules/day-view.ts'
import { visitMarkTexts } from '../../texts/visit-mark-texts.ts'
import styles from './reservation-parts.module.css'
import { reservationResource } from './reservation-resource.tsx'

interface MarkProps {
  readonly reservation: Reservation
}

/**
 * Says if guests are late, have arrived or did not come. With one tap staff mark the guests as arrived or as a no-show; a second
 * tap, or the button in the toast, clears the mark. Before the day of the visit no mark can be set.
 */
export function VisitMarks({ reservation }: MarkProps) {
  return (
    <div className={layout.wrap2Middle}>
      <VisitBadges reservation={reservation} />
      <ArrivedButton reservation={reservation} />
      <NoShowButton reservation={reservation} />
    </div>
  )
}

/** Badges for states of the guests that no button shows: they are late, they did not come or, in the archive, they came. */
export function VisitBadges({ reservation }: MarkProps) {
  const texts = useTexts(visitMarkTexts)
  const now = useServerMinute()
  const { arrivedAt, noShowAt } = reservation
  const late = minutesLate(reservation, now)
  return (
    <>
      {late > 0 && <Badge tone="accent">{texts.late(late)}</Badge>}
      {noShowAt !== null && <Badge tone="danger">{texts.noShow}</Badge>}
      {arrivedAt !== null && !possibleMarks(reservation, now).arrived && (
        <Badge>{texts.arrivedAt(timeOf(arrivedAt))}</Badge>
      )}
    </>
  )
}

/** A button that marks the guests as arrived with one tap. Renders nothing before the day of the visit. */
export function ArrivedButton({ reservation }: MarkProps) {
  const texts = useTexts(visitMarkTexts)
  const { name, arrivedAt } = reservation
  const { isPending, mark } = useMarks(reservation)
  const now = useServerMinute()
  if (!possibleMarks(reservation, now).arrived) return null
  return (
    <MarkButton
      id={reservation.id}
      label={texts.arrivedOf(name)}
      isSet={arrivedAt !== null}
      isPending={isPending}
      isMain
      isQuiet={!isAboutTime(reservation, now)}
      onMark={(arrived) => mark({ arrived })}
    >
      {arrivedAt === null ? texts.arrived : texts.arrivedAt(timeOf(arrivedAt))}
    </MarkButton>
  )
}

/** A button that marks the guests as a no-show with one tap. Renders nothing before the time of the visit. */
export function NoShowButton({ reservation }: MarkProps) {
  const texts = useTexts(visitMarkTexts)
  const { name, noShowAt } = reservation
  const { isPending, mark } = useMarks(reservation)
  if (!possibleMarks(reservation, useServerMinute()).noShow) return null
  return (
    <MarkButton
      id={reservation.id}
      label={texts.noShowOf(name)}
      isSet={noShowAt !== null}
      isPending={isPending}
      onMark={(noShow) => mark({ noShow })}
    >
      {texts.noShow}
    </MarkButton>
  )
}

interface MarkButtonProps {
  readonly id: string
  readonly label: string
  readonly isSet: boolean
  readonly isPending: boolean
  readonly isMain?: boolean
  /** True as long as it is too early for this mark. The button then is a text without a frame. */
  readonly isQuiet?: boolean
  onMark(isSet: boolean): void
  readonly children: string
}

function MarkButton(props: MarkButtonProps) {
  const { id, label, isSet, isPending, isMain = false, isQuiet = false, onMark, children } = props
  const isEarly = isQuiet && !isSet
  function press(event: MouseEvent) {
    if (!isPending && takesTap(id, event)) onMark(!isSet)
  }
  return (
    <Button
      className={classNames(isMain && styles.step, isEarly && styles.early)}
      variant={isEarly ? 'subtle' : isSet && !isMain ? 'filled' : 'default'}
      aria-label={label}
      aria-pressed={isSet}
      // A button that is really disabled would lose the keyboard focus. So this button only looks and is announced as disabled.
      aria-disabled={isPending}
      data-disabled={isPending || undefined}
      data-main={isMain || undefined}
      onClick={press}
    >
      {children}
    </Button>
  )
}

function hasMarks({ arrivedAt, noShowAt }: Reservation, { arrived, noShow }: MarkReservationInput): boolean {
  return (
    (arrived === undefined || arrived === (arrivedAt !== null)) &&
    (noShow === undefined || noShow === (noShowAt !== null))
  )
}

function timeOf(instant: string): string {
  return restaurantDateTime(new Date(instant)).slice(11, 16)
}

/**
 * Returns a function that sets or clears a reservation's mark. A toast says which mark is set now, and offers to undo the change.
 */
function useMarks(reservation: Reservation) {
  const texts = useTexts(visitMarkTexts)
  const { id, name, updatedAt } = reservation
  const showRow = useShowRow(reservationResource)
  const language = useLanguage()
  function textOf({ arrivedAt, noShowAt }: Reservation, shown: Language): string {
    const { arrivedOf, noShowOf, unmarked } = visitMarkTexts[shown]
    if (arrivedAt !== null) return arrivedOf(name)
    return noShowAt === null ? unmarked(name) : noShowOf(name)
  }
  const write = {
    subject: `${id} marks`,
    write: (body: MarkReservationInput, api: OfficeApi) =>
      sendOrReadAgain<Reservation>(
        () => api.call('PATCH /api/reservations/:id/marks', { params: { id }, body }),
        () => api.call('GET /api/reservations/:id', { params: { id } }),
        (now) => hasMarks(now, body),
      ),
    failed: texts.failed,
  }
  const undone = useResourceWrite(reservationResource, {
    ...write,
    succeeded: (marked) => textOf(marked, language),
    onSuccess: showRow,
  })
  const { send, isPending } = useResourceWrite(reservationResource, {
    ...write,
    onSuccess(marked: Reservation) {
      showRow(marked)
      const before = { arrived: reservation.arrivedAt !== null, noShow: reservation.noShowAt !== null }
      const takeBack = () => void undone.send({ ...before, updatedAt: marked.updatedAt })
      showUndoToast((shown) => textOf(marked, shown), takeBack)
    },
  })
  return { isPending, mark: (change: MarkReservationInput) => void send({ ...change, updatedAt }) }
}
