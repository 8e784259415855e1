import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { PhoneIcon } from '#src/design/icons.tsx'
import { TextLink } from '#src/design/link.tsx'
import { formatDate } from '#src/kernel/dates.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { ingredientTexts } from '../../texts/ingredient-texts.ts'
import type { HoldingOrder } from '#src/features/orders/contract/holding-order.ts'
import { guestOf } from '#src/features/orders/rules/table-order.ts'
import styles from './ingredients.module.css'

/** The open orders that contain a missing ingredient, with the phone number of each guest, so that staff can call. */
export function HoldingOrders({
  ingredientId,
  orders,
}: {
  readonly ingredientId: string
  readonly orders: string
}) {
  const texts = useTexts(ingredientTexts).holding
  const api = useOfficeApi()
  const query = useQuery({
    queryKey: ['/api/orders', 'holding', ingredientId],
    queryFn: () => api.call('GET /api/orders/holding/:ingredientId', { params: { ingredientId } }),
  })
  return (
    <Loaded query={query} texts={texts} height="4rem">
      {(found) => (
        <section aria-label={texts.title(found.length)}>
          <p className={styles.links}>{texts.title(found.length)}</p>
          <ul className={styles.orders}>
            {found.map((order) => (
              <li key={order.id}>
                <Row order={order} to={`${orders}?order=${order.id}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  )
}

function Row({ order, to }: { readonly order: HoldingOrder; readonly to: string }) {
  const texts = useTexts(ingredientTexts).holding
  const language = useLanguage()
  const { shortCode, customerPhone, shownPhone, tableLabel, due, lines } = order
  const [date = '', time = ''] = due?.split('T') ?? []
  const when = due === null ? texts.now : `${time} · ${formatDate(date, language)}`
  return (
    <div className={styles.order}>
      <div className={styles.about}>
        <TextLink to={to}>{shortCode}</TextLink> {guestOf(order, language)} · {texts.status[order.status]} ·{' '}
        {when}
        {tableLabel !== null && order.customerName !== '' && ` · ${texts.table(tableLabel)}`}
        <br />
        {lines
          .map(({ quantity, name, nameVi }) => `${quantity} × ${inLanguage(language, name, nameVi)}`)
          .join(', ')}
      </div>
      {shownPhone && (
        <Button
          component="a"
          href={`tel:${customerPhone}`}
          size="lg"
          leftSection={<PhoneIcon />}
          aria-label={texts.call(order.customerName, shownPhone)}
        >
          {shownPhone}
        </Button>
      )}
    </div>
  )
}
