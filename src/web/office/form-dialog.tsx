import { type ReactNode, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface FormDialogProps {
  readonly open: boolean
  onClose(): void
  readonly title: string
  /** Something has been changed otherwise than by typing. */
  readonly isEdited?: boolean
  readonly children: ReactNode
}

/** A dialog with a form. Once something has been typed, only the form's own buttons close it: a slip loses nothing. */
export function FormDialog({ open, onClose, title, isEdited = false, children }: FormDialogProps) {
  const texts = useTexts(officeTexts)
  const [isTouched, setTouched] = useState(false)
  if (!open && isTouched) setTouched(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel={texts.close}
      title={title}
      dismissible={!isTouched && !isEdited}
    >
      <div onChange={() => setTouched(true)}>{children}</div>
    </Dialog>
  )
}
