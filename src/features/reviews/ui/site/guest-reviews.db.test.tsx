import { showPart } from '#test/support/dom/shown-part.tsx'
import type { Network } from '#test/support/dom/network.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { pictureVariant } from '#src/kernel/picture-variants.ts'
import type { PublishedReview } from '../../contract/customer-review.ts'
import { demoGuestTitle } from '../../rules/demo-review.ts'
import { ReviewGrid } from './review-grid.tsx'
import { GuestReviews } from './guest-reviews.tsx'

const restaurant = testRestaurant()
const published = 'GET /api/customer-reviews/published'
const loading = 'Đang lấy lời khách'

/** The part, with a way to say that it has come near the viewport. */
async function show() {
  const near = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class extends NearObserver {
      override observe(target: Element) {
        near.add(() => super.observe(target))
      }
    },
  )
  const shown = await showPart(restaurant, <GuestReviews title="Lời khách" subtitle="Thật" />)
  return { ...shown, comeNear: () => act(() => near.forEach((tell) => tell())) }
}

test('the place of the reviews is held by empty cards until they are there, and they are asked for once it is near', async () => {
  const { network, comeNear } = await show()
  const release = network.hold(published)
  const places = () => [...(document.querySelector('[role=status] ~ [aria-hidden=true]')?.children ?? [])]
  expect(screen.getByRole('status').textContent).toBe(loading)
  expect(places().map(({ className }) => /_card_/.test(className))).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  expect(network.sentTo(published)).toEqual([])
  comeNear()
  // While the code comes, and while the reviews do.
  expect(screen.getByRole('status').textContent).toBe(loading)
  await waitFor(() => expect(network.sentTo(published)).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe(loading)
  expect(places()).toHaveLength(4)
  release()
  const list = await screen.findByRole('list', { name: 'Lời khách' })
  expect(list.children).toHaveLength(4)
  expect(screen.queryByText(loading)).toBeNull()
})

describe('what guests said', () => {
  const review = (id: string, changes: Partial<PublishedReview> = {}): PublishedReview => ({
    id,
    rating: 5,
    review: 'Good.',
    reviewVi: 'Ngon.',
    customerName: 'Lan',
    customerNameVi: 'Chị Lan',
    customerTitle: 'Regular',
    customerTitleVi: 'Khách quen',
    avatarUrl: null,
    ...changes,
  })
  const showWhere = async (prepare: (network: Network) => void) => {
    const shown = await showPart(
      restaurant,
      <Later>
        <h2 id="reviews">Lời khách</h2>
        <ReviewGrid titleId="reviews" waiting={<p>Đang đợi</p>} />
      </Later>,
    )
    prepare(shown.network)
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    return shown
  }
  const showGrid = (reviews: readonly PublishedReview[]) =>
    showWhere((network) => network.respond(published, 200, reviews))

  test('that could not be had is asked for again, with what stands in its place meanwhile', async () => {
    const { network } = await showWhere((on) => on.cut(published))
    const said = await screen.findByText('Lời khách để lại chưa lấy được lúc này.')
    const status = said.closest<HTMLElement>('[role=status]')
    expect(status?.querySelector('a[href^="tel:"]')).not.toBeNull()
    const release = network.hold(published)
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByText('Đang đợi')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    release()
    expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(3)
  })

  test('is nothing yet', async () => {
    await showGrid([])
    expect(await screen.findByText(/^Chưa ai để lại lời nào/)).toBeDefined()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('is shown whole where it is short, with the title of the guest unless that of demo data', async () => {
    await showGrid([
      review('short'),
      review('demo', { customerTitle: demoGuestTitle.en, customerTitleVi: demoGuestTitle.vi }),
      review('long', { reviewVi: 'Ngon lắm. '.repeat(40) }),
    ])
    const cards = await screen.findAllByRole('figure')
    const titles = cards.map((card) => card.textContent?.includes('Khách'))
    expect(titles).toEqual([true, false, true])
    const buttons = cards.map((card) => within(card).queryByRole('button', { name: /^Đọc tiếp/ }) !== null)
    expect(buttons).toEqual([false, false, true])
    expect(screen.getByText('Một số lời ở đây là dữ liệu mẫu.')).toBeDefined()
  })

  test('has the picture of an uploaded avatar in the size in which it is shown', async () => {
    const address = '/objects/uploads/0123456789abcdef01234567.webp'
    await showGrid([review('lan', { avatarUrl: address })])
    const picture = (await screen.findByRole('figure')).querySelector('img')
    expect(picture?.getAttribute('src')).toBe(pictureVariant(address, 160, 'webp'))
    expect(picture?.getAttribute('src')).not.toBe(address)
  })

  test('is read whole on a press where it is cut', async () => {
    const whole = `${'Ngon lắm. '.repeat(40)}Hết.`
    await showGrid([review('long', { reviewVi: whole })])
    const card = await screen.findByRole('figure')
    expect(card.textContent).not.toContain('Hết.')
    fireEvent.click(within(card).getByRole('button', { name: /^Đọc tiếp/ }))
    expect(await screen.findByText(whole)).toBeDefined()
    expect(screen.getByText('Trọn lời của Chị Lan')).toBeDefined()
  })

  test('has a drawn person in place of a picture that does not come', async () => {
    await showGrid([review('lan', { avatarUrl: 'https://p.example/lan.jpg' })])
    const card = await screen.findByRole('figure')
    const picture = card.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://p.example/lan.jpg')
    if (picture) fireEvent.error(picture)
    expect(card.querySelector('img')).toBeNull()
    expect(card.querySelector('figcaption svg')).not.toBeNull()
  })

  test.each([
    [1, undefined],
    [4, undefined],
    [5, 'Đọc thêm 1 lời khách'],
    [12, 'Đọc thêm 8 lời khách'],
  ])(
    'is all in the page, in the order of the restaurant, of %d reviews those after the fourth folded away',
    async (count, toggle) => {
      const names = Array.from({ length: count }, (_, place) => `Khách ${place + 1}`)
      await showGrid(names.map((customerNameVi) => review(customerNameVi, { customerNameVi })))
      const cards = await screen.findAllByRole('figure')
      expect(cards.map((card) => names.find((name) => within(card).queryByText(name)))).toEqual(names)
      expect(cards.filter((card) => card.closest('details'))).toEqual(cards.slice(4))
      expect(document.querySelector('summary > span')?.textContent).toBe(toggle)
    },
  )
})

/** What stands in it once its button has been pressed. */
function Later({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  if (isShown) return children
  return (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  )
}
