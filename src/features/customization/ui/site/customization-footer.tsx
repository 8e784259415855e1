import { Button } from '#src/design/button.tsx'
import layout from '#src/design/layout.module.css'
import { Notice } from '#src/design/notice.tsx'
import { Price } from '#src/design/price.tsx'
import { PriceBreakdown, type PriceLine } from '#src/design/price-lines.tsx'
import { Stepper } from '#src/design/stepper.tsx'
import type { Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { saleUnitTexts, soldAs } from '#src/web/texts/sale-unit-texts.ts'
import type { DishPrice } from '../../rules/price-choices.ts'
import { markEnglishNames } from '#src/kernel/english-names.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import styles from './customization-footer.module.css'

interface CustomizationFooterProps {
  /** The id of the form that the main button submits. */
  formId: string
  dishName: string
  /**
   * The price of one piece. Undefined until the guest has chosen the second half, because the price of one half would look like the
   * total.
   */
  price: DishPrice | undefined
  /** The surcharge for two halves, in whole VND. Undefined or 0 if the guest does not choose two halves. */
  fee?: number | undefined
  /** What the price buys, such as a plate, and the chosen size. Each is null or undefined if the restaurant does not state it. */
  unit: SaleUnit | null
  size: string | undefined
  /** The text that is shown if there is no price yet. */
  missing?: string | undefined
  quantity: number
  onQuantity: (quantity: number) => void
  /** The label of the main button. By default it says "add to cart". */
  addLabel: string | undefined
  /** The reason why the dish was not added. */
  problem: string | undefined
}

/**
 * The bottom of the dialog, which stays visible while the questions scroll: the price with its explanation, the quantity, and the
 * main button.
 */
export function CustomizationFooter(props: CustomizationFooterProps) {
  const { formId, dishName, price, unit, quantity, onQuantity, problem } = props
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const units = useTexts(saleUnitTexts)
  const bought = soldAs(units, unit, props.size) ?? ''
  return (
    <div className={layout.stack2}>
      {problem && (
        <Notice tone="danger" urgent>
          {problem} <CallLink />
        </Notice>
      )}
      <div className={styles.bill}>
        {price && (
          <PriceBreakdown
            label={props.fee ? texts.includedFee(formatMoney(props.fee)) : texts.priceDetails}
            lines={billLines(price, quantity, language, texts.onePiece(unit && units.words[unit]))}
          />
        )}
        <p className={styles.total} role="status" aria-label={texts.total}>
          {price ? (
            <Price
              amount={price.unitPrice * quantity}
              // The unit belongs to the price of one piece. So if the quantity is greater, the price has no unit, and the number of
              // pieces stands beneath it.
              unit={quantity === 1 && showEnglish(bought)}
              beneath={!bought.startsWith('/')}
              size="large"
              animated
            />
          ) : (
            <span className={styles.missing}>{props.missing ?? texts.chooseSecond}</span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Stepper
          value={quantity}
          onChange={onQuantity}
          label={texts.quantity(dishName)}
          decreaseLabel={texts.fewer}
          increaseLabel={texts.more}
        />
        <Button type="submit" form={formId} size="large" wide className={styles.add}>
          {props.addLabel ?? texts.add}
        </Button>
      </div>
    </div>
  )
}

function billLines(
  { parts, unitPrice }: DishPrice,
  quantity: number,
  language: Language,
  onePiece: string,
): PriceLine[] {
  const lines: PriceLine[] = parts.map(({ label, labelVi, amount }) => ({
    label: showEnglish(markEnglishNames(language, label, labelVi)),
    amount,
  }))
  lines.push({ label: onePiece, amount: unitPrice, strong: true })
  if (quantity > 1) {
    lines.push({ label: `${quantity} × ${formatMoney(unitPrice)}`, amount: unitPrice * quantity })
  }
  return lines
}
