import { useQuery } from '@tanstack/react-query'

import { TextLink } from '#src/design/link.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { Touches } from '#src/features/restaurant/rules/touched-bookings.ts'
import { TouchedList } from '#src/features/restaurant/ui/office/touched-list.tsx'
import { guestOf } from '../../rules/table-order.ts'
import { touchedOrderTexts } from '../../texts/touched-order-texts.ts'

/** Lists the orders for a fixed time at which the restaurant would be closed because of the special days in the settings. */
export function TouchedOrders({ touches }: { readonly touches: Touches }) {
  const texts = useTexts(touchedOrderTexts)
  const language = useLanguage()
  const api = useOfficeApi()
  const { data, isError } = useQuery({
    // The key begins with the path of the API's orders, so that the query is fetched again when an event reports a change of
    // orders.
    queryKey: ['/api/orders', 'coming'],
    queryFn: () => api.call('GET /api/orders/coming'),
  })
  const orders = data?.map(({ due, ...order }) => ({ ...order, date: due.slice(0, 10), time: due.slice(11) }))
  return (
    <TouchedList
      rows={orders?.filter(({ date, time }) => touches(date, time))}
      isError={isError}
      texts={texts}
    >
      {({ id, shortCode, date, time, ...order }) => (
        <>
          <TextLink to={`/admin/dashboard/orders?order=${id}`} target="_blank">
            {shortCode}
          </TextLink>
          {` · ${formatWeekdayDate(date, language)} · ${time} · ${guestOf(order, language)}`}
        </>
      )}
    </TouchedList>
  )
}
