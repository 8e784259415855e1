import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import { PriceLines } from '#src/design/price-lines.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { itemCount } from '#src/features/cart/rules/cart.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './ordering.module.css'
import { totalLines } from '../shared/total-lines.ts'
import type { CartQuote } from '../shared/use-cart-quote.ts'

/** What is about to be ordered and what it costs, folded away above the form. */
export function OrderSummary({ quote }: { quote: CartQuote }) {
  const texts = useTexts(orderingTexts)
  const language = useLanguage()
  const dishes = quote.review.lines.map(({ line, quoted, newPrice }) => {
    const { name, nameVi } = quoted ?? line
    return {
      label: `${line.quantity} × ${inLanguage(language, name, nameVi)}`,
      amount: (newPrice ?? line.price) * line.quantity,
    }
  })
  return (
    <details className={styles.summary}>
      <summary>
        {texts.summary(itemCount(quote.lines))}
        <ChevronDownIcon />
      </summary>
      <PriceLines lines={[...dishes, ...totalLines(quote.totals, texts)]} />
    </details>
  )
}
