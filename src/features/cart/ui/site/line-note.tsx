import { type ReactNode, useId, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import { PencilIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { charactersTooMany, maxNoteLength, noteOf, type CartLine } from '../../rules/cart.ts'
import { cartTexts } from '../../texts/cart-texts.ts'
import styles from './cart-line-item.module.css'

interface LineNoteProps {
  line: CartLine
  /** The name of the dish in the visitor's language. */
  name: string
  onNote(note: string): void
  /** The other buttons of the line, which stand in one row with the button for the note. */
  acts?: ReactNode
  /** The button to remove the line, at the end of this row. */
  children: ReactNode
}

/**
 * The guest's note to the kitchen about a line. If there is no note, a button to add one is shown; otherwise a field with the note.
 */
export function LineNote({ line, name, onNote, acts, children }: LineNoteProps) {
  const texts = useTexts(cartTexts).note
  const [opened, setOpened] = useState(false)
  // If the guest empties the field, the field stays. Otherwise all elements below it would move while the guest is about to press
  // one of them.
  const [wasFilled, setWasFilled] = useState(Boolean(line.note))
  if (line.note && !wasFilled) setWasFilled(true)
  const isOpen = opened || wasFilled
  return (
    <>
      <div className={styles.more}>
        {acts}
        {!isOpen && (
          <Button
            look="ghost"
            size="small"
            icon={<PencilIcon />}
            aria-label={texts.addOf(name)}
            onClick={() => setOpened(true)}
          >
            {texts.add}
          </Button>
        )}
        {children}
      </div>
      {isOpen && <NoteField line={line} name={name} onNote={onNote} focused={opened} />}
    </>
  )
}

function NoteField({
  line,
  name,
  onNote,
  focused,
}: Omit<LineNoteProps, 'acts' | 'children'> & { focused: boolean }) {
  const texts = useTexts(cartTexts).note
  const id = useId()
  const tooMany = charactersTooMany(line)
  return (
    <div className={styles.note}>
      <TextAreaField
        id={id}
        label={texts.label}
        aria-label={texts.labelOf(name)}
        value={line.note ?? ''}
        onChange={(event) => onNote(event.target.value)}
        placeholder={texts.example}
        rows={1}
        // Pressing the button that stood here asks for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        data-line-note
        hint={
          <span className={styles.noteHint}>
            <span>{line.quantity > 1 && texts.forAll(line.quantity)}</span>
            <span className={styles.noteCount}>{texts.count(noteOf(line).length, maxNoteLength)}</span>
          </span>
        }
        error={tooMany > 0 ? texts.tooLong(maxNoteLength, tooMany) : undefined}
      />
    </div>
  )
}
