import { type ReactNode, useId } from 'react'

import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { restaurantDateTime } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { EarlierOrder, KnownGuest } from '../../contract/known-guest.ts'
import { knownGuestTexts } from '../../texts/known-guest-texts.ts'
import { placeOf } from '../../texts/order-labels.ts'
import { formatMoment } from '../site/order-times.ts'
import styles from './known-guest-part.module.css'
import { lineAsText, noteAsText } from './order-as-text.ts'
import { useKnownGuest } from './use-known-guest.ts'

interface KnownGuestPartProps {
  /** The phone number and the name as far as they are typed. */
  readonly phone: string
  readonly name: string
  /** The address as far as it is typed. If it is absent, the address of an earlier order is not offered. */
  readonly address?: string
  /** Called when staff take over data of an earlier order that is not typed yet: the name, and the address of the last delivery. */
  onTake(known: TakenOver): void
  /** Renders what stands below each earlier order. */
  renderAfter?(order: EarlierOrder): ReactNode
  readonly className?: string | undefined
}

interface TakenOver {
  readonly name?: string
  readonly address?: string
}

/** Shows what is stored about the phone number that staff are entering. Renders nothing if nothing is stored about it. */
export function KnownGuestPart({ phone: typed, className, ...props }: KnownGuestPartProps) {
  const known = useKnownGuest(typed)
  // The key makes React drop all state that belongs to the former number, such as messages about its orders.
  return (
    known && (
      <div className={className}>
        <Known key={known.phone} guest={known.guest} {...props} />
      </div>
    )
  )
}

function Known({
  guest,
  name,
  address,
  onTake,
  renderAfter,
}: Pick<KnownGuestPartProps, 'name' | 'address' | 'onTake' | 'renderAfter'> & {
  readonly guest: KnownGuest
}) {
  const texts = useTexts(knownGuestTexts)
  const id = useId()
  const known = guest.name ?? ''
  const last = guest.orders.find(({ orderType }) => orderType === 'delivery')?.customerAddress
  const offered = {
    ...(name.trim() === '' && { name: known }),
    ...(address?.trim() === '' && last && { address: last }),
  }
  return (
    <section className={styles.known} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {texts.title}
      </h4>
      {offered.name === undefined && <p>{texts.name(known)}</p>}
      {Object.keys(offered).length > 0 && (
        <Button look="secondary" size="small" onClick={() => onTake(offered)}>
          {texts.take(Object.values(offered).join(' · '))}
        </Button>
      )}
      {guest.allergyNotes.length > 0 && (
        <Notice tone="danger" urgent title={texts.allergies}>
          <ul role="list">
            {guest.allergyNotes.map((note) => (
              <li key={note}>“{note}”</li>
            ))}
          </ul>
        </Notice>
      )}
      {guest.noShows > 0 && <p>{texts.noShows(guest.noShows)}</p>}
      {guest.orders.length > 0 && (
        <>
          <h5 className={styles.title}>{texts.orders}</h5>
          <ul role="list" className={styles.orders}>
            {guest.orders.map((order) => (
              <li key={order.createdAt + order.shortCode} className={styles.order}>
                <Earlier order={order} />
                {renderAfter?.(order)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Earlier({ order }: { order: EarlierOrder }) {
  const texts = useTexts(knownGuestTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const at = formatMoment(restaurantDateTime(new Date(order.createdAt)), now, language)
  return (
    <div>
      <p className={styles.head}>
        <span>
          {at} · {placeOf(order, language)}
        </span>
        <strong>{formatMoney(order.grandTotal)}</strong>
      </p>
      {order.orderType === 'delivery' && order.customerAddress && <p>{order.customerAddress}</p>}
      <ul role="list">
        {order.items.map((line, index) => (
          // Lines have no id of their own and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {[lineAsText(line, language), noteAsText(line, language)].filter(Boolean).join(' – ')}
          </li>
        ))}
      </ul>
      {order.specialInstructions && (
        <p>
          {texts.note}: {order.specialInstructions}
        </p>
      )}
    </div>
  )
}
