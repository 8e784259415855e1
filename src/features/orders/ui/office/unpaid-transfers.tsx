import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'

import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { foldText } from '#src/kernel/text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DetailsLink } from '#src/web/office/row-links.tsx'
import type { FilterValues, ListFilterState } from '#src/web/office/use-list-filters.ts'
import { useRowFocus } from '#src/web/office/use-row-focus.ts'
import { takesTap } from '#src/web/office/second-tap.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Order } from '../../contract/order.ts'
import type { UnpaidTransfers as Unpaid } from '../../contract/order-lists.ts'
import { shortCode } from '../../rules/order-code.ts'
import { minutesSince } from '../../rules/order-due.ts'
import { awaitsTransfer } from '../../rules/order-progress.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { formatMoment } from '../site/order-times.ts'
import { OrderCustomer } from './order-card.tsx'
import styles from './order-parts.module.css'
import { orderResource } from './order-resource.tsx'
import { useArrivedTransfer } from './order-writes.ts'
import { StatusBadge } from './status-badge.tsx'

/** How many orders the list shows, and through how many a search looks. */
const maxShown = 100
const maxSearched = 200

/**
 * The orders that guests want to pay by bank transfer but have not paid yet, the oldest first, with the total amount. One press
 * stores that a transfer has arrived. A search finds the order of a transfer by what the bank says: an amount, a name or a code.
 */
export function UnpaidTransfers({
  filters,
}: {
  readonly filters: Pick<ListFilterState<FilterValues>, 'q' | 'clear'>
}) {
  const { list, unpaid } = useTexts(officeOrdersTexts)
  const api = useOfficeApi()
  const limit = filters.q === '' ? maxShown : maxSearched
  const { data, isError, refetch } = useQuery({
    queryKey: [...orderResource.queryKey, 'unpaid', limit],
    queryFn: () => api.call('GET /api/orders/unpaid', { query: { limit } }),
    placeholderData: keepPreviousData,
  })
  const left = data && withoutPaid(data)
  const around = useRowFocus(left?.orders)
  return (
    <div ref={around} className={layout.stack3}>
      {left && left.total > 0 && (
        <p className={styles.sum}>
          {unpaid.sum} <strong className={styles.amount}>{formatMoney(left.sum)}</strong>
        </p>
      )}
      <ListRows
        list={{
          rows: left?.orders.filter((order) => matches(order, filters.q)),
          total: left?.total ?? 0,
          isFailed: isError,
          isPrevious: false,
          retry: () => void refetch(),
        }}
        filters={{ isFiltered: filters.q !== '', clear: filters.clear }}
        texts={{ ...list, none: unpaid.none }}
        look="cards"
        renderRow={renderOrder}
      />
    </div>
  )
}

/** True if the order holds each word of a search: of its code, guest, phone number, table, dishes or amount. */
function matches(order: Order, q: string): boolean {
  const { id, customerName, shownPhone, tableLabel, grandTotal, items } = order
  const parts = [shortCode(id), customerName, shownPhone, shownPhone?.replaceAll(' ', ''), tableLabel]
  const dishes = items.flatMap(({ name, nameVi }) => [name, nameVi])
  const text = foldText([...parts, ...dishes, formatMoney(grandTotal), Number(grandTotal)].join(' '))
  return foldText(q)
    .split(' ')
    .every((word) => text.includes(isAmount(word) ? word.replaceAll(/\D/g, '') : word))
}

/** True for an amount as banks write it, such as "+238,000" or "238.000đ", after its letters were folded. */
const isAmount = (word: string) => /^\+?\d[\d.,]*d?$/.test(word)

/** Leaves out orders that were just marked as paid on this screen, until the list is fetched again. */
function withoutPaid({ orders, total, sum }: Unpaid) {
  const gone = orders.filter((order) => !awaitsTransfer(order))
  return {
    orders: orders.filter(awaitsTransfer),
    total: total - gone.length,
    sum: gone.reduce((rest, { grandTotal }) => rest - Number(grandTotal), Number(sum)),
  }
}

function renderOrder(order: Order) {
  return <UnpaidOrder order={order} />
}

function UnpaidOrder({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const now = useServerTime()
  const address = useOpenAddress('order')
  const { isPending, noteArrival } = useArrivedTransfer(order)
  const code = shortCode(order.id)
  const placed = formatMoment(restaurantDateTime(new Date(order.createdAt)), now, language)

  function press(event: MouseEvent) {
    if (takesTap(order.id, event)) noteArrival()
  }

  return (
    <article className={card.card} aria-label={texts.dialog.title(code)}>
      <header className={styles.head}>
        <div className={layout.baseline}>
          <h3 className={styles.code}>{code}</h3>
          <StatusBadge status={order.status} />
        </div>
        <strong className={styles.due}>
          <span className="visually-hidden">{texts.total} </span>
          {formatMoney(order.grandTotal)}
        </strong>
      </header>
      <p className={smallText.muted}>
        {texts.due.placed} {placed} · {texts.due.waited(minutesSince(order.createdAt, now))}
      </p>
      <OrderCustomer order={order} />
      <footer className={card.actions}>
        <Button
          className={styles.step}
          loading={isPending}
          aria-label={texts.unpaid.arrivedOf(code)}
          onClick={press}
        >
          {texts.unpaid.arrived}
        </Button>
        <DetailsLink
          className={styles.open}
          to={address({ as: 'details', id: order.id })}
          label={texts.detailsOf(code)}
        />
      </footer>
    </article>
  )
}
