import type { MouseEvent } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { CheckIcon } from '#src/design/icons.tsx'
import { markEnglishDish, markEnglishNames } from '#src/kernel/english-names.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import allergy from '#src/web/office/allergy-strip.module.css'
import { takesPartTap } from '#src/web/office/second-tap.ts'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import type { InBoth, KitchenLine } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { HalvesDrawing } from './halves-drawing.tsx'
import { queueStrike, useQueuedStrike } from './strike-queue.ts'
import styles from './ticket-line.module.css'

/**
 * A line of an order. A tap crosses it off as made, and another tap undoes that; of several pieces, a tap on their number crosses
 * off one. A line that an edit has removed cannot be crossed off.
 */
export function TicketLine({ orderId, line }: { orderId: string; line: KitchenLine }) {
  const { onePiece, stillToMake } = useTexts(kitchenTexts)
  const language = useLanguage()
  const queued = useQueuedStrike(orderId, line.key)
  const struck = Math.min(queued ?? line.struck, line.quantity)
  const isStruck = line.quantity > 0 && struck >= line.quantity
  const onlyOne = onePiece(inLanguage(language, line.name, line.nameVi))
  const left = struck > 0 && !isStruck ? stillToMake(line.quantity - struck) : undefined
  const content = <LineContent line={line} struck={struck} isUnsent={queued !== undefined} />
  if (line.quantity === 0)
    return (
      <div className={styles.line} data-removed>
        <div className={styles.content}>{content}</div>
      </div>
    )
  const strike = (quantity: number, event: MouseEvent) =>
    takesPartTap(orderId, line.key, event.nativeEvent) &&
    queueStrike({ orderId, lineKey: line.key, quantity, seen: struck })
  return (
    <div
      className={styles.line}
      data-struck={isStruck || undefined}
      data-unsent={queued !== undefined || undefined}
    >
      {line.quantity > 1 && (
        <button
          type="button"
          className={styles.piece}
          aria-label={left ? `${onlyOne}, ${left}` : onlyOne}
          onClick={(event) => strike(isStruck ? line.quantity - 1 : struck + 1, event)}
        >
          <span className={styles.number}>{line.quantity}×</span>
          {left && <span className={styles.left}>{left}</span>}
          {isStruck && <Tick />}
        </button>
      )}
      <button
        type="button"
        className={styles.content}
        aria-pressed={isStruck}
        onClick={(event) => strike(isStruck ? 0 : line.quantity, event)}
      >
        {content}
      </button>
    </div>
  )
}

function LineContent({ line, struck, isUnsent }: { line: KitchenLine; struck: number; isUnsent: boolean }) {
  const texts = useTexts(kitchenTexts)
  const language = useLanguage()
  const textOf = ({ name, nameVi }: InBoth) => showEnglish(markEnglishNames(language, name, nameVi))
  const left = line.quantity - struck
  const choices = line.choices.filter(({ isUsual }) => !isUsual)
  const isStruck = line.quantity > 0 && left === 0
  return (
    <>
      <span className={line.quantity > 1 ? 'visually-hidden' : styles.number}>
        {isStruck && <Tick />}
        <span className={isStruck ? 'visually-hidden' : undefined}>{line.quantity || line.before}×</span>
      </span>
      <span className={styles.details}>
        <Change line={line} />
        <span className={styles.dish}>
          {line.size && <span className={styles.size}>{textOf(line.size)}</span>}
          <span className={styles.name}>
            {line.halves.length > 0 ? texts.twoHalves : showEnglish(markEnglishDish(language, line))}
          </span>
        </span>
        {line.halves.length > 0 && <HalvesDrawing halves={line.halves} />}
        {choices.length > 0 && (
          <span className={styles.choices}>
            {choices.map((choice) => (
              <span key={choice.name}>{textOf(choice)}</span>
            ))}
          </span>
        )}
        {line.missing.length > 0 && (
          <strong className={styles.missing}>
            {texts.out.line(
              line.missing.map(({ name, nameVi }) => inLanguage(language, name, nameVi)).join(', '),
            )}
          </strong>
        )}
        {line.note && <Note text={line.note} />}
        {isUnsent && <span className="visually-hidden">{texts.unsent}</span>}
      </span>
    </>
  )
}

function Tick() {
  return (
    <span className={styles.made}>
      <CheckIcon size="1.1em" />
    </span>
  )
}

/** Characters. So much of a note stands on a card without scrolling. */
const shortNote = 60

/**
 * The guest's note. A note about allergies stands out more than anything else on the ticket. If the allergy is at the end of a long
 * note, its sentence stands before the note too.
 */
export function Note({ text }: { text: string }) {
  const texts = useTexts(kitchenTexts)
  const isAllergy = mentionsAllergy(text)
  const sentences = text.length > shortNote ? text.split(/(?<=[.!?;])\s+|\n+/u) : [text]
  const allergyAt = sentences.findIndex(mentionsAllergy)
  return (
    <span className={classNames(styles.note, allergy.strip)} data-allergy={isAllergy}>
      <strong>{isAllergy ? texts.allergy : texts.note}:</strong>{' '}
      {allergyAt > 0 && <em className={styles.first}>{sentences[allergyAt]}</em>}
      {text}
    </span>
  )
}

function Change({ line: { before, quantity } }: { line: KitchenLine }) {
  const { change } = useTexts(kitchenTexts)
  if (before === null) return null
  const kind = quantity === 0 ? change.removed : before === 0 ? change.added : change.from(before, quantity)
  return <strong className={styles.change}>{kind}</strong>
}
