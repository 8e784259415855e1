import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { User } from '../../contract/account.ts'
import { checkDeletion } from '../../rules/own-account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { useUserDeletion } from './use-user-changes.ts'

interface DeleteUserProps {
  readonly open: boolean
  onClose(): void
  readonly user: User
}

/** Asks whether a user shall be deleted, and deletes. Of one's own account it says that this cannot be done. */
export function DeleteUser({ open, onClose, user }: DeleteUserProps) {
  const texts = useTexts(accountTexts).remove
  const { close } = useTexts(officeTexts)
  const { remove, isPending } = useUserDeletion(user, onClose)
  if (checkDeletion(storedUser()?.id ?? '', user.id)) return <CannotDelete open={open} onClose={onClose} />
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...texts, text: texts.text(user.fullName), close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

function CannotDelete({ open, onClose }: Omit<DeleteUserProps, 'user'>) {
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
