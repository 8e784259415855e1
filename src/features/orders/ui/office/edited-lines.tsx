import { ActionIcon, TextInput } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { PriceLines } from '#src/design/price-lines.tsx'
import smallText from '#src/design/small-text.module.css'
import { Stepper } from '#src/design/stepper.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { markEnglishChoices, markEnglishDish } from '#src/kernel/english-names.ts'
import { maxNoteLength } from '#src/features/cart/rules/cart.ts'
import type { Order } from '../../contract/order.ts'
import { orderTotals } from '../../rules/order-totals.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { totalLines } from '../site/total-lines.ts'
import { type EditLine, withNote, withoutLine, withQuantity } from './edit-lines.ts'
import styles from './edited-lines.module.css'

/** The field for an order's lines, with their quantities and amounts. Any line can be removed except the only one. */
export function LinesInput({
  label,
  value: lines,
  row,
  onChange,
}: FieldInputProps<readonly EditLine[], Order>) {
  const money = useTexts(orderingTexts)
  const costs = lines.map(({ line, quantity }) => ({ unitPrice: amountOf(line.unitPrice), quantity }))
  return (
    <section aria-label={label} className={classNames(form.wide, layout.stack3)}>
      <h3 className={styles.title}>{label}</h3>
      <ul role="list" className={layout.stack2}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <EditedLine
              line={line}
              isLast={lines.length === 1}
              onQuantity={(quantity) => onChange(withQuantity(lines, line.key, quantity))}
              onNote={(note) => onChange(withNote(lines, line.key, note))}
              onRemove={() => onChange(withoutLine(lines, line.key))}
            />
          </li>
        ))}
      </ul>
      <div role="status">{row && <PriceLines lines={totalLines(orderTotals(costs, row), money)} />}</div>
    </section>
  )
}

interface EditedLineProps {
  readonly line: EditLine
  readonly isLast: boolean
  onQuantity(quantity: number): void
  onNote(note: string): void
  onRemove(): void
}

function EditedLine({
  line: { line, quantity, isAdded },
  isLast,
  onQuantity,
  onNote,
  onRemove,
}: EditedLineProps) {
  const texts = useTexts(orderFormTexts).lines
  const language = useLanguage()
  const choices = language === 'vi' ? line.choicesVi : line.choices
  const dish = inLanguage(language, line.name, line.nameVi)
  // An order may have several lines of the same dish. So the accessible names of a line's buttons also contain its choices.
  const name = [dish, ...choices].join(', ')
  const more = markEnglishChoices(language, line)
  const unitPrice = amountOf(line.unitPrice)
  return (
    <>
      <div className={styles.what}>
        <p className={styles.dish}>{showEnglish(markEnglishDish(language, line))}</p>
        {more.length > 0 && <p className={smallText.muted}>{showEnglish(more.join(' · '))}</p>}
        <p className={smallText.muted}>
          {texts.each(formatMoney(unitPrice))}
          {isAdded && ` · ${texts.addedToday}`}
        </p>
        <TextInput
          aria-label={texts.noteOf(name)}
          placeholder={texts.note}
          maxLength={maxNoteLength}
          value={line.note ?? ''}
          onChange={({ currentTarget }) => onNote(currentTarget.value)}
        />
      </div>
      <Stepper
        value={quantity}
        onChange={onQuantity}
        label={name}
        decreaseLabel={texts.fewer(name)}
        increaseLabel={texts.more(name)}
      />
      <strong className={styles.amount}>{formatMoney(unitPrice * quantity)}</strong>
      <ActionIcon
        aria-label={texts.remove(name)}
        title={isLast ? texts.lastLine : texts.remove(name)}
        disabled={isLast}
        onClick={onRemove}
      >
        <TrashIcon size="1.375rem" />
      </ActionIcon>
    </>
  )
}
