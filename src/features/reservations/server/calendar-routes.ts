import type { FastifyInstance } from 'fastify'

import { defaultLanguage, isLanguage } from '#src/kernel/language.ts'
import { notFound } from '#src/kernel/problem.ts'
import { ownOrigin } from '#src/server/http/origin.ts'
import { filesPerMinute } from '#src/server/http/request-limits.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'
import { reservationCalendar } from './reservation-calendar.ts'
import { findReservationByTicket } from './reservation-store.ts'

interface CalendarRequest {
  readonly Params: { readonly token: string }
  readonly Querystring: { readonly lang?: unknown }
}

/**
 * Serves a reservation as a calendar file to anyone who has its ticket's link, in Vietnamese, or in English with `?lang=en`. The
 * route returns a file, so it is not a call of the API.
 */
export function reservationCalendarRoutes(app: FastifyInstance, services: Services): void {
  const settingsToday = siteSettingsInMemory(services)
  app.get<CalendarRequest>(
    '/reservation/:token/calendar.ics',
    { config: filesPerMinute(120) },
    async (request, reply) => {
      const reservation = await findReservationByTicket(services.db, request.params.token)
      if (!reservation) throw notFound('reservations.ticket-not-found', 'There is no such reservation')
      const { lang } = request.query
      const language = isLanguage(lang) ? lang : defaultLanguage
      const now = services.clock.now()
      const origin = ownOrigin(request, services.config)
      const file = reservationCalendar(reservation, await settingsToday(), { language, origin, now })
      return reply
        .header('Cache-Control', 'no-store')
        .header(
          'Content-Disposition',
          `attachment; filename="${calendarTexts[language].fileName}-${reservation.date}.ics"`,
        )
        .type('text/calendar; charset=utf-8')
        .send(file)
    },
  )
}
