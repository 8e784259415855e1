import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { PlusIcon } from '#src/design/icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { useUserAddress } from './open-user.ts'
import { UserCard } from './user-card.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import { useUsers } from './user-queries.ts'
import styles from './users.module.css'

/** Who may work in the office: a card for each, and the dialogs that add, change and delete. */
export function UserManagement() {
  const texts = useTexts(accountTexts).users
  const addressOf = useUserAddress()
  const { data: users } = useUsers()
  return (
    <section className={styles.part} aria-labelledby="users-title">
      <div className={styles.heading}>
        <h3 id="users-title">{texts.title}</h3>
        {users && <p className={styles.count}>{texts.count(users.length)}</p>}
        <Button
          component={Link}
          to={addressOf({ as: 'new' })}
          preventScrollReset
          leftSection={<PlusIcon size="1.25rem" />}
        >
          {texts.add}
        </Button>
      </div>
      <Users />
      <UserDialogs />
    </section>
  )
}

function Users() {
  const texts = useTexts(accountTexts).users
  const { retry } = useTexts(officeTexts)
  const { data, isError, refetch } = useUsers()
  if (isError && !data) {
    return (
      <Notice tone="danger" title={texts.failed} urgent>
        <Button variant="default" onClick={() => void refetch()}>
          {retry}
        </Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    )
  }
  return (
    <ul role="list" className={styles.users}>
      {data.map((user) => (
        <li key={user.id}>
          <UserCard user={user} />
        </li>
      ))}
    </ul>
  )
}
