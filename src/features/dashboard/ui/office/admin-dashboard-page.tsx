import { Outlet } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { OfficeHeader } from '#src/features/accounts/ui/shared/office/office-header.tsx'
import { stillSignedIn } from '#src/features/accounts/ui/shared/office/still-signed-in.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { LiveTools } from '#src/features/notifications/ui/shared/office/live-tools.tsx'
import { NotificationBell } from '#src/features/notifications/ui/shared/office/notification-bell.tsx'
import { SoundOffer } from '#src/features/notifications/ui/shared/office/sound-offer.tsx'
import { useEventStream } from '#src/features/notifications/ui/shared/office/use-event-stream.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'

/** Screens that notifications lead to; what has none yet is read where it is listed. */
const destinations = { order: '/admin/dashboard?order=' }

/** The frame of the admin dashboard, with the live orders in it. */
export default function AdminDashboardPage() {
  const texts = useTexts(dashboardTexts).admin
  useEventStream({ stillSignedIn })
  return (
    <>
      <OfficeHeader
        title={texts.title}
        welcome={texts.welcome(storedUser()?.username ?? '')}
        tools={<NotificationBell destinations={destinations} />}
      />
      <main className={styles.main}>
        <SoundOffer />
        <LiveTools />
        <Outlet />
      </main>
    </>
  )
}
