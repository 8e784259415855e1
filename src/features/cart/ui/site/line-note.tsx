import { useId, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import { PencilIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { charactersTooMany, maxNoteLength, noteOf, type CartLine } from '../../rules/cart.ts'
import { cartTexts } from '../../texts/cart-texts.ts'
import styles from './cart-line-item.module.css'

interface LineNoteProps {
  line: CartLine
  /** The dish in the visitor's language. */
  name: string
  onNote(note: string): void
}

/** What the guest tells the kitchen about a line: a button where there is nothing yet, else the text to change. */
export function LineNote({ line, name, onNote }: LineNoteProps) {
  const texts = useTexts(cartTexts).note
  const [opened, setOpened] = useState(false)
  // A text that is emptied stays: what lies beneath it would move away from under a finger.
  const [wasFilled, setWasFilled] = useState(Boolean(line.note))
  if (line.note && !wasFilled) setWasFilled(true)
  if (opened || wasFilled) return <NoteField line={line} name={name} onNote={onNote} focused={opened} />
  return (
    <div className={styles.note}>
      <Button
        look="ghost"
        size="small"
        icon={<PencilIcon />}
        className={styles.addNote}
        aria-label={texts.addOf(name)}
        onClick={() => setOpened(true)}
      >
        {texts.add}
      </Button>
    </div>
  )
}

function NoteField({ line, name, onNote, focused }: LineNoteProps & { focused: boolean }) {
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
