import type { ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { DishPicture } from '#src/design/dish-picture.tsx'
import { HalvesPicture } from '#src/design/halves-picture.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { WarningIcon } from '#src/design/icons.tsx'
import smallText from '#src/design/small-text.module.css'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { Price } from '#src/design/price.tsx'
import { PriceBreakdown, type PriceLine } from '#src/design/price-lines.tsx'
import { Skeleton } from '#src/design/skeleton.tsx'
import { Stepper } from '#src/design/stepper.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { saleUnitTexts } from '#src/web/texts/sale-unit-texts.ts'
import { markEnglishDish } from '#src/kernel/english-names.ts'
import { lineKey, maxPieces, type CartLine } from '../../rules/cart.ts'
import { cartTexts } from '../../texts/cart-texts.ts'
import styles from './cart-line-item.module.css'
import { LineActs, type LineActsProps } from './line-acts.tsx'
import { LineNote } from './line-note.tsx'

interface CartLineItemProps {
  line: CartLine
  /** The texts of the chosen options, for `showEnglish`. Undefined until the texts are loaded. */
  choices: readonly string[] | undefined
  /** The allergens in the line, and the diets for which it is suitable. */
  dietary?: ReactNode
  /** The current price of one piece in whole VND, if it differs from the price in the line. */
  newPrice?: number
  /** The text that says why the line cannot be ordered. */
  problem?: ReactNode
  /** The text that says what has changed about the dish since the guest added the line. The line can still be ordered. */
  change?: ReactNode
  /** The parts of the price of one piece. */
  parts?: readonly PriceLine[]
  onQuantity(quantity: number): void
  onNote(note: string): void
  onRemove(): void
  /** Opens the dialog in which the guest can choose other options, to solve `problem`. Absent if other options would not help. */
  onChoose?: (() => void) | undefined
  /** True while the code of that dialog is loading. */
  choosing?: boolean
  /** The buttons to change the options, or to add the dish again with other options. Absent if the dish has no options. */
  acts?: LineActsProps | undefined
}

/** One line of the cart: the dish, its price, the quantity, and the controls to change or remove it. */
export function CartLineItem({
  line,
  choices,
  dietary,
  newPrice,
  problem,
  change,
  parts,
  onQuantity,
  onNote,
  onRemove,
  onChoose,
  choosing = false,
  acts,
}: CartLineItemProps) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const name = inLanguage(language, line.name, line.nameVi)
  const unit = useUnit(line)
  const price = newPrice ?? line.price
  return (
    <li
      className={styles.line}
      data-problem={problem ? true : undefined}
      tabIndex={-1}
      data-line={lineKey(line)}
    >
      <LinePicture line={line} />
      <div className={styles.text}>
        <h3 className={styles.name}>{showEnglish(markEnglishDish(language, line))}</h3>
        <Choices line={line} choices={choices} />
        {dietary}
        {newPrice !== undefined && <UnitPrice line={line} newPrice={newPrice} />}
        {(problem ?? change) && (
          <p className={problem ? styles.problem : styles.change}>
            <WarningIcon />
            <span>{problem ?? change}</span>
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {problem ? (
          <>
            {onChoose && (
              <Button size="small" pending={choosing} onClick={onChoose}>
                {texts.chooseAgain} <span className="visually-hidden">{name}</span>
              </Button>
            )}
            <Button look="secondary" size="small" icon={<TrashIcon />} data-remove-line onClick={onRemove}>
              {texts.removeShort} <span className="visually-hidden">{name}</span>
            </Button>
          </>
        ) : (
          <>
            <Stepper
              value={line.quantity}
              min={0}
              max={maxPieces}
              // A quantity of 0 removes the line. The guest can undo the removal.
              onChange={(quantity) => (quantity === 0 ? onRemove() : onQuantity(quantity))}
              label={texts.quantityOf(name)}
              decreaseLabel={line.quantity === 1 ? texts.removeLast(name) : texts.fewer(name)}
              increaseLabel={texts.more(name)}
            />
            <div className={styles.total}>
              <Price amount={price * line.quantity} />
              {newPrice === undefined && line.quantity > 1 && <UnitPrice line={line} newPrice={undefined} />}
            </div>
          </>
        )}
      </div>
      {!problem && (
        <LineNote line={line} name={name} onNote={onNote} acts={acts && <LineActs {...acts} name={name} />}>
          <IconButton
            label={texts.remove(name)}
            icon={<TrashIcon />}
            data-remove-line
            onClick={onRemove}
            className={styles.remove}
          />
        </LineNote>
      )}
      {parts && parts.length > 1 && !problem && (
        <div className={styles.parts}>
          <PriceBreakdown
            label={texts.whyThisPrice}
            lines={[...parts, { label: texts.perPiece(unit), amount: price, strong: true }]}
          />
        </div>
      )}
    </li>
  )
}

/**
 * A half-and-half line shows the pictures of both dishes. They have no text for screen readers, because the line's name already
 * names the dishes.
 */
function LinePicture({ line: { image, secondImage } }: Pick<CartLineItemProps, 'line'>) {
  return secondImage === undefined ? (
    <DishPicture src={image} alt="" className={styles.picture} sizes="6rem" width={320} />
  ) : (
    <div className={styles.picture} aria-hidden="true">
      <HalvesPicture first={image} second={secondImage} width={320} label="" />
    </div>
  )
}

/** Until the texts of the chosen options are loaded, placeholders take their place, so that the elements below do not move. */
function Choices({ line, choices }: Pick<CartLineItemProps, 'line' | 'choices'>) {
  if (choices?.length === 0) return null
  const chosen = [line.customization ?? []].flat().filter(saysSomething)
  if (choices === undefined && chosen.length === 0) return null
  return (
    <ul className={smallText.mutedTight} role="list">
      {choices
        ? choices.map((choice) => <li key={choice}>{showEnglish(choice)}</li>)
        : chosen.map(({ schemaId }) => (
            <li key={schemaId}>
              <Skeleton width="70%" />
            </li>
          ))}
    </ul>
  )
}

/**
 * Whether the text for a choice adds something to the line's name. For a half-and-half pizza it does not, because the name already
 * names both dishes.
 */
function saysSomething({ selections }: { selections: object }): boolean {
  return Object.keys(selections).length > 0
}

function UnitPrice({ line, newPrice }: Pick<CartLineItemProps, 'line' | 'newPrice'>) {
  const texts = useTexts(cartTexts)
  const unit = useUnit(line)
  const each = (price: number) => texts.each(formatMoney(price), unit)
  if (newPrice === undefined) return <p className={styles.each}>{each(line.price)}</p>
  return (
    <p className={styles.each}>
      <span className="visually-hidden">{texts.oldPrice} </span>
      <s>{formatMoney(line.price)}</s>
      <span className="visually-hidden">{texts.newPrice} </span>
      <strong className={styles.newPrice}>{each(newPrice)}</strong>
    </p>
  )
}

/** The word for one piece of the line, such as "glass". Undefined if the menu has no such word. */
function useUnit({ unit }: CartLine): string | undefined {
  const { words } = useTexts(saleUnitTexts)
  return unit && words[unit]
}
