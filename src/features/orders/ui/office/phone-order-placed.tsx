import { useEffect, useRef } from 'react'

import { Button } from '#src/design/button.tsx'
import { SuccessMark } from '#src/design/success-mark.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import { guestOf } from '../../rules/table-order.ts'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { useOrderingTexts } from '../site/current-ordering-texts.ts'
import { formatMoment } from '../site/order-times.ts'
import styles from './phone-order.module.css'

interface PhoneOrderPlacedProps {
  readonly order: PlacedOrder
  onAnother(): void
  onShow(): void
}

/** Shown after the order was placed: its code, in letters large enough for reading it out, and the guest's name. */
export function PhoneOrderPlaced({ order, onAnother, onShow }: PhoneOrderPlacedProps) {
  const texts = useTexts(phoneOrderTexts).placed
  const { total } = useOrderingTexts()
  const language = useLanguage()
  const now = useServerMinute()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.placed}>
      <SuccessMark />
      <h3 ref={heading} tabIndex={-1} className={styles.code}>
        <span className={styles.done}>{texts.title}</span> {order.shortCode}
      </h3>
      <dl className={styles.facts}>
        <dt>{texts.for}</dt>
        <dd>
          {guestOf(order, language)}
          {order.shownPhone && (
            <>
              , <span className={styles.phone}>{order.shownPhone}</span>
            </>
          )}
        </dd>
        {order.scheduledTime && (
          <>
            <dt>{order.requestedTime ? texts.requested : texts.scheduled}</dt>
            <dd>{formatMoment(order.scheduledTime, now, language)}</dd>
          </>
        )}
        <dt>{total}</dt>
        <dd className={styles.total}>{formatMoney(order.grandTotal)}</dd>
      </dl>
      <div className={styles.ways}>
        <Button look="secondary" size="large" onClick={onShow}>
          {texts.details}
        </Button>
        <Button size="large" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
