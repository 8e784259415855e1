import { classNames } from '#src/design/class-names.ts'
import { useTexts } from '#src/web/language.tsx'
import section from '#src/web/office/office-section.module.css'
import { Loaded } from '#src/web/office/loaded.tsx'
import { AddLink } from '#src/web/office/row-links.tsx'
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
    <section className={section.section} aria-labelledby="users-title">
      <div className={section.heading}>
        <h3 id="users-title">{texts.title}</h3>
        {users && <p className={classNames(section.note, styles.count)}>{texts.count(users.length)}</p>}
        <AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>
      </div>
      <Users />
      <UserDialogs />
    </section>
  )
}

function Users() {
  const texts = useTexts(accountTexts).users
  return (
    <Loaded query={useUsers()} texts={texts} height="12rem">
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
  )
}
