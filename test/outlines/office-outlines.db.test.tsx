import { showOfficePart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import AccountPage from '#src/features/accounts/ui/office/account-page.tsx'
import AuditPage from '#src/features/audit/ui/office/audit-page.tsx'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AdminDashboardPage from '#src/features/dashboard/ui/office/admin-dashboard-page.tsx'
import AdminOverviewPage from '#src/features/dashboard/ui/office/admin-overview-page.tsx'
import { StaffOverview } from '#src/features/dashboard/ui/office/staff-overview.tsx'
import StaffPanelPage from '#src/features/dashboard/ui/office/staff-panel-page.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationPage from '#src/features/menu/ui/office/customization-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import MenuManagementPage from '#src/features/menu/ui/office/menu-management-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import TableCodesPage from '#src/features/orders/ui/office/table-codes-page.tsx'
import PagesPage from '#src/features/pages/ui/office/pages-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import OfficeNotFoundPage from '#src/layouts/office-not-found-page.tsx'
import { outline } from '#test/support/dom/outline.ts'
import { settledOutline } from '#test/support/dom/settled-outline.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { addOfficeRows, messageId, orderId, reservationId, tableOrderId, userId } from './office-rows.ts'

const restaurant = testRestaurant()
beforeAll(() => addOfficeRows(restaurant))

interface Screen extends PartOptions {
  readonly Page: ComponentType
  readonly role?: 'staff' | 'admin'
  /** What is pressed once the screen is there: the names of buttons, in the language of the first outline. */
  readonly press?: (shown: ShownPart) => Promise<unknown>
}

const open = (address: string) => ({ address: `/office?${address}` })
/** Both languages name it the same, by an order's code or by a guest. */
const button = async ({ user }: ShownPart, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const screens: Readonly<Record<string, Screen>> = {
  'dashboard-of-admins': { Page: AdminDashboardPage, address: '/admin/dashboard' },
  'panel-of-staff': { Page: StaffPanelPage, role: 'staff', address: '/staff/dashboard' },
  notifications: {
    Page: StaffPanelPage,
    role: 'staff',
    press: (shown) => button(shown, /^(Thông báo|Notifications)/),
  },
  'overview-of-admins': { Page: AdminOverviewPage },
  'overview-search': { Page: AdminOverviewPage, ...open('q=lan') },
  'overview-of-staff': { Page: StaffOverview, role: 'staff' },
  orders: { Page: OrdersPage, role: 'staff' },
  'orders-of-admins': { Page: OrdersPage },
  'order-details': { Page: OrdersPage, role: 'staff', ...open(`order=${orderId}`) },
  'order-details-of-table': { Page: OrdersPage, ...open(`order=${tableOrderId}`) },
  'order-edit': { Page: OrdersPage, ...open(`order=${orderId}&open=edit`) },
  'order-delete': { Page: OrdersPage, ...open(`order=${orderId}&open=delete`) },
  'order-missing': { Page: OrdersPage, ...open('order=none') },
  'order-by-phone': { Page: OrdersPage, role: 'staff', ...open('enter=phone') },
  'table-codes': { Page: TableCodesPage, ...open('tables=1-2') },
  'table-codes-too-long': { Page: TableCodesPage, ...open(`tables=${'Sân'.repeat(9)}`) },
  reservations: { Page: ReservationsPage, role: 'staff' },
  'reservations-of-day': { Page: ReservationsPage, ...open('view=day&day=2026-05-06') },
  'reservation-details': { Page: ReservationsPage, role: 'staff', ...open(`reservation=${reservationId}`) },
  'reservation-details-by-phone': { Page: ReservationsPage, ...open('reservation=reservation-minh') },
  'reservation-edit': { Page: ReservationsPage, ...open(`reservation=${reservationId}&open=edit`) },
  'reservation-delete': { Page: ReservationsPage, ...open(`reservation=${reservationId}&open=delete`) },
  'reservation-by-phone': {
    Page: ReservationsPage,
    role: 'staff',
    press: (shown) => button(shown, /^(Nhận đặt bàn|Take a booking)/),
  },
  messages: { Page: MessagesPage },
  'message-details': { Page: MessagesPage, role: 'staff', ...open(`message=${messageId}`) },
  'message-delete': {
    Page: MessagesPage,
    press: (shown) => button(shown, /^(Xoá tin nhắn của|Delete the message)/),
  },
  'menu-tabs': { Page: MenuManagementPage, address: '/admin/dashboard/menu' },
  dishes: { Page: DishesPage, ...open('q=pepperoni') },
  'dish-new': { Page: DishesPage, ...open('q=pepperoni&open=new') },
  'dish-edit': { Page: DishesPage, ...open('q=pepperoni&dish=pepperoni&open=edit') },
  'dish-delete': { Page: DishesPage, ...open('q=pepperoni&dish=pepperoni&open=delete') },
  'dish-schemas': { Page: DishesPage, ...open('q=pepperoni&dish=pepperoni&open=schemas') },
  'dish-missing': { Page: DishesPage, ...open('q=pepperoni&dish=none') },
  categories: { Page: CategoriesPage },
  'category-edit': { Page: CategoriesPage, ...open('category=pizza-classic&open=edit') },
  'category-delete': { Page: CategoriesPage, ...open('category=pizza-classic&open=delete') },
  availability: { Page: AvailabilityPage, role: 'staff', ...open('q=pepperoni') },
  schemas: { Page: CustomizationPage },
  'schema-new': { Page: CustomizationPage, ...open('schema=new&open=edit') },
  'schema-halves': { Page: CustomizationPage, ...open('schema=half-and-half&open=edit') },
  'schema-toppings': { Page: CustomizationPage, ...open('schema=pizza-toppings&open=edit') },
  'schema-options': { Page: CustomizationPage, ...open('schema=crust&open=edit') },
  'schema-delete': { Page: CustomizationPage, ...open('schema=crust&open=delete') },
  'schema-missing': { Page: CustomizationPage, ...open('schema=none') },
  posts: { Page: PostsPage },
  'post-new': { Page: PostsPage, ...open('open=new') },
  reviews: { Page: ReviewsPage },
  'review-new': { Page: ReviewsPage, ...open('review=new&open=edit') },
  'review-edit': { Page: ReviewsPage, ...open('review=review-birthday&open=edit') },
  'review-delete': { Page: ReviewsPage, ...open('review=review-birthday&open=delete') },
  ...Object.fromEntries(
    ['home', 'seo', 'about', 'newsletter', 'settings'].map((part) => [
      `pages-${part}`,
      { Page: PagesPage, path: '/admin/pages/:part', address: `/admin/pages/${part}` },
    ]),
  ),
  account: { Page: AccountPage },
  'user-new': { Page: AccountPage, ...open('open=new') },
  'user-edit': { Page: AccountPage, ...open(`user=${userId}&open=edit`) },
  'user-delete': { Page: AccountPage, ...open(`user=${userId}&open=delete`) },
  audit: { Page: AuditPage },
  'audit-filtered': { Page: AuditPage, ...open('user=guest&thing=order:gone&from=2026-05-01&to=2026-05-02') },
  'not-found': { Page: OfficeNotFoundPage },
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

test.each(
  Object.entries(screens).flatMap(([name, shown]) =>
    (['vi', 'en'] as const).map((language) => [name, language, shown] as const),
  ),
)(
  '%s in %s holds, says and tells the browser what it did',
  async (name, language, { Page, role = 'admin', press, ...options }) => {
    const shown = await showOfficePart(restaurant, role, <Page />, {
      language,
      address: '/office',
      ...options,
    })
    await press?.(shown)
    const file = `office/${name}-${language}.txt`
    const held = await settledOutline(file, () =>
      // Where a dialog is open, the screen behind it has an outline of its own.
      outline(document.querySelector('dialog[open]') ?? document.body)
        .replaceAll(/mantine-\w+/g, 'mantine-id')
        // The demo's users have another id each time.
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'uuid'),
    )
    await expect(held).toMatchFileSnapshot(file)
  },
)
