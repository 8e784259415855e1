import { useTexts } from '#src/web/language.tsx'
import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import styles from './guest-note.module.css'

interface GuestNoteProps {
  readonly text: string
  /** Says what the note is; without it the note stands alone. */
  readonly label?: string
  /** True if the note belongs to the line of an order. */
  readonly isOfLine?: boolean
}

/** What a guest has written: louder than anything else if it speaks of an allergy. */
export function GuestNote({ text, label, isOfLine = false }: GuestNoteProps) {
  const { allergy } = useTexts(officeOrdersTexts)
  const isAllergy = mentionsAllergy(text)
  const shown = isAllergy ? allergy : label
  return (
    <span className={styles.note} data-allergy={isAllergy} data-line={isOfLine}>
      {shown !== undefined && <span className={styles.label}>{shown}: </span>}
      {text}
    </span>
  )
}
