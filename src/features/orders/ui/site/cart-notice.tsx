import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { isNewRate } from '../../rules/new-vat.ts'
import styles from './ordering.module.css'
import type { CartQuote } from './cart-quote.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'

/** What the guest should know before going on, one notice at a time. */
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
 * Tells the old and the new VAT rate and the new total. The notices of other changes contain this text too. If VAT is now charged
 * in another way than before, it tells only the total, because a household business does not name VAT.
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
