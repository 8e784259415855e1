import { join } from 'node:path'

import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { eq } from 'drizzle-orm'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { AccountPage } from '#src/features/accounts/ui/office/account-page.tsx'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import AuditPage from '#src/layouts/office-audit-page.tsx'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AdminDashboardPage from '#src/features/dashboard/ui/office/admin-dashboard-page.tsx'
import AdminOverviewPage from '#src/features/dashboard/ui/office/admin-overview-page.tsx'
import StaffPanelPage from '#src/features/dashboard/ui/office/staff-panel-page.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import PagesPage from '#src/features/pages/ui/office/pages-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import { settledSnapshot } from '#test/support/dom/settled-snapshot.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { addOfficeRows, messageId, orderId, reservationId, userId } from './office-rows.ts'

const restaurant = testRestaurant()
beforeAll(() => addOfficeRows(restaurant))

interface Screen extends PartOptions {
  readonly Page: ComponentType
  readonly role?: 'staff' | 'admin'
}

const open = (address: string) => ({ address: `/office?${address}` })
const pagesOf = (part: string) => ({
  Page: PagesPage,
  path: '/admin/pages/:part',
  address: `/admin/pages/${part}`,
})

/** One of each kind of screen: more would say the same again. */
const screens: Readonly<Record<string, Screen>> = {
  'dashboard-of-admins': { Page: AdminDashboardPage, address: '/admin/dashboard' },
  'panel-of-staff': { Page: StaffPanelPage, role: 'staff', address: '/staff/dashboard' },
  'overview-of-admins': { Page: AdminOverviewPage },
  orders: { Page: OrdersPage, role: 'staff' },
  'order-details': { Page: OrdersPage, role: 'staff', ...open(`order=${orderId}`) },
  'order-edit': { Page: OrdersPage, ...open(`order=${orderId}&open=edit`) },
  reservations: { Page: ReservationsPage, role: 'staff' },
  'reservation-edit': { Page: ReservationsPage, ...open(`reservation=${reservationId}&open=edit`) },
  'message-details': { Page: MessagesPage, role: 'staff', ...open(`message=${messageId}`) },
  'dish-edit': { Page: DishesPage, ...open('q=pepperoni&dish=pepperoni&open=edit') },
  categories: { Page: CategoriesPage },
  availability: { Page: AvailabilityPage, role: 'staff', ...open('q=pepperoni') },
  'schema-toppings': { Page: CustomizationsPage, ...open('schema=pizza-toppings&open=edit') },
  posts: { Page: PostsPage },
  'post-new': { Page: PostsPage, ...open('open=new') },
  'review-edit': { Page: ReviewsPage, ...open('review=review-birthday&open=edit') },
  'pages-home': pagesOf('home'),
  'pages-settings': pagesOf('settings'),
  'user-edit': { Page: AccountPage, ...open(`user=${userId}&open=edit`) },
  audit: { Page: AuditPage, beforeShown: forgetSignIns },
}

/** Nothing happens on it: the simulated document has none. */
class QuietEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 0
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', QuietEventSource)
  // Mantine makes one for all portals: left in the document, it would stand before the next screen.
  document.querySelector('[data-mantine-shared-portal-node]')?.remove()
})

/** The screens before have left theirs: how many is no matter of this one. */
async function forgetSignIns(): Promise<void> {
  await restaurant.db.delete(auditEntryTable).where(eq(auditEntryTable.action, 'accounts.signed-in'))
}

test.each(Object.entries(screens))(
  'the screen %s tells assistive technology what it did',
  async (name, { Page, role = 'admin', ...options }) => {
    const address = '/office'
    const shown = await showOfficePart(restaurant, role, <Page />, { language: 'en', address, ...options })
    const file = join(import.meta.dirname, 'office', `${name}.txt`)
    await expect(await settledSnapshot(shown, file)).toMatchFileSnapshot(file)
  },
)
