import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { accountTexts } from '../../texts/account-texts.ts'
import { ProfileCard } from './profile-card.tsx'
import { UserManagement } from './user-management.tsx'
import styles from './users.module.css'

/**
 * The accounts section of the admin dashboard: the user's own profile and the list of all users. `children` appear inside the
 * profile.
 */
export function AccountPage({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(accountTexts)
  return (
    <OfficeSection
      title={texts.title}
      action={
        <Button component={Link} to="/admin/dashboard/devices" variant="default">
          {texts.devices}
        </Button>
      }
    >
      <div className={styles.columns}>
        <ProfileCard area="admin">{children}</ProfileCard>
        <UserManagement />
      </div>
    </OfficeSection>
  )
}
