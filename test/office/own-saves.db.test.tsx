import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import CustomizationsPage from '#src/features/menu/ui/office/customizations-page.tsx'
import DishesPage from '#src/features/menu/ui/office/dishes-page.tsx'
import PostsPage from '#src/features/news/ui/office/posts-page.tsx'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import PagesPage from '#src/features/pages/ui/office/pages-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import ReviewsPage from '#src/features/reviews/ui/office/reviews-page.tsx'
import { blogPostTable } from '#src/features/news/server/news-table.ts'
import type { CallName } from '#src/kernel/endpoint.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { addOfficeRows, orderId, reservationId } from '../outlines/office-rows.ts'

const restaurant = testRestaurant()
let postId = ''

beforeAll(async () => {
  // The demo's rows are of today.
  restaurant.clock.set('2027-05-05T05:00:00Z')
  await addOfficeRows(restaurant)
  const [post] = await restaurant.db.select().from(blogPostTable)
  postId = post?.id ?? ''
})

interface Edit extends PartOptions {
  readonly part: ReactElement
  readonly save: CallName
  /** The code with which an outdated save is rejected. */
  readonly stale: string
}

const at = (query: string) => ({ address: `/office?${query}` })
const pages = (part: string) => ({
  part: <PagesPage />,
  path: '/admin/pages/:part',
  address: `/admin/pages/${part}`,
})

const edits: Readonly<Record<string, () => Edit>> = {
  'a dish': () => ({
    part: <DishesPage />,
    ...at('q=pepperoni&dish=pepperoni&open=edit'),
    save: 'PATCH /api/menu-items/:id',
    stale: 'menu.dish-stale',
  }),
  'a category': () => ({
    part: <CategoriesPage />,
    ...at('category=drinks&open=edit'),
    save: 'PATCH /api/categories/:id',
    stale: 'menu.category-stale',
  }),
  'a schema': () => ({
    part: <CustomizationsPage />,
    ...at('schema=ice-level&open=edit'),
    save: 'PATCH /api/customization-schemas/:id',
    stale: 'customization.schema-stale',
  }),
  'a post': () => ({
    part: <PostsPage />,
    ...at(`post=${postId}&open=edit`),
    save: 'PATCH /api/blog-posts/:id',
    stale: 'news.stale',
  }),
  'a review': () => ({
    part: <ReviewsPage />,
    ...at('review=review-birthday&open=edit'),
    save: 'PATCH /api/customer-reviews/:id',
    stale: 'reviews.stale',
  }),
  'an order': () => ({
    part: <OrdersPage />,
    ...at(`order=${orderId}&open=edit`),
    save: 'PATCH /api/orders/:id',
    stale: 'orders.stale',
  }),
  'a reservation': () => ({
    part: <ReservationsPage />,
    ...at(`reservation=${reservationId}&open=edit`),
    save: 'PATCH /api/reservations/:id',
    stale: 'reservations.stale',
  }),
  'the home page': () => ({ ...pages('home'), save: 'PUT /api/home-content', stale: 'pages.stale' }),
  'the page about the restaurant': () => ({
    ...pages('about'),
    save: 'PUT /api/about-content',
    stale: 'pages.stale',
  }),
  'what search engines show': () => ({
    ...pages('seo'),
    save: 'PUT /api/page-seo/:pageKey/:language',
    stale: 'pages.stale',
  }),
  'the settings': () => ({ ...pages('settings'), save: 'PUT /api/site-settings', stale: 'restaurant.stale' }),
}

/** The first text of the form that is open; where none is, of the page's first form that has any. */
function firstText(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const around = document.querySelector('dialog[open]') ?? document
  const texts = around.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type]), input[type=text], textarea)',
  )
  return [...texts].find((text) => !text.disabled && !text.readOnly)
}

/** Whether it says, or has said since, that somebody else has changed it. */
function watchConflict(): () => boolean {
  const isTold = () => document.body.textContent.includes('Người khác vừa')
  let wasTold = isTold()
  const observer = new MutationObserver(() => (wasTold ||= isTold()))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => wasTold || isTold()
}

test.each(Object.entries(edits))(
  'one’s own change of %s is nobody else’s where the screen hears of it before it is told that it is stored',
  async (_name, edit) => {
    let client: QueryClient | undefined
    function Known({ children }: { children: ReactElement }) {
      const own = useQueryClient()
      useEffect(() => void (client = own), [own])
      return children
    }
    const { part, save, ...options } = edit()
    const shown = await showOfficePart(restaurant, 'admin', <Known>{part}</Known>, options)
    const { network, isWriting } = shown
    await waitFor(() => expect(firstText()).toBeDefined())
    restaurant.clock.set(new Date(restaurant.clock.now().getTime() + 60_000).toISOString())

    const stored = Promise.withResolvers<void>()
    const mayCome = Promise.withResolvers<void>()
    network.on(save, async (pass) => {
      const response = await pass()
      expect(response.status, await response.clone().text()).toBe(200)
      stored.resolve()
      await mayCome.promise
      return response
    })
    // The dialog moves out of sight once it is stored, and does not come to its end here.
    vi.spyOn(HTMLElement.prototype, 'getAnimations').mockReturnValue([
      { finished: new Promise(() => {}) } as unknown as Animation,
    ])
    onTestFinished(() => void vi.restoreAllMocks())
    const wasTold = watchConflict()
    const text = firstText()
    if (!text?.form) throw new Error('There is a text in a form')
    fireEvent.change(text, { target: { value: `${text.value}x` } })
    fireEvent.submit(text.form)
    await act(() => stored.promise)
    await act(async () => client?.invalidateQueries())
    // What has been fetched is drawn a moment later.
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(wasTold()).toBe(false)
    mayCome.resolve()
    await waitFor(() => expect(isWriting()).toBe(false))
    await waitFor(() => expect(client?.isFetching()).toBe(0))
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    expect(wasTold()).toBe(false)
  },
)

test.each(Object.entries(edits))(
  'a save of %s that is rejected as outdated says so before it is known what has changed, and no more once another attempt has failed',
  async (_name, edit) => {
    const { part, save, stale, ...options } = edit()
    const { network, isWriting } = await showOfficePart(restaurant, 'admin', part, options)
    await waitFor(() => expect(firstText()).toBeDefined())
    const text = firstText()
    if (!text?.form) throw new Error('There is a text in a form')
    fireEvent.change(text, { target: { value: `${text.value}x` } })
    const { form } = text
    const isTold = () =>
      [...document.querySelectorAll('[role=alert]')].some((each) =>
        each.textContent.includes('Người khác vừa'),
      )
    async function send(status: number, code: string) {
      network.respond(save, status, { message: 'Rejected', code })
      const before = network.sentTo(save).length
      fireEvent.submit(form)
      await waitFor(() => expect(network.sentTo(save).length).toBeGreaterThan(before))
      await waitFor(() => expect(isWriting()).toBe(false))
    }
    await send(409, stale)
    await waitFor(() => expect(isTold()).toBe(true))
    await send(500, 'server.fault')
    await waitFor(() => expect(isTold()).toBe(false))
  },
)
