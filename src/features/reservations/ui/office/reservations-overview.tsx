import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { listFigure } from '#src/web/office/figures.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OverviewList } from '#src/web/office/overview-list.tsx'
import { newestQuery } from '#src/web/office/resource/paged-rows.ts'
import { useToday } from '#src/web/office/use-today.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { reservationOverviewTexts } from '../../texts/overview-texts.ts'
import { RecentReservation } from './recent-reservation.tsx'
import { reservationResource } from './reservation-resource.tsx'
import { useDiningDay } from './use-dining-day.ts'

/** The number of reservations that wait for confirmation, and the number of all reservations; undefined until they are loaded. */
export function useReservationFigures() {
  const texts = useTexts(reservationOverviewTexts)
  const api = useOfficeApi()
  const pending = useQuery(newestQuery(reservationResource, api, 1, ['pending']))
  const all = useQuery(newestQuery(reservationResource, api, 1))
  return {
    pending: listFigure(texts.pending, pending.data?.total),
    all: listFigure(texts.all, all.data?.total),
  }
}

/** Of so many new reservations an overview lists the first ones, so that a short list is the beginning of a longer one. */
const newest = 10

/**
 * The first `max` of the newest reservations that are pending or confirmed, in the order in which the guests come. Those of past days
 * are at the end. `action` is shown beside the heading.
 */
export function RecentReservations({ action, max }: { action: ReactNode; max: number }) {
  const texts = useTexts(reservationOverviewTexts)
  const today = useToday()
  const query = useQuery({
    ...newestQuery(reservationResource, useOfficeApi(), newest, ['pending', 'confirmed']),
    select: (page) => ({ ...page, rows: comingFirst(page.rows, today).slice(0, max) }),
  })
  return (
    <OverviewList
      texts={{ ...texts, title: texts.recent }}
      action={action}
      query={query}
      renderRow={(reservation) => <RecentReservation reservation={reservation} hasStep />}
    />
  )
}

function comingFirst(rows: readonly Reservation[], today: string): Reservation[] {
  const place = ({ date, time }: Reservation) => `${date < today} ${date} ${time}`
  return rows.toSorted((one, other) => place(one).localeCompare(place(other)))
}

/**
 * A link to today's reservations that says how many reservations and guests come today. Renders nothing until the numbers are
 * loaded.
 */
export function TablesToday({ to }: { to: string }) {
  const texts = useTexts(reservationOverviewTexts)
  const { data } = useDiningDay(useToday())
  if (!data) return null
  const tables = data.reservations.filter(
    ({ status, noShowAt }) => status !== 'cancelled' && noShowAt === null,
  ).length
  return (
    <Button component={Link} to={to} variant="default">
      {texts.today(tables, data.covers)}
    </Button>
  )
}
