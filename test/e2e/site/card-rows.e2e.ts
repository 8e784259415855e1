// Browser: layout or styles
import type { Locator, Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'

interface Cards {
  readonly list: Locator
  readonly role: 'article' | 'listitem'
  /** Shows what is folded away. */
  readonly unfold?: Locator
}

const reviews = (page: Page) => page.getByRole('region', { name: 'Lời khách để lại' })

/** Where each address has its list of cards, and what role these have. */
const lists: Record<string, (page: Page) => Cards> = {
  '/menu': (page) => ({ list: page.getByRole('region', { name: 'Pizza hải sản' }), role: 'article' }),
  '/news': (page) => ({ list: page.getByRole('region', { name: 'Chuyện khác' }), role: 'article' }),
  '/': (page) => ({ list: reviews(page), role: 'listitem' }),
  '/?reviews=all': (page) => ({
    list: reviews(page).getByRole('group').getByRole('list'),
    role: 'listitem',
    unfold: reviews(page).getByText('Đọc thêm 4 lời khách'),
  }),
}

/** Which numbers of cards, up to twelve, leave a hole at either end of a row of the list that a card stands in. */
function countsWithHole(first: Element): number[] {
  const list = first.parentElement
  if (!list) return [0]
  const end = list.getBoundingClientRect()
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)))
    const rows = Map.groupBy(
      Array.from(list.children, (card) => card.getBoundingClientRect()),
      ({ top }) => Math.round(top),
    )
    return [...rows.values()].some(
      (row) =>
        Math.abs(Math.min(...row.map(({ left }) => left)) - end.left) > 1 ||
        Math.abs(Math.max(...row.map(({ right }) => right)) - end.right) > 1,
    )
  })
}

for (const [address, find] of Object.entries(lists)) {
  test(`no row of cards has a hole, however many there are: ${address}`, async ({ page }) => {
    await page.goto(address)
    await untilHydrated(page)
    const { list, role, unfold } = find(page)
    // Reviews come once one is near them.
    await reviews(page).or(list).first().scrollIntoViewIfNeeded()
    await unfold?.click()
    const first = list.getByRole(role).first()
    await first.waitFor()
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await first.evaluate(countsWithHole), `${width} px`).toEqual([])
    }
  })
}

test('pictures of a row of dishes have one size, and price and button stand on one line', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/menu')
    await untilHydrated(page)
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((card) => {
        const [picture] = card.children
        const row = Math.round(card.getBoundingClientRect().top)
        const button = card.querySelector('button:not([aria-hidden])')?.getBoundingClientRect()
        const isAtFoot = button && card.getBoundingClientRect().bottom - button.bottom < 40
        return { row, size: `${picture?.clientWidth}x${picture?.clientHeight}`, isAtFoot }
      }),
    )
    for (const row of Map.groupBy(cards, (card) => card.row).values())
      expect(new Set(row.map(({ size }) => size)).size, `${width} px`).toBe(1)
    expect(cards.filter(({ isAtFoot }) => !isAtFoot)).toEqual([])
  }
})
