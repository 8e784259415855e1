import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { formatDate, restaurantDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import type { User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { UserActions } from './user-actions.tsx'
import { isOwnAccount } from './user-inputs.tsx'
import styles from './users.module.css'

/** The card of a user: name, role, whether the account is active, and buttons to edit and delete it. */
export function UserCard({ user }: { user: User }) {
  const texts = useTexts(accountTexts)
  const language = useLanguage()
  const { id, fullName, username, email, role, isActive, createdAt } = user
  const isOwn = isOwnAccount(user)
  return (
    <article className={classNames(card.card, !isActive && styles.inactive)} aria-labelledby={`user-${id}`}>
      <h4 id={`user-${id}`} className={styles.name}>
        {fullName}
      </h4>
      <p className={layout.wrap2}>
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{texts.roles[role]}</Badge>
        <Badge tone={isActive ? 'success' : 'danger'}>
          {isActive ? texts.users.active : texts.users.inactive}
        </Badge>
        {isOwn && <Badge tone="gold">{texts.users.you}</Badge>}
      </p>
      <p className={styles.facts}>
        <span>@{username}</span>
        <span>{email}</span>
        <time dateTime={createdAt}>
          {texts.users.created(formatDate(restaurantDate(new Date(createdAt)), language))}
        </time>
      </p>
      <UserActions user={user} isOwn={isOwn} />
    </article>
  )
}
