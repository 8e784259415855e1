import { markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Order } from '../../contract/order.ts'
import { dietaryOfLines } from '#src/web/dietary-note.tsx'
import { StaffDietaryLine } from '#src/web/office/dietary-line.tsx'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { lineDetails } from '../../rules/line-details.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { GuestNote } from './guest-note.tsx'
import styles from './order-parts.module.css'

/**
 * What the kitchen has to make: each dish, its options on lines of their own, the guest's note, and the allergens and diets of the
 * dish.
 */
export function OrderLines({ order }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const note = order.specialInstructions
  const { eachLine } = dietaryOfLines(order.items)
  return (
    <>
      <ul role="list" className={styles.items}>
        {order.items.map((line, index) => (
          // Lines have no id of their own and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <OrderLine line={line} />
            {eachLine && <StaffDietaryLine dietary={line} />}
          </li>
        ))}
      </ul>
      {note && !mentionsAllergy(note) && <GuestNote label={texts.dialog.notes} text={note} />}
    </>
  )
}

/** The guest's note for the whole order if it tells of an allergy. It stands in the head of a card, so that nobody overlooks it. */
export function OrderAllergy({ order: { specialInstructions: note } }: { order: Order }) {
  return note && mentionsAllergy(note) ? <GuestNote text={note} /> : null
}

function OrderLine({ line }: { line: Order['items'][number] }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { halves, choices } = lineDetails(line, language)
  const name = halves.length > 0 ? texts.twoHalves : markEnglish(language, line.name, line.nameVi)
  const [size, ...others] = choices
  const details = [...(size === undefined ? [] : [size]), ...halves, ...others]
  return (
    <>
      <p className={styles.dish}>
        {line.quantity} × {showEnglish(name)}
      </p>
      {details.length > 0 && (
        <ul role="list" className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{showEnglish(detail)}</li>
          ))}
        </ul>
      )}
      {line.note && <GuestNote isOfLine label={texts.lineNote} text={line.note} />}
    </>
  )
}
