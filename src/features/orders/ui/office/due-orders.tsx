import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { classNames } from '#src/design/class-names.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { Order } from '../../contract/order.ts'
import { DueStage, type DueOrders as Due } from '../../contract/order-lists.ts'
import { dueGroup, isAtStage } from '../../rules/order-due.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { formatDay } from '../site/order-times.ts'
import styles from './due-orders.module.css'
import { DueOrderCard } from './due-order-card.tsx'
import { orderResource } from './order-resource.tsx'

/** How many orders are listed at most. If more are due, the list says of how many these are the first. */
const maxShown = '200'

/**
 * The open orders by the time they are due. Above them stands the number of orders at each stage: a tap on one shows the orders of
 * that stage alone, a tap on the last one those that were done today.
 */
export function DueOrders() {
  const { list, stages } = useTexts(officeOrdersTexts)
  const api = useOfficeApi()
  const [parameters, set] = useUrlFilters()
  const stage = DueStage.options.find((each) => each === parameters.get('stage'))
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...orderResource.queryKey, 'due', stage ?? 'open'],
    queryFn: () => api.call('GET /api/orders/due', { query: { limit: maxShown, ...(stage && { stage }) } }),
    placeholderData: keepPreviousData,
  })
  const now = useServerMinute()
  const headingOf = useHeading(now)
  // Until the orders of another stage are loaded, those that were shown before stay.
  const shown = data && (isPlaceholderData ? data.orders : ordersAt(data.orders, stage, now))
  const gone = (data?.orders.length ?? 0) - (shown?.length ?? 0)
  const total = data ? totalOf(data.counts, stage) - gone : 0
  const around = useRowFocus(shown)
  return (
    <div ref={around} className={styles.list}>
      <Stages counts={data?.counts} chosen={stage} choose={(next) => set({ stage: next })} />
      <ListRows
        list={{
          rows: shown,
          total,
          isFailed: isError,
          isPrevious: isPlaceholderData,
          retry: () => void refetch(),
        }}
        filters={{ isFiltered: stage !== undefined, clear: () => set({ stage: null }) }}
        texts={{ ...list, none: stages.none, noneFound: stages.noneAt }}
        look="cards"
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

/** How many orders are at each stage. The chosen one is pressed; a second tap shows all that is open again. */
function Stages({ counts, chosen, choose }: StagesProps) {
  const { label, names } = useTexts(officeOrdersTexts).stages
  return (
    <div role="group" aria-label={label} className={styles.stages}>
      {DueStage.options.map((stage) => (
        <button
          key={stage}
          type="button"
          className={classNames(styles.stage, styles[stage])}
          aria-pressed={stage === chosen}
          onClick={() => choose(stage === chosen ? null : stage)}
        >
          <strong className={styles.count}>{counts?.[stage] ?? '–'}</strong> <span>{names[stage]}</span>
        </button>
      ))}
    </div>
  )
}

/**
 * The orders that are still at this stage after what was changed here, before the list is fetched again. What is left over from
 * earlier days comes last.
 */
function ordersAt(orders: readonly Order[], stage: DueStage | undefined, now: Date): readonly Order[] {
  const still = orders.filter(({ status }) => isAtStage(status, stage))
  if (stage === 'done') return still
  const isLeftOver = (order: Order) => dueGroup(order, now) === 'left-over'
  return [...still.filter((order) => !isLeftOver(order)), ...still.filter(isLeftOver)]
}

function totalOf({ done, ...open }: Due['counts'], stage: DueStage | undefined): number {
  if (stage === 'done') return done
  return stage ? open[stage] : Object.values(open).reduce((sum, count) => sum + count, 0)
}

/** The heading above an order that is due on a later day, or that is left over; what is next has none. */
function useHeading(now: Date) {
  const { leftOver } = useTexts(officeOrdersTexts).stages
  const language = useLanguage()
  return (order: Order) => {
    const group = dueGroup(order, now)
    if (group === 'next') return ''
    return group === 'left-over' ? leftOver : formatDay(group, now, language)
  }
}

function renderOrder(order: Order) {
  return <DueOrderCard order={order} />
}
