import { Outlet } from 'react-router'

import { BagIcon, MailIcon } from '#src/design/icons.tsx'
import { CalendarIcon } from '#src/design/office-icons.tsx'
import { ClockIcon, PencilIcon } from '#src/design/task-icons.tsx'
import { UsersIcon } from '#src/design/users-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeHeader } from '#src/features/accounts/ui/shared/office/office-header.tsx'
import { stillSignedIn } from '#src/features/accounts/ui/shared/office/still-signed-in.ts'
import { useSignedInUser } from '#src/features/accounts/ui/shared/office/use-signed-in-user.ts'
import { LiveTools } from '#src/features/notifications/ui/shared/office/live-tools.tsx'
import { NotificationBell } from '#src/features/notifications/ui/shared/office/notification-bell.tsx'
import { SoundOffer } from '#src/features/notifications/ui/shared/office/sound-offer.tsx'
import { useEventStream } from '#src/features/notifications/ui/shared/office/use-event-stream.ts'
import { VatWarning } from '#src/features/restaurant/ui/shared/office/vat-warning.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'
import { SectionNav } from './section-nav.tsx'

/** Screens that notifications lead to; what has none yet is read where it is listed. */
const destinations = {
  order: '/admin/dashboard/orders?order=',
  reservation: '/admin/dashboard/reservations?reservation=',
  contact: '/admin/dashboard/contact?message=',
}

/** The frame of the admin dashboard, with its sections. */
export default function AdminDashboardPage() {
  const texts = useTexts(dashboardTexts).admin
  const user = useSignedInUser('admin')
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
            { to: '/admin/dashboard', icon: <ClockIcon />, label: texts.overview, end: true },
            { to: '/admin/dashboard/reservations', icon: <CalendarIcon />, label: texts.reservations },
            { to: '/admin/dashboard/orders', icon: <BagIcon />, label: texts.orders },
            { to: '/admin/dashboard/contact', icon: <MailIcon />, label: texts.contact },
            { to: '/admin/dashboard/account', icon: <UsersIcon />, label: texts.account },
            { to: '/admin/dashboard/audit', icon: <PencilIcon />, label: texts.audit },
          ]}
        />
        <VatWarning />
        <SoundOffer />
        <LiveTools />
        <Outlet />
      </main>
    </>
  )
}
