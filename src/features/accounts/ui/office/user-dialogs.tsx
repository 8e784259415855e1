import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FormDialog } from '#src/web/office/form-dialog.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { DeleteUser } from './delete-user.tsx'
import { type OpenUser, useOpenUser } from './open-user.ts'
import { AddUserForm, EditUserForm } from './user-form.tsx'
import { useUsers } from './user-queries.ts'

/** The dialog that the address names: of a new user, or to change or delete one. */
export function UserDialogs() {
  const texts = useTexts(accountTexts)
  const { open, close } = useOpenUser()
  const isOpen = open.as !== 'nothing'
  // A dialog keeps its content while it closes, even if what it shows has been deleted.
  const [shown, setShown] = useState<OpenUser>(open)
  const isOther = isOpen && (open.as !== shown.as || idOf(open) !== idOf(shown))
  if (isOther) setShown(open)
  const id = idOf(isOther ? open : shown)
  const listed = useUsers().data?.find((user) => user.id === id)
  const [last, setLast] = useState<User>()
  if (listed && listed !== last) setLast(listed)
  const user = listed ?? (isOpen || last?.id !== id ? undefined : last)
  const dialog = { open: isOpen, onClose: close }

  if (shown.as === 'nothing') return null
  if (shown.as === 'new') {
    return (
      <FormDialog key="new" {...dialog} title={texts.form.titleAdd}>
        <AddUserForm onDone={close} />
      </FormDialog>
    )
  }
  if (!user) return <AbsentUser {...dialog} />
  if (shown.as === 'delete') return <DeleteUser {...dialog} user={user} />
  return (
    <FormDialog key="edit" {...dialog} title={texts.form.titleEdit(user.fullName)}>
      <EditUserForm key={user.id} user={user} onDone={close} />
    </FormDialog>
  )
}

function idOf(open: OpenUser): string | undefined {
  return 'id' in open ? open.id : undefined
}

function AbsentUser({ open, onClose }: { open: boolean; onClose(): void }) {
  const texts = useTexts(accountTexts).dialog
  const { close } = useTexts(officeTexts)
  const { isFetching } = useUsers()
  return (
    <Dialog open={open} onClose={onClose} size="small" closeLabel={close} title={texts.title}>
      {isFetching ? <Spinner label={texts.loading} /> : <p role="alert">{texts.missing}</p>}
    </Dialog>
  )
}
