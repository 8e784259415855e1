import { useQuery } from '@tanstack/react-query'

import { TextLink } from '#src/design/link.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { Touches } from '#src/features/restaurant/rules/touched-bookings.ts'
import { TouchedList } from '#src/features/restaurant/ui/office/touched-list.tsx'
import { touchedTexts } from '../../texts/touched-texts.ts'

/** The pending or confirmed reservations that would become impossible because of special days. */
export function TouchedBookings({ touches }: { readonly touches: Touches }) {
  const texts = useTexts(touchedTexts)
  const language = useLanguage()
  const api = useOfficeApi()
  const { data, isError } = useQuery({
    // Events about reservations refetch this query, because its key begins with `/api/reservations`.
    queryKey: ['/api/reservations', 'coming'],
    queryFn: () => api.call('GET /api/reservations/coming'),
  })
  return (
    <TouchedList rows={data?.filter(({ date, time }) => touches(date, time))} isError={isError} texts={texts}>
      {({ date, time, name, guests }) => (
        <>
          <TextLink to={`/admin/dashboard/reservations?view=day&day=${date}`} target="_blank">
            {formatWeekdayDate(date, language)}
          </TextLink>
          {texts.row(time, name, guests)}
        </>
      )}
    </TouchedList>
  )
}
