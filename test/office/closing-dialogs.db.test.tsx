import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { UserManagement } from '#src/features/accounts/ui/office/user-management.tsx'
import MessagesPage from '#src/features/contact/ui/office/messages-page.tsx'
import AdminOverviewPage from '#src/features/dashboard/ui/office/admin-overview-page.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { addOfficeRows, messageId, orderId, reservationId, userId } from '../outlines/office-rows.ts'

const restaurant = testRestaurant()

beforeAll(() => addOfficeRows(restaurant))
afterEach(() => void vi.restoreAllMocks())

interface Opened extends PartOptions {
  readonly Page: ComponentType
  /** What the address has besides. */
  readonly search?: string
  readonly opened: string
}

const dialogs: readonly Opened[] = [
  { Page: UserManagement, opened: 'open=new' },
  { Page: UserManagement, opened: `user=${userId}&open=edit` },
  { Page: UserManagement, opened: `user=${userId}&open=delete` },
  { Page: OrdersPage, opened: `order=${orderId}` },
  { Page: OrdersPage, opened: `order=${orderId}&open=edit` },
  { Page: OrdersPage, opened: `order=${orderId}&open=delete` },
  { Page: ReservationsPage, opened: `reservation=${reservationId}` },
  { Page: ReservationsPage, opened: `reservation=${reservationId}&open=edit` },
  { Page: ReservationsPage, opened: `reservation=${reservationId}&open=delete` },
  { Page: MessagesPage, opened: `message=${messageId}` },
  { Page: MessagesPage, opened: `message=${messageId}&open=delete` },
  { Page: AdminOverviewPage, opened: `result=order:${orderId}` },
  { Page: DishesPage, search: 'q=pepperoni&', opened: 'dish=pepperoni&open=edit' },
  { Page: DishesPage, search: 'q=pepperoni&', opened: 'dish=pepperoni&open=delete' },
  { Page: DishesPage, search: 'q=pepperoni&', opened: 'dish=pepperoni&open=schemas' },
  { Page: DishesPage, search: 'q=pepperoni&', opened: 'open=new' },
  { Page: CategoriesPage, opened: 'category=drinks&open=edit' },
  { Page: CategoriesPage, opened: 'category=drinks&open=delete' },
  { Page: CustomizationsPage, opened: 'schema=crust&open=edit' },
  { Page: CustomizationsPage, opened: 'schema=crust&open=delete' },
  { Page: CustomizationsPage, opened: 'open=new' },
  { Page: PostsPage, opened: 'open=new' },
  { Page: ReviewsPage, opened: 'review=review-birthday&open=edit' },
  { Page: ReviewsPage, opened: 'review=review-birthday&open=delete' },
  { Page: ReviewsPage, opened: 'open=new' },
]

test.each(dialogs.map((each) => [`${each.Page.name} ${each.opened}`, each] as const))(
  'what a dialog shows stays in it while it closes: %s',
  async (_name, { Page, search = '', opened }) => {
    const { go, isLoading } = await showOfficePart(restaurant, 'admin', <Page />, {
      address: `/office?${search}${opened}`,
      language: 'en',
    })
    const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
    let last: string | undefined
    await waitFor(() => {
      const now = isLoading() ? undefined : dialog()?.textContent
      const isSettled = now !== undefined && now === last
      last = now
      expect(isSettled).toBe(true)
    })
    const shown = dialog()
    const before = shown?.textContent
    expect(before).not.toBe('')
    // It moves out of sight until this has come.
    const moved = Promise.withResolvers<Animation>()
    vi.spyOn(HTMLElement.prototype, 'getAnimations').mockReturnValue([
      { finished: moved.promise } as unknown as Animation,
    ])
    await go(`/office?${search}`)
    expect([shown?.open, shown?.textContent]).toEqual([false, before])
    moved.resolve({} as Animation)
    await waitFor(() => expect(shown?.textContent ?? '').not.toBe(before))
  },
)
