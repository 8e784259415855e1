import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { isNewRate } from '../../rules/new-vat.ts'
import styles from './ordering.module.css'
import type { CartQuote } from './cart-quote.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'

/** A notice with what the guest should know before going on. Only one notice is shown at a time. */
export function CartNotice({ quote }: { quote: CartQuote }) {
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
 * Says the old and the new VAT rate and the new total. If there are other changes too, this text is a part of their notice. If VAT
 * is treated differently now (for example, it is now included in the prices), only the new total is said, because a household
 * business does not state VAT.
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
