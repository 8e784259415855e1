import { useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { profileTexts } from '../../texts/profile-texts.ts'
import { currentUserQueries } from './current-user.ts'
import { ProfileForm } from './profile-form.tsx'
import styles from './settings-page.module.css'

/** The settings of the staff panel, which no button leads to: one's own profile. */
export default function SettingsPage() {
  const texts = useTexts(profileTexts)
  // The guard of these pages has asked already.
  const { data: user } = useQuery({ ...currentUserQueries.staff, enabled: false })
  return (
    <section className={styles.page} aria-labelledby="settings-title">
      <OfficeHead title={texts.title} />
      <h2 id="settings-title">{texts.title}</h2>
      <section className={styles.card} aria-labelledby="profile-title">
        <h3 id="profile-title">{texts.profile}</h3>
        {user && <ProfileForm user={user} />}
      </section>
    </section>
  )
}
