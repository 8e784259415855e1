import { lazy, Suspense } from 'react'

import { ButtonLink } from '../../../../design/button.tsx'
import { CheckIcon } from '../../../../design/icons.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { Price } from '../../../../design/price.tsx'
import { Skeleton } from '../../../../design/skeleton.tsx'
import { amountOf } from '../../../../kernel/money.ts'
import { useLanguage, useTexts } from '../../../../web/language.tsx'
import { useSiteSettings } from '../../../restaurant/ui/parts/site-settings.tsx'
import type { PlacedOrder } from '../../contract/order.ts'
import { orderingTexts } from '../../texts/texts.ts'
import styles from './ordering.module.css'
import { momentInWords } from './time-words.ts'

const TransferCode = lazy(() =>
  import('./transfer-code.tsx').then((part) => ({ default: part.TransferCode })),
)

/** The order is placed: its code, what is to be paid, when it is made, and how to pay by transfer. */
export function SuccessStep({ order }: { order: PlacedOrder }) {
  const texts = useTexts(orderingTexts)
  const language = useLanguage()
  const { bankAccount } = useSiteSettings()
  const grandTotal = amountOf(order.grandTotal)
  return (
    <div className={styles.success}>
      <span className={styles.mark} aria-hidden="true">
        <CheckIcon />
      </span>
      <p>{texts.success.message}</p>
      <dl className={styles.facts}>
        <div className={styles.code}>
          <dt>{texts.success.code}</dt>
          <dd>{order.shortCode}</dd>
        </div>
        <div className={styles.toPay}>
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={grandTotal} size="large" />
          </dd>
        </div>
      </dl>
      {order.scheduledTime && (
        <Notice>{texts.success.scheduled(momentInWords(order.scheduledTime, new Date(), language))}</Notice>
      )}
      {order.paymentMethod === 'transfer' && bankAccount && (
        <Suspense fallback={<Skeleton shape="block" width="100%" height="30rem" />}>
          <TransferCode account={bankAccount} amount={grandTotal} code={order.shortCode} />
        </Suspense>
      )}
    </div>
  )
}

/** The way to the order's ticket; leaving closes the dialog. */
export function SuccessFooter({ order, onLeave }: { order: PlacedOrder; onLeave: () => void }) {
  const texts = useTexts(orderingTexts).success
  return (
    <ButtonLink to={order.ticketUrl} wide size="large" onClick={onLeave}>
      {texts.ticket}
    </ButtonLink>
  )
}
