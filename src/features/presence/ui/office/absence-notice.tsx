import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { WarningIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import { FoldNotice } from '#src/web/office/fold-notice.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Absence } from '../../contract/absence.ts'
import { presenceProblems, presenceTexts } from '../../texts/presence-texts.ts'

const absencesKey = '/api/absences'

interface AbsenceNoticesProps {
  /** The address of the screen that shows an order; the order's id is added to it. */
  readonly destination: string
}

/**
 * A red line that says when no screen was showing orders. The user can open it to see earlier absences and the orders that came in
 * during them. The line stays until a user marks all absences as read. If there are no absences, this renders nothing.
 */
export function AbsenceNotices({ destination }: AbsenceNoticesProps) {
  const texts = useTexts(presenceTexts)
  const titleOf = useTitle()
  const api = useOfficeApi()
  const { data = [] } = useQuery({ queryKey: [absencesKey], queryFn: () => api.call('GET /api/absences') })
  const [newest, ...before] = data
  if (!newest) return null
  const noted = data.find(({ until }) => until !== null)
  const more = before.length > 0 && texts.andMore(before.length)
  const title = [titleOf(newest), more]
  return (
    <div role="alert">
      <FoldNotice tone="danger" icon={<WarningIcon />} title={title}>
        <div className={layout.stack2}>
          {data.map((absence) => (
            <Missed
              key={absence.id}
              absence={absence}
              title={before.length > 0 && titleOf(absence)}
              destination={destination}
            />
          ))}
          {noted && <NoteAll id={noted.id} />}
        </div>
      </FoldNotice>
    </div>
  )
}

interface MissedProps extends AbsenceNoticesProps {
  readonly absence: Absence
  readonly title: string | false
}

function Missed({ absence: { orders }, title, destination }: MissedProps) {
  const texts = useTexts(presenceTexts)
  const momentOf = useMoment()
  return (
    <div>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
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
    </div>
  )
}

/** The button that marks an absence and all earlier ones as read. */
function NoteAll({ id }: Pick<Absence, 'id'>) {
  const texts = useTexts(presenceTexts)
  const { send, isPending } = useOfficeMutation('POST /api/absences/:id/note', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: presenceProblems,
    failed: { title: texts.noteFailed, description: texts.noteFailedMore },
    invalidates: absencesKey,
  })
  return (
    <div>
      <Button variant="default" loading={isPending} onClick={() => void send()}>
        {texts.note}
      </Button>
    </div>
  )
}

function useTitle(): (absence: Absence) => string {
  const texts = useTexts(presenceTexts)
  const momentOf = useMoment()
  return ({ since, until }) =>
    until === null ? texts.titleLasting(momentOf(since)) : texts.title(momentOf(since), momentOf(until))
}

/** Returns a function that formats a time: "18:40" if it is today, "18:40 05/05" if it is on another day. */
function useMoment() {
  const today = restaurantDate(useServerMinute())
  return (instant: string) => {
    const [date = '', time = ''] = restaurantDateTime(new Date(instant)).split('T')
    const [, month, day] = date.split('-')
    return date === today ? time : `${time} ${day}/${month}`
  }
}
