import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import layout from '#src/design/layout.module.css'
import { Notice } from '#src/design/notice.tsx'
import { restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Absence } from '../../contract/absence.ts'
import { presenceProblems, presenceTexts } from '../../texts/presence-texts.ts'

const absencesKey = '/api/absences'

interface AbsenceNoticesProps {
  /** The address of the screen that shows an order, without the order's id. */
  readonly destination: string
}

/** Says in red when nobody was there to see orders, and which ones came in, until somebody notes it. Without that it shows nothing. */
export function AbsenceNotices({ destination }: AbsenceNoticesProps) {
  const api = useOfficeApi()
  const { data = [] } = useQuery({ queryKey: [absencesKey], queryFn: () => api.call('GET /api/absences') })
  return data.map((absence) => <AbsenceNotice key={absence.id} absence={absence} destination={destination} />)
}

function AbsenceNotice({ absence, destination }: AbsenceNoticesProps & { readonly absence: Absence }) {
  const texts = useTexts(presenceTexts)
  const momentOf = useMoment()
  const { id, until, orders } = absence
  const { send, isPending } = useOfficeMutation('POST /api/absences/:id/note', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: presenceProblems,
    failed: { title: texts.noteFailed, description: texts.noteFailedMore },
    invalidates: absencesKey,
  })
  const since = momentOf(absence.since)
  const title = until === null ? texts.titleLasting(since) : texts.title(since, momentOf(until))
  return (
    <Notice tone="danger" title={title} urgent>
      <div className={layout.stack2}>
        <p>{orders.length === 0 ? texts.noOrders : `${texts.told} ${texts.orders(orders.length)}`}</p>
        {orders.length > 0 && (
          <ul role="list" className={layout.wrap3}>
            {orders.map((order) => (
              <li key={order.id}>
                <Link to={`${destination}${encodeURIComponent(order.id)}`}>{order.shortCode}</Link>{' '}
                {momentOf(order.createdAt)}
                {!order.isSeen && ` (${texts.unseen})`}
              </li>
            ))}
          </ul>
        )}
        {until !== null && (
          <div>
            <Button variant="default" loading={isPending} onClick={() => void send()}>
              {texts.note}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  )
}

/** "18:40" for an instant of today, "18:40 05/05" for one of another day. */
function useMoment() {
  const today = restaurantDate(useServerMinute())
  return (instant: string) => {
    const [date = '', time = ''] = restaurantDateTime(new Date(instant)).split('T')
    const [, month, day] = date.split('-')
    return date === today ? time : `${time} ${day}/${month}`
  }
}
