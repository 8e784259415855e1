import type { Ref } from 'react'

import { useTexts } from '#src/web/language.tsx'
import type { KitchenTicket } from '../../contract/kitchen.ts'
import { orderTime } from '#src/features/orders/rules/order-age.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { orderWords } from '../../texts/order-words.ts'
import styles from './ticket-card.module.css'
import { Note } from './ticket-line.tsx'

interface CardNotesProps {
  readonly ticket: KitchenTicket
  /** What the kitchen knew before a change that it has not seen. */
  readonly before: KitchenTicket['before']
  readonly text: Ref<HTMLDivElement>
  /** Where the rest of the text is, if there is no room for all of it. */
  readonly rest: 'above' | 'below' | undefined
  onShow(): void
}

/**
 * The guest's note for the whole order, and what has changed of the order besides its lines. It stays in sight however far one
 * scrolls the lines. If it is long, it takes a part of the card, and a key pages through it.
 */
export function CardNotes({ ticket, before, text, rest, onShow }: CardNotesProps) {
  const { moreOfNote } = useTexts(kitchenTexts)
  const note = ticket.specialInstructions
  const isNoteChanged = before !== null && before.specialInstructions !== note
  return (
    <div className={styles.notes}>
      <div ref={text} className={styles.noteText} data-scroller>
        {!isNoteChanged && note && <Note text={note} />}
        {before && <ChangedFacts ticket={ticket} before={before} />}
      </div>
      {rest && (
        <button type="button" className={styles.scrollKey} aria-label={moreOfNote} onClick={onShow}>
          {rest === 'above' ? '▲' : '▼'}
        </button>
      )}
    </div>
  )
}

/** What the kitchen read before the edit and what holds now, for place, time and note. */
function ChangedFacts({
  ticket,
  before,
}: {
  ticket: KitchenTicket
  before: NonNullable<KitchenTicket['before']>
}) {
  const { place } = useTexts(orderWords)
  const { change, note } = useTexts(kitchenTexts)
  const timeOf = (facts: typeof before) => orderTime(facts)?.slice(11) ?? change.soon
  const noteOf = ({ specialInstructions }: typeof before) =>
    specialInstructions ? `${note}: ${specialInstructions}` : change.noNote
  return [noteOf, place, timeOf].map((factOf) => {
    const [was, is] = [factOf(before), factOf(ticket)]
    return was === is ? null : (
      <p key={is} className={styles.changedFact} data-change={is}>
        {factOf === noteOf && ticket.specialInstructions && <Note text={ticket.specialInstructions} />}
        <s>{was}</s>
        {(factOf !== noteOf || !ticket.specialInstructions) && ` → ${is}`}
      </p>
    )
  })
}
