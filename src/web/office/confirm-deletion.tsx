import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { showEnglish } from '../english-parts.tsx'
import { useTexts } from '../language.tsx'
import styles from './confirm-deletion.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface ConfirmDeletionProps {
  readonly open: boolean
  onClose(): void
  readonly texts: {
    readonly title: string
    /** The text that says what will be lost. Its English parts are marked (see `markEnglish`). */
    readonly text: string
    /** The labels of the two buttons, if they should not be “Delete” and “Keep”. */
    readonly yes?: string
    readonly no?: string
  }
  readonly isPending: boolean
  onConfirm(): void
}

/** Asks whether to delete something for good. At first the button that cancels has the focus. */
export function ConfirmDeletion({ open, onClose, texts, isPending, onConfirm }: ConfirmDeletionProps) {
  const { close, keep, row } = useTexts(officeTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      closeLabel={close}
      title={texts.title}
      dismissible={!isPending}
      footer={
        <div className={styles.buttons}>
          <Button data-autofocus variant="default" disabled={isPending} onClick={onClose}>
            {texts.no ?? keep}
          </Button>
          <Button className={styles.delete} loading={isPending} onClick={onConfirm}>
            {texts.yes ?? row.delete}
          </Button>
        </div>
      }
    >
      <p>{showEnglish(texts.text)}</p>
    </Dialog>
  )
}
