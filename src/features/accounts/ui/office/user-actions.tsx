import { ActionIcon, Button } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import type { User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { userResource } from './user-resource.tsx'
import styles from './users.module.css'

interface UserActionsProps {
  readonly user: User
  /** True for the user's own account, which has no buttons to deactivate or delete it. */
  readonly isOwn: boolean
}

/** Buttons that activate or deactivate, edit and delete a user. */
export function UserActions({ user, isOwn }: UserActionsProps) {
  const { users: texts, edit, deleteOf } = useTexts(accountTexts)
  const words = useTexts(officeTexts).row
  const addressOf = useOpenAddress('user')
  const { toggle, isPending } = useToggle(userResource, 'active', user)
  const { id, fullName, isActive } = user
  const why = isOwn ? `own-${id}` : undefined
  return (
    <footer className={classNames(card.actions, styles.actions)}>
      <Button
        variant="default"
        disabled={isOwn}
        loading={isPending}
        aria-label={isActive ? texts.deactivateOf(fullName) : texts.activateOf(fullName)}
        aria-describedby={why}
        onClick={toggle}
      >
        {isActive ? texts.deactivate : texts.activate}
      </Button>
      <EditLink to={addressOf({ as: 'edit', id })} label={edit(fullName)} />
      {isOwn ? (
        <ActionIcon aria-label={deleteOf(fullName)} title={words.delete} disabled aria-describedby={why}>
          <TrashIcon size="1.375rem" />
        </ActionIcon>
      ) : (
        <DeleteLink to={addressOf({ as: 'delete', id })} label={deleteOf(fullName)} />
      )}
      {isOwn && (
        <p id={why} className={styles.why}>
          {texts.own}
        </p>
      )}
    </footer>
  )
}
