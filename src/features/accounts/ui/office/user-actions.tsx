import { ActionIcon, Button } from '@mantine/core'
import { Link } from 'react-router'

import { PencilIcon, TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { useUserAddress } from './open-user.ts'
import { useUserActivation } from './use-user-changes.ts'
import styles from './users.module.css'

interface UserActionsProps {
  readonly user: User
  /** Nobody deactivates or deletes themselves. */
  readonly isOwn: boolean
}

/** Activates or deactivates, edits and deletes a user. */
export function UserActions({ user, isOwn }: UserActionsProps) {
  const texts = useTexts(accountTexts).users
  const addressOf = useUserAddress()
  const { setActive, isPending } = useUserActivation(user)
  const { id, fullName, isActive } = user
  const why = isOwn ? `own-${id}` : undefined
  const deletion = { 'aria-label': texts.deleteOf(fullName), title: texts.delete }
  const trash = <TrashIcon size="1.375rem" />
  return (
    <footer className={styles.actions}>
      <Button
        variant="default"
        disabled={isOwn}
        loading={isPending}
        aria-label={isActive ? texts.deactivateOf(fullName) : texts.activateOf(fullName)}
        aria-describedby={why}
        onClick={() => void setActive(!isActive)}
      >
        {isActive ? texts.deactivate : texts.activate}
      </Button>
      <ActionIcon
        component={Link}
        to={addressOf({ as: 'edit', id })}
        preventScrollReset
        aria-label={texts.editOf(fullName)}
        title={texts.edit}
      >
        <PencilIcon size="1.375rem" />
      </ActionIcon>
      {isOwn ? (
        <ActionIcon {...deletion} disabled aria-describedby={why}>
          {trash}
        </ActionIcon>
      ) : (
        <ActionIcon {...deletion} component={Link} to={addressOf({ as: 'delete', id })} preventScrollReset>
          {trash}
        </ActionIcon>
      )}
      {isOwn && (
        <p id={why} className={styles.why}>
          {texts.own}
        </p>
      )}
    </footer>
  )
}
