import { Outlet } from 'react-router'

import { BagIcon, MailIcon } from '#src/design/icons.tsx'
import { CalendarIcon } from '#src/design/office-icons.tsx'
import { ClockIcon, PlateIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeHeader } from '#src/features/accounts/ui/shared/office/office-header.tsx'
import { stillSignedIn } from '#src/features/accounts/ui/shared/office/still-signed-in.ts'
import { useSignedInUser } from '#src/features/accounts/ui/shared/office/use-signed-in-user.ts'
import { LiveTools } from '#src/features/notifications/ui/shared/office/live-tools.tsx'
import { NotificationBell } from '#src/features/notifications/ui/shared/office/notification-bell.tsx'
import { SoundOffer } from '#src/features/notifications/ui/shared/office/sound-offer.tsx'
import { useEventStream } from '#src/features/notifications/ui/shared/office/use-event-stream.ts'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'
import { SectionNav } from './section-nav.tsx'

/** Screens that notifications lead to; what has none yet is read where it is listed. */
const destinations = {
  order: '/staff/orders?order=',
  reservation: '/staff/reservations?reservation=',
  contact: '/staff/contact?message=',
}

/** The frame of the staff panel: its sections, the event stream, and the section one is in. */
export default function StaffPanelPage() {
  const texts = useTexts(dashboardTexts).staff
  const user = useSignedInUser('staff')
  useEventStream({ stillSignedIn })
  return (
    <>
      <OfficeHeader
        title={texts.title}
        welcome={texts.welcome(user?.username ?? '')}
        tools={<NotificationBell destinations={destinations} />}
      />
      <main className={styles.main}>
        <SectionNav
          label={texts.sections}
          sections={[
            { to: '/staff/dashboard', icon: <ClockIcon />, label: texts.overview },
            { to: '/staff/orders', icon: <BagIcon />, label: texts.orders },
            { to: '/staff/reservations', icon: <CalendarIcon />, label: texts.reservations },
            { to: '/staff/menu', icon: <PlateIcon />, label: texts.menu },
            { to: '/staff/contact', icon: <MailIcon />, label: texts.contact },
          ]}
        />
        <SoundOffer />
        <LiveTools />
        <Outlet />
      </main>
    </>
  )
}
