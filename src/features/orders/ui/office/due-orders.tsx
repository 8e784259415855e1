import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Order } from '../../contract/order.ts'
import { DueStage, type DueOrders as Due } from '../../contract/order-lists.ts'
import { dueGroup, dueMinute, isAtStage } from '../../rules/order-due.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { formatDay } from '../site/order-times.ts'
import styles from './due-orders.module.css'
import { DueOrderCard } from './due-order-card.tsx'

/** How many orders are listed at first, and how many more each time staff ask for more. */
const pageSize = 60

/**
 * The open orders, sorted by the time when they are due. Above them, a row of buttons shows the number of orders at each stage. A
 * press on a number lists only the orders at this stage; a press on the last number lists the orders that were finished today.
 */
export function DueOrders() {
  const { list, stages } = useTexts(officeOrdersTexts)
  const api = useOfficeApi()
  const [parameters, set] = useUrlFilters()
  const stage = DueStage.options.find((each) => each === parameters.get('stage'))
  const [limit, setLimit] = useState(pageSize)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    // Events about orders find the query by the first part of its key.
    queryKey: ['/api/orders', 'due', stage ?? 'open', limit],
    queryFn: () =>
      api.call('GET /api/orders/due', { query: { limit: String(limit), ...(stage && { stage }) } }),
    placeholderData: keepPreviousData,
  })
  const isPrevious = isPlaceholderData && limit === pageSize
  const now = useServerMinute()
  // Until the orders of another stage are loaded, the orders that were loaded before stay visible.
  const shown = data && (isPrevious ? data.orders : ordersAt(data.orders, stage, now))
  const gone = (data?.orders.length ?? 0) - (shown?.length ?? 0)
  const total = data ? totalOf(data.counts, stage) - gone : 0
  const headingOf = useHeading(now, shown ?? [], stage)
  const around = useRowFocus(shown)

  function choose(next: DueStage | null) {
    setLimit(pageSize)
    set({ stage: next })
  }

  return (
    <div ref={around} className={styles.list}>
      <Stages counts={data?.counts} chosen={stage} choose={choose} />
      <ListRows
        list={{
          rows: shown,
          total,
          isFailed: isError,
          isPrevious,
          retry: () => void refetch(),
          more:
            shown && shown.length < total
              ? { isLoading: isPlaceholderData, load: () => setLimit(limit + pageSize) }
              : undefined,
        }}
        filters={{ isFiltered: stage !== undefined, clear: () => choose(null) }}
        texts={{ ...list, none: stages.none, noneFound: stages.noneAt }}
        look="column"
        hidesCount={total === shown?.length}
        renderRow={renderOrder}
        {...(stage !== 'done' && { headingOf })}
      />
    </div>
  )
}

interface StagesProps {
  readonly counts: Due['counts'] | undefined
  readonly chosen: DueStage | undefined
  choose(stage: DueStage | null): void
}

/** The buttons with the number of orders at each stage. A second press on the chosen stage shows all open orders again. */
function Stages({ counts, chosen, choose }: StagesProps) {
  const { label, names } = useTexts(officeOrdersTexts).stages
  return (
    <div role="group" aria-label={label} className={styles.stages}>
      {DueStage.options.map((stage) => (
        <button
          key={stage}
          type="button"
          className={styles.stage}
          aria-pressed={stage === chosen}
          data-waits={(stage === 'pending' && Boolean(counts?.pending)) || undefined}
          onClick={() => choose(stage === chosen ? null : stage)}
        >
          <strong className={styles.count}>{counts?.[stage] ?? '–'}</strong> <span>{names[stage]}</span>
        </button>
      ))}
    </div>
  )
}

/** The groups of the list in their order. Orders for later days are in the group `next`. */
const groupOrder = ['waiting', 'next', 'left-over']

/**
 * The loaded orders that are still at this stage after changes on this screen, until the list is fetched again. They are in the
 * order of the server: first orders that wait for a confirmation, last those that were due too long ago.
 */
function ordersAt(orders: readonly Order[], stage: DueStage | undefined, now: Date): readonly Order[] {
  const still = orders.filter(({ status }) => isAtStage(status, stage))
  if (stage === 'done') return still
  const placeOf = (order: Order) => Math.abs(groupOrder.indexOf(dueGroup(order, now)))
  const keyed = still.map((order) => ({
    order,
    key: [placeOf(order), dueMinute(order), order.createdAt, order.id].join(' '),
  }))
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ order }) => order)
}

function totalOf({ done, ...open }: Due['counts'], stage: DueStage | undefined): number {
  if (stage === 'done') return done
  return stage ? open[stage] : Object.values(open).reduce((sum, count) => sum + count, 0)
}

/**
 * The headings in the list of due orders: above orders that wait for a confirmation, that are due on a later day, or that were due
 * too long ago. The next orders have a heading only if another group stands above them.
 */
function useHeading(now: Date, shown: readonly Order[], stage: DueStage | undefined) {
  const texts = useTexts(officeOrdersTexts).stages
  const language = useLanguage()
  const isWaiting = shown.some((order) => dueGroup(order, now) === 'waiting')
  return (order: Order) => {
    const group = dueGroup(order, now)
    if (group === 'left-over') return texts.leftOver
    if (group === 'waiting') return stage === undefined ? texts.waiting : ''
    if (group === 'next') return isWaiting ? texts.next : ''
    return formatDay(group, now, language)
  }
}

function renderOrder(order: Order) {
  return <DueOrderCard order={order} />
}
