import { type ReactNode, use } from 'react'

import smallText from '#src/design/small-text.module.css'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import { CartLineItem } from '#src/features/cart/ui/site/cart-line-item.tsx'
import { useCart } from '#src/features/cart/ui/site/cart-store.ts'
import { CurrentCart } from '#src/features/cart/ui/site/stored-cart.ts'
import { useLineRemoval } from '#src/features/cart/ui/site/use-line-removal.tsx'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import { DietaryCaution, DietaryLine, dietaryOfLines } from '#src/web/dietary-note.tsx'
import { type Choosing, useLineChoices } from '#src/features/menu/ui/site/use-line-choices.tsx'
import type { ReviewedLine } from '../../rules/review-cart.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import { choiceReasons } from './choice-reasons.ts'
import { CartNotice } from './cart-notice.tsx'
import type { CartQuote } from './cart-quote.ts'
import { DishesToAdd } from './dishes-to-add.tsx'
import styles from './ordering.module.css'

interface CartStepProps {
  quote: CartQuote
  /** The content in place of the lines if the cart is empty. It must contain an element that can get the focus. */
  empty: ReactNode
}

/** The lines of the cart, each with the server's current result for it. */
export function CartStep({ quote, empty }: CartStepProps) {
  const texts = useOrderingTexts().review
  const cart = useCart()
  // Staff who take an order on the phone have a cart of its own, to which guests' offers do not add.
  const isGuest = use(CurrentCart) === undefined
  const { area, remove } = useLineRemoval()
  const { choose, pendingOf, dialog } = useLineChoices((key, choosing) =>
    choosing === 'again' ? focusNextStep() : focusLine(area.current, key),
  )
  const { eachLine, caution } = dietaryOfLines(quote.review.lines.map(({ quoted }) => quoted ?? {}))
  return (
    <div ref={area}>
      {quote.review.state === 'empty' ? (
        empty
      ) : (
        <>
          <CartNotice quote={quote} />
          <span className="visually-hidden" role="status">
            {quote.checking ? texts.checking : ''}
          </span>
          <ul role="list" aria-label={texts.lines}>
            {quote.review.lines.map((reviewed) => (
              <ReviewedLineItem
                key={reviewed.key}
                reviewed={reviewed}
                checking={quote.checking}
                onQuantity={(quantity) => cart.setQuantity(reviewed.key, quantity)}
                onNote={(note) => cart.setNote(reviewed.key, note)}
                onRemove={() => remove(reviewed.line)}
                onChoose={(choosing) => void choose(reviewed.line, choosing)}
                pending={pendingOf(reviewed.key)}
                statesDietary={eachLine}
              />
            ))}
          </ul>
          {isGuest && <DishesToAdd />}
          <DietaryCaution className={styles.caution} unstated={caution === 'unstated'} />
        </>
      )}
      {dialog}
    </div>
  )
}

interface ReviewedLineItemProps {
  reviewed: ReviewedLine
  checking: boolean
  onQuantity(quantity: number): void
  onNote(note: string): void
  onRemove(): void
  onChoose(choosing: Choosing): void
  pending: Choosing | undefined
  statesDietary: boolean
}

function ReviewedLineItem(props: ReviewedLineItemProps) {
  const { reviewed, checking, onChoose, pending, statesDietary, ...acts } = props
  const language = useLanguage()
  const texts = useOrderingTexts().review.line
  const { line, quoted, problem, newPrice } = reviewed
  const reasons = choiceReasons(reviewed, texts, language)
  const choices = quoted && markEnglishChoices(language, quoted)
  // Until the server has responded, the program assumes that a line's dish has options if the line has chosen options.
  const isCustomizable = quoted?.isCustomizable ?? line.customization !== null
  return (
    <CartLineItem
      {...acts}
      // A cart that was stored by an earlier version may lack the English or the Vietnamese name of a half-and-half pizza. So
      // once the server has responded, the names in its response are used.
      line={quoted ? { ...line, name: quoted.name, nameVi: quoted.nameVi } : line}
      // `undefined` makes the line reserve space for texts that are still loading. If no response is expected, the empty list makes
      // it reserve no space.
      choices={choices ?? (checking ? undefined : [])}
      dietary={statesDietary && quoted && <DietaryLine dietary={quoted} className={smallText.mutedLine} />}
      newPrice={newPrice}
      problem={problem && showEnglish([...reasons, texts[problem]].join(' '))}
      onChoose={problem === 'orders.choices-invalid' ? () => onChoose('again') : undefined}
      choosing={pending === 'again'}
      acts={
        isCustomizable
          ? {
              onEdit: () => onChoose('edit'),
              onAnother: () => onChoose('another'),
              pending: pending === 'again' ? undefined : pending,
            }
          : undefined
      }
      change={reviewed.hasSuggestion ? showEnglish(reasons.join(' ')) : undefined}
      parts={quoted?.parts.map(({ label, labelVi, amount }) => ({
        label: showEnglish(markEnglishNames(language, label, labelVi)),
        amount,
      }))}
    />
  )
}

/**
 * Focuses the line whose choices the guest has just changed. It is a new element, because the choices are part of its React key.
 */
function focusLine(area: HTMLElement | null, key: string): void {
  const items = area?.querySelectorAll<HTMLElement>('[data-line]') ?? []
  const item = [...items].find(({ dataset }) => dataset['line'] === key)
  const target = item?.querySelector<HTMLElement>('[data-edit-line]') ?? item
  target?.focus()
}

/**
 * The guest has solved the problem of a line, and the pressed button is gone. So the focus moves to the button for the next step.
 */
function focusNextStep(): void {
  document.querySelector<HTMLElement>('[data-next-step]')?.focus()
}
