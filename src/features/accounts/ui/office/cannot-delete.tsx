import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { accountTexts } from '../../texts/account-texts.ts'

interface CannotDeleteProps {
  readonly open: boolean
  onClose(): void
}

/**
 * The dialog that appears if users try to delete their own account, which is not allowed. For other users a dialog asks whether to
 * delete them.
 */
export function CannotDelete({ open, onClose }: CannotDeleteProps) {
  const texts = useTexts(accountTexts).remove
  const { close } = useTexts(officeTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      closeLabel={close}
      title={texts.cannot}
      footer={
        <Button variant="default" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <p>{texts.own}</p>
    </Dialog>
  )
}
