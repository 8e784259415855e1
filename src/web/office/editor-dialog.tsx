import { type ReactNode, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { showEnglish } from '../english-parts.tsx'
import { useTexts } from '../language.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { officeTexts } from './texts/office-texts.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'

interface EditorDialogProps {
  /** True if the page's address names this dialog. */
  readonly open: boolean
  onClose(): void
  /** Opens the dialog again, by going back to the page's address that names the dialog. */
  onReturn(): void
  /** The title; its English parts are marked (see `markEnglish`). */
  readonly title: string
  readonly size?: 'large' | 'wide'
  /** True if the form begins with a draft: changes that the user made earlier and never saved. */
  readonly isRestored?: boolean
  /** Called when the user discards the changes. */
  onDiscard?(): void
  /**
   * Renders the form. The form must call `onDone` when it has been saved, `onCancel` when the user cancels it, and `onEdit` when
   * the user has changed something in another way than by typing.
   */
  readonly children: (form: { onDone(): void; onCancel(): void; onEdit(): void }) => ReactNode
}

/**
 * A dialog with a long form. If the user has changed something, the dialog asks before the change is lost, however the user leaves:
 * with the dialog's buttons, with Escape, by going back in the browser or to another page. If the user closes the tab, the browser
 * shows its own question.
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
