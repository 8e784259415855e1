import type { MouseEvent, ReactNode } from 'react'
import { Outlet } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { OfficeNotices } from '#src/web/office/office-notices.tsx'
import { UndoKey } from '#src/web/office/undo-key.tsx'
import { OfficeHeader } from '#src/features/accounts/ui/office/office-header.tsx'
import { stillSignedIn } from '#src/features/accounts/ui/office/still-signed-in.ts'
import { useSignedInUser } from '#src/features/accounts/ui/office/use-signed-in-user.ts'
import { LiveTools } from '#src/features/notifications/ui/office/live-tools.tsx'
import { NotificationBell } from '#src/features/notifications/ui/office/notification-bell.tsx'
import { unsubscribeBrowser } from '#src/features/notifications/ui/office/push-device.ts'
import { SoundOffer } from '#src/features/notifications/ui/office/sound-offer.tsx'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import { discardDrafts } from '#src/features/orders/ui/office/phone-order-draft.ts'
import { AbsenceNotices } from '#src/features/presence/ui/office/absence-notice.tsx'
import { UnseenOrders } from '#src/features/orders/ui/office/unseen-strip.tsx'
import { PauseStrip } from '#src/features/oven/ui/office/pause-strip.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './dashboard.module.css'
import { SameNumberDialog } from './same-number-dialog.tsx'
import { type Section, SectionNav } from './section-nav.tsx'

interface DashboardFrameProps {
  readonly area: 'admin' | 'staff'
  readonly sections: readonly Section[]
  /**
   * The office screens to which notifications link, by their subject. A notification about any other subject has no link; staff can
   * only read it in the list.
   */
  readonly destinations: Readonly<Record<'order' | 'reservation' | 'contact', string>>
  /** Further notices for the header, less urgent than those of every dashboard. */
  readonly children?: ReactNode
}

/** The layout of a dashboard: the header, the links to the sections, and the open section. It also receives the server's events. */
export function DashboardFrame({ area, sections, destinations, children }: DashboardFrameProps) {
  const texts = useTexts(dashboardTexts)[area]
  const user = useSignedInUser(area)
  useEventStream({ stillSignedIn })
  return (
    <div className={styles.frame} data-office>
      <a href="#main" className={styles.skip} onClick={skip}>
        {texts.skip}
      </a>
      <OfficeHeader
        title={texts.title}
        welcome={texts.welcome(user?.username ?? '')}
        tools={
          <>
            <LiveTools />
            <NotificationBell destinations={destinations} />
          </>
        }
        notices={
          <OfficeNotices>
            <UnseenOrders destination={destinations.order} />
            <AbsenceNotices destination={destinations.order} />
            <PauseStrip />
            <SoundOffer />
            {children}
          </OfficeNotices>
        }
        onSignedOut={() => {
          discardDrafts()
          // If this fails, it does no harm: by signing out, the server has already stopped sending notifications to this device.
          unsubscribeBrowser().catch(() => undefined)
        }}
      />
      <SectionNav label={texts.sections} sections={sections} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
        <SameNumberDialog />
      </main>
      <UndoKey />
    </div>
  )
}

/** Moves the focus to the first entry of the open section's list, or to the section itself if the list is empty. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const row = document.querySelector<HTMLElement>('main [data-row]')
  const target = row?.querySelector<HTMLElement>('article') ?? row
  if (target) target.tabIndex = -1
  const place = target ?? document.querySelector<HTMLElement>('main')
  place?.focus()
  // The entry is scrolled to the middle of the window, because the bar with the sections would cover it at the top.
  place?.scrollIntoView({ block: 'center' })
}
