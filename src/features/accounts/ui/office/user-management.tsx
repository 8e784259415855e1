import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import section from '#src/web/office/office-section.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'
import { AddLink } from '#src/web/office/row-links.tsx'
import { accountTexts } from '../../texts/account-texts.ts'
import { CannotDelete } from './cannot-delete.tsx'
import { useShowOwnAccount } from './use-show-own-account.ts'
import { UserCard } from './user-card.tsx'
import { isOwnAccount } from './user-inputs.tsx'
import { userResource } from './user-resource.tsx'
import styles from './users.module.css'

/** The list of users, the earliest first: a card for each user, and the dialogs to add, edit and delete a user. */
export function UserManagement() {
  const texts = useTexts(accountTexts)
  const addressOf = useOpenAddress('user')
  const query = useResource(userResource)
  return (
    <section className={section.section} aria-labelledby="users-title">
      <div className={section.heading}>
        <h3 id="users-title">{texts.users.title}</h3>
        {query.data && <p className={styles.count}>{texts.users.count(query.data.length)}</p>}
        <AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>
      </div>
      <Loaded query={query} texts={texts.list} height="12rem">
        {(users) => (
          <ul role="list" className={styles.users}>
            {users.map((user) => (
              <li key={user.id}>
                <UserCard user={user} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ResourceDialogs
        resource={userResource}
        onSaved={useShowOwnAccount()}
        renderDeletion={(dialog, user) => isOwnAccount(user) && <CannotDelete {...dialog} />}
      />
    </section>
  )
}
