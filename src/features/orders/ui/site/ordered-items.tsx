import smallText from '#src/design/small-text.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DietaryCaution, DietaryLine, dietaryOfLines } from '#src/web/dietary-note.tsx'
import { markEnglishChoices, markEnglishDish } from '#src/kernel/english-names.ts'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import styles from './ordered-items.module.css'

type OrderedItem = OrderTicket['items'][number]

interface OrderedItemsProps {
  items: readonly OrderedItem[]
  /** What the guest asks for the whole order, often an allergy. */
  note: string | null
}

/** The lines of a placed order, each with its options, its allergens, its note and its amount, and the note on the whole order. */
export function OrderedItems({ items, note }: OrderedItemsProps) {
  const texts = useTexts(ticketTexts)
  const { eachLine, caution } = dietaryOfLines(items)
  return (
    <>
      <ul role="list" className={styles.items}>
        {items.map((item, index) => (
          // An order may contain the same dish twice, so the dish cannot be the React key. The index can be the key, because the
          // lines never change.
          <Item key={index} item={item} statesDietary={eachLine} />
        ))}
      </ul>
      {note && (
        <p className={styles.wish}>
          <span>{texts.note}:</span> {note}
        </p>
      )}
      {caution !== 'none' && <DietaryCaution className={smallText.fine} unstated={caution === 'unstated'} />}
    </>
  )
}

function Item({ item, statesDietary }: { item: OrderedItem; statesDietary: boolean }) {
  const texts = useTexts(ticketTexts)
  const language = useLanguage()
  const choices = markEnglishChoices(language, item)
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{item.quantity} ×</span>
      <p className={styles.name}>{showEnglish(markEnglishDish(language, item))}</p>
      <span className={styles.amount}>{formatMoney(item.lineTotal)}</span>
      {(choices.length > 0 || item.note || statesDietary) && (
        <div className={styles.more}>
          {choices.map((choice) => (
            <p key={choice} className={smallText.mutedTight}>
              {showEnglish(choice)}
            </p>
          ))}
          {statesDietary && <DietaryLine dietary={item} className={smallText.mutedLine} />}
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
