import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { profileTexts } from '../../texts/profile-texts.ts'
import { useSignedInUser } from './use-signed-in-user.ts'
import { OwnSessions } from './own-sessions.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './settings-page.module.css'

interface ProfileCardProps {
  readonly area: 'admin' | 'staff'
  /** Elements that other features add to the profile. */
  readonly children?: ReactNode
}

/** The user's own profile, in the staff panel and on the admin dashboard. */
export function ProfileCard({ area, children }: ProfileCardProps) {
  const texts = useTexts(profileTexts)
  const user = useSignedInUser(area)
  return (
    <section className={styles.card} aria-labelledby="profile-title">
      <h3 id="profile-title">{texts.profile}</h3>
      {user && <ProfileForm user={user} />}
      {user && <OwnSessions />}
      {user && children}
    </section>
  )
}
