import { classNames } from '#src/design/class-names.ts'
import { useTexts } from '#src/web/language.tsx'
import strip from '#src/web/office/allergy-strip.module.css'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import styles from './guest-note.module.css'

interface GuestNoteProps {
  readonly text: string
  /** A heading for the note. Without it the note stands alone. */
  readonly label?: string
  /** True if the note belongs to a line of an order, not to the whole order. */
  readonly isOfLine?: boolean
}

/** A guest's note. If it mentions an allergy, it is the most conspicuous element on the screen. */
export function GuestNote({ text, label, isOfLine = false }: GuestNoteProps) {
  const { allergy } = useTexts(officeOrdersTexts)
  const isAllergy = mentionsAllergy(text)
  const shown = isAllergy ? allergy : label
  return (
    <span className={classNames(styles.note, strip.strip)} data-allergy={isAllergy} data-line={isOfLine}>
      {shown !== undefined && <span className={styles.label}>{shown}: </span>}
      {text}
    </span>
  )
}
