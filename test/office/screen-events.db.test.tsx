import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { AccountPage } from '#src/features/accounts/ui/office/account-page.tsx'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AdminOverviewPage from '#src/features/dashboard/ui/office/admin-overview-page.tsx'
import { DashboardFrame } from '#src/features/dashboard/ui/office/dashboard-frame.tsx'
import { StaffOverview } from '#src/features/dashboard/ui/office/staff-overview.tsx'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import ShiftSheetPage from '#src/features/dashboard/ui/office/shift-sheet-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import type { CallName } from '#src/kernel/endpoint.ts'
import { addOfficeRows, messageId, orderId, reservationId } from '#test/outlines/office-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
beforeAll(() => addOfficeRows(restaurant))

/** The streams that screens have opened, to tell them of changes: the simulated document has none. */
const streams: EventTarget[] = []
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 0
  constructor() {
    super()
    streams.push(this)
  }
  close() {}
}
beforeEach(() => void vi.stubGlobal('EventSource', SilentEventSource))

type Row = readonly [Page: ComponentType, address: string, list: string, calls: readonly CallName[]]

const orders = 'GET /api/orders'
const dishes = 'GET /api/menu-items'
const schemas = 'GET /api/customization-schemas'
const dashboard = ['GET /api/search', 'GET /api/search/today'] as const

test.each<Row>([
  [OrdersPage, '', 'orders', ['GET /api/orders/due']],
  [OrdersPage, 'view=all', 'orders', [orders]],
  [OrdersPage, `q=none&order=${orderId}`, 'orders', ['GET /api/orders/:id']],
  [OrdersPage, `order=${orderId}&open=edit`, 'menu', [dishes]],
  [OrdersPage, 'enter=phone', 'menu', [dishes]],
  [ReservationsPage, 'view=list', 'reservations', ['GET /api/reservations']],
  [ReservationsPage, '', 'reservations', ['GET /api/reservations/days/:date']],
  [ShiftSheetPage, '', 'reservations', ['GET /api/reservations/days/:date', 'GET /api/reservations']],
  [ShiftSheetPage, '', 'orders', [orders, 'GET /api/orders/unpaid']],
  [ShiftSheetPage, '', 'menu', [dishes]],
  [ReservationsPage, 'view=day&day=2026-05-06', 'reservations', ['GET /api/reservations/days/:date']],
  [ReservationsPage, `q=none&reservation=${reservationId}`, 'reservations', ['GET /api/reservations/:id']],
  [MessagesPage, '', 'contact', ['GET /api/contact', 'GET /api/contact/summary']],
  [MessagesPage, `q=none&message=${messageId}`, 'contact', ['GET /api/contact/:id']],
  [StaffOverview, '', 'orders', [orders]],
  [StaffOverview, '', 'reservations', ['GET /api/reservations']],
  [AdminOverviewPage, '', 'orders', dashboard],
  [AdminOverviewPage, '', 'reservations', dashboard],
  [AdminOverviewPage, '', 'contact', dashboard],
  [AdminOverviewPage, `result=order:${orderId}`, 'orders', ['GET /api/orders/:id']],
  [DishesPage, '', 'menu', [dishes, 'GET /api/categories']],
  [
    DishesPage,
    'dish=pepperoni&open=schemas',
    'menu',
    ['GET /api/menu-items/:id/customization-schemas', schemas],
  ],
  [CategoriesPage, '', 'menu', ['GET /api/categories']],
  [CustomizationsPage, '', 'menu', [schemas]],
  [AvailabilityPage, '', 'menu', [dishes, schemas]],
  [PostsPage, '', 'news', ['GET /api/blog-posts']],
  [ReviewsPage, '', 'reviews', ['GET /api/customer-reviews']],
  [AccountPage, '', 'users', ['GET /api/admin/users']],
])('%o at ?%s fetches again what is changed of %s', async (Page, address, list, calls) => {
  const { network } = await showOfficePart(
    restaurant,
    'admin',
    <DashboardFrame area="admin" sections={[]} destinations={{ order: '', reservation: '', contact: '' }}>
      <Page />
    </DashboardFrame>,
    { address: `/office?${address}` },
  )
  const sent = () => calls.map((call) => network.sentTo(call).length)
  await waitFor(() => expect(sent()).not.toContain(0))
  const before = sent()
  act(
    () =>
      void streams
        .at(-1)
        ?.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ lists: [list] }) })),
  )
  await waitFor(() => expect(sent().map((count, at) => count > (before[at] ?? 0))).not.toContain(false))
})
