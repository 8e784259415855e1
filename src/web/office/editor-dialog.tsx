import { type ReactNode, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { showEnglish } from '../english-parts.tsx'
import { useTexts } from '../language.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { officeTexts } from './texts/office-texts.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'

interface EditorDialogProps {
  /** Whether the address names it. */
  readonly open: boolean
  onClose(): void
  /** Goes back to the address that names it. */
  onReturn(): void
  /** Its English marked (see `markEnglish`). */
  readonly title: string
  readonly size?: 'large' | 'wide'
  /** It begins with what was changed before and never saved. */
  readonly isRestored?: boolean
  /** What was changed is to be lost. */
  onDiscard?(): void
  /** The form, and what it tells of: that it is done, that it is to be left, that something was changed otherwise than by typing. */
  readonly children: (form: { onDone(): void; onCancel(): void; onEdit(): void }) => ReactNode
}

/**
 * A dialog with a long form. Once something has been changed it asks before that is lost, however one leaves: by its buttons, with
 * Escape, by going back in the browser, to another page too, and, in the browser's own words, by closing the tab.
 */
export function EditorDialog(props: EditorDialogProps) {
  const { open, onClose, onReturn, title, size = 'large', isRestored = false, onDiscard, children } = props
  const texts = useTexts(officeTexts)
  const [isEdited, setEdited] = useState(isRestored)
  const [isAsking, setAsking] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (isEdited) setAsking(!open)
  }

  function leave() {
    if (isEdited) setAsking(true)
    else onClose()
  }

  function end() {
    setEdited(false)
    setAsking(false)
    if (open) onClose()
  }

  function discard() {
    onDiscard?.()
    end()
  }

  function stay() {
    setAsking(false)
    if (!open) onReturn()
  }

  const edited = () => setEdited(true)
  return (
    <>
      <Dialog
        open={open || isEdited}
        onClose={leave}
        size={size}
        closeLabel={texts.close}
        title={showEnglish(title)}
      >
        <div onChange={edited}>{children({ onDone: end, onCancel: leave, onEdit: edited })}</div>
      </Dialog>
      <ConfirmDeletion
        open={isAsking}
        onClose={stay}
        texts={texts.discard}
        isPending={false}
        onConfirm={discard}
      />
      <UnsavedChanges when={isEdited} onLeave={onDiscard} />
    </>
  )
}
