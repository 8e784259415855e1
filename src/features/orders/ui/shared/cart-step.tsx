import type { ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { PriceLines } from '#src/design/price-lines.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import { CartLineItem } from '#src/features/cart/ui/shared/cart-line-item.tsx'
import { useCart } from '#src/features/cart/ui/shared/cart-store.ts'
import { useLineRemoval } from '#src/features/cart/ui/shared/use-line-removal.ts'
import { markEnglishChoices, markEnglishNames } from '#src/kernel/english-names.ts'
import { DietaryCaution, DietaryLine, dietaryOfLines } from '#src/web/dietary-note.tsx'
import { type Choosing, useLineChoices } from '#src/features/menu/ui/shared/use-line-choices.tsx'
import { acceptChanges, withoutProblems, type ReviewedLine } from '../../rules/review-cart.ts'
import { isNewRate } from '../../rules/seen-totals.ts'
import styles from '../site/ordering.module.css'
import { useOrderingTexts } from './current-ordering-texts.ts'
import { choiceReasons } from '../site/choice-reasons.ts'
import { totalLines } from './total-lines.ts'
import type { CartQuote } from './cart-quote.ts'

interface CartStepProps {
  quote: CartQuote
  /** What stands in place of the lines where there are none, with something that can have the focus. */
  empty: ReactNode
}

/** The lines of the cart, each with what the server says of it today. */
export function CartStep({ quote, empty }: CartStepProps) {
  const texts = useOrderingTexts().review
  const cart = useCart()
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
  // Until the server has said it, a line with choices tells.
  const isCustomizable = quoted?.isCustomizable ?? line.customization !== null
  return (
    <CartLineItem
      {...acts}
      // A cart stored before lines of two halves had both names gets them here.
      line={quoted ? { ...line, name: quoted.name, nameVi: quoted.nameVi } : line}
      // Without a response to wait for, nothing is held in place of the choices.
      choices={choices ?? (checking ? undefined : [])}
      dietary={statesDietary && quoted && <DietaryLine dietary={quoted} className={styles.dietary} />}
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

/** What the guest should know before going on; at most one thing at a time. */
function CartNotice({ quote }: { quote: CartQuote }) {
  const texts = useOrderingTexts().review
  if (quote.tooLarge)
    return (
      <Notice tone="warning">
        {texts.tooLarge} <CallLink />
      </Notice>
    )
  const { state } = quote.review
  if (state === 'has-problems') {
    return (
      <Notice tone="danger" urgent title={texts.problems}>
        {texts.problemsMore} <NewVat quote={quote} /> <CallLink />
      </Notice>
    )
  }
  if (state === 'has-new-choices' || state === 'has-new-prices' || state === 'has-new-vat') {
    const [title, more] = {
      'has-new-choices': [texts.newChoices, texts.newChoicesMore],
      'has-new-prices': [texts.newPrices, texts.newPricesMore],
      'has-new-vat': [
        quote.review.newVat && isNewRate(quote.review.newVat) ? texts.newVat : texts.newTotal,
        texts.newVatMore,
      ],
    }[state]
    return (
      <Notice tone="warning" urgent title={title}>
        <NewVat quote={quote} /> {more}
      </Notice>
    )
  }
  if (!quote.failed) return null
  return (
    <Notice tone="info" title={texts.unchecked}>
      <p>
        {texts.uncheckedMore} <CallLink />
      </p>
      <Button
        look="ghost"
        size="small"
        className={styles.again}
        pending={quote.checking}
        onClick={() => void quote.check()}
      >
        {texts.checkAgain}
      </Button>
    </Notice>
  )
}

/**
 * Which rate of VAT has come in place of which, and what the order comes to by it; in the notice of whatever else has changed.
 * Where it is charged in another way, the total is all there is to say: a household business does not name VAT.
 */
function NewVat({ quote }: { quote: CartQuote }) {
  const texts = useOrderingTexts().review
  const { newVat } = quote.review
  if (!newVat) return null
  const [before, now] = [newVat.before, newVat.now].map(({ vatRate, grandTotal }) => ({
    rate: String(vatRate),
    total: formatMoney(grandTotal),
  }))
  if (!before || !now) return null
  return isNewRate(newVat) ? texts.newVatIs(before, now) : texts.newTotalIs(before.total, now.total)
}

/** Where the guest goes on with a line that was chosen anew: it is another element, as its choices are others. */
function focusLine(area: HTMLElement | null, key: string): void {
  const items = area?.querySelectorAll<HTMLElement>('[data-line]') ?? []
  const item = [...items].find(({ dataset }) => dataset['line'] === key)
  const target = item?.querySelector<HTMLElement>('[data-edit-line]') ?? item
  target?.focus()
}

/** The line of which the focus came is settled, and its button gone. */
function focusNextStep(): void {
  document.querySelector<HTMLElement>('[data-next-step]')?.focus()
}

/** The note says itself what is wrong with it. */
function focusLongNote(): void {
  document.querySelector<HTMLElement>('[data-line-note][aria-invalid]')?.focus()
}

interface CartFooterProps {
  quote: CartQuote
  pending: boolean
  /** The next step once nothing is in its way. */
  ready: { readonly label: string; act(): void }
  /** Sends the order again that was rejected for what is in the cart; absent where none was. */
  orderAgain?: (() => void) | undefined
}

/** What it all costs, and the one next step: settle what is in the way, or go on. */
export function CartFooter({ quote, pending, ready, orderAgain }: CartFooterProps) {
  const texts = useOrderingTexts()
  const cart = useCart()
  const { lines, result, review, totals } = quote
  const settled = acceptChanges(withoutProblems(lines, result), result)
  const canOrder = orderAgain !== undefined && settled.length > 0
  function settle() {
    cart.replace(settled)
    quote.acceptVat()
    if (canOrder) orderAgain?.()
  }
  const steps = {
    'has-problems': {
      label: canOrder ? texts.review.removeAndOrder : texts.review.removeProblems,
      act: settle,
    },
    'has-new-choices': {
      label: canOrder ? texts.review.acceptChoicesAndOrder : texts.review.acceptChoices,
      act: settle,
    },
    'has-new-prices': {
      label: canOrder ? texts.review.acceptAndOrder : texts.review.acceptPrices,
      act: settle,
    },
    'has-new-vat': {
      label: canOrder ? texts.review.acceptVatAndOrder : texts.review.acceptVat,
      act: settle,
    },
    'has-long-notes': { label: ready.label, act: focusLongNote },
    ready: canOrder ? { label: texts.checkout.place, act: settle } : ready,
  }
  if (review.state === 'empty') return null
  // One button whose label changes: the focus of whoever pressed it stays where it is.
  const { label, act } = steps[review.state]
  const tooLarge = review.state === 'ready' && quote.tooLarge
  return (
    <div className={styles.footer}>
      <PriceLines lines={totalLines(review.newVat?.now ?? totals, texts)} />
      <Button wide size="large" data-next-step disabled={tooLarge} pending={pending} onClick={act}>
        {label}
      </Button>
    </div>
  )
}
