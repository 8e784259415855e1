import { wine } from '#test/support/cart-samples.ts'
import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

test.for(['vi', 'en'] as const)(
  'a guest adds a dish to the cart from below its lines, and the buttons stay (%s)',
  async (language) => {
    const isSoldOut = eq(menuItemTable.id, 'panna-cotta')
    const sell = (isAvailable: boolean) =>
      restaurant.content.change((tx) => tx.update(menuItemTable).set({ isAvailable }).where(isSoldOut))
    onTestFinished(async () => void (await sell(true)))
    await sell(false)
    replaceCart([wine])
    showOrdering('cart')
    const { user } = await showPart(restaurant, <Ordering />, { language })
    const offered = await screen.findByRole('region', { name: orderingTexts[language].review.toAdd.title })
    const buttons = within(offered).getAllByRole('button')
    for (const button of buttons) expect(button.getAttribute('aria-label')).not.toContain('Panna Cotta')
    for (const [place, button] of buttons.entries()) {
      await user.click(button)
      // A dish with options asks for them first.
      await waitFor(async () => {
        const [asking] = screen.queryAllByRole('dialog').filter((dialog) => !dialog.contains(button))
        if (asking) await user.click(within(asking).getAllByRole('button').at(-1) ?? asking)
        expect(cartLines()).toHaveLength(2 + place)
      })
    }
    expect(buttons.length).toBeGreaterThan(1)
    for (const button of buttons) expect(button.isConnected).toBe(true)
  },
)
