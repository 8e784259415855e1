import { inLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OrderTicket } from '../../contract/order.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './ordered-items.module.css'

type OrderedItem = OrderTicket['items'][number]

/** The lines of a placed order, each with its choices, its note and what it costs. */
export function OrderedItems({ items }: { items: readonly OrderedItem[] }) {
  return (
    <ul role="list" className={styles.items}>
      {items.map((item, index) => (
        // An order may hold the same dish twice, and its lines never change.
        <Item key={index} item={item} />
      ))}
    </ul>
  )
}

function Item({ item }: { item: OrderedItem }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const choices = language === 'vi' ? item.choicesVi : item.choices
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{item.quantity} ×</span>
      <p className={styles.name}>{inLanguage(language, item.name, item.nameVi)}</p>
      <span className={styles.amount}>{formatMoney(item.lineTotal)}</span>
      {(choices.length > 0 || item.note) && (
        <div className={styles.more}>
          {choices.map((choice) => (
            <p key={choice} className={styles.choice}>
              {choice}
            </p>
          ))}
          {item.note && (
            <p className={styles.note}>
              {texts.note}: {item.note}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
