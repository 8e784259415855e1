import type { ReactNode } from 'react'

import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { profileTexts } from '../../texts/profile-texts.ts'
import { ProfileCard } from './profile-card.tsx'

/**
 * The settings page in the staff area, to which no button leads. It shows the user's own profile; `children` appear inside the
 * profile.
 */
export function SettingsPage({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(profileTexts)
  return (
    <section className={layout.stack4} aria-labelledby="settings-title">
      <OfficeHead title={texts.title} />
      <h2 id="settings-title">{texts.title}</h2>
      <ProfileCard area="staff">{children}</ProfileCard>
    </section>
  )
}
