import { expect, test, untilHydrated } from '../../support/site.ts'
import { cartButton } from './ordering-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [kind, dish] of [
  ['a drink', 'Trà Đào Cam Sả'],
  ['a pizza', 'Tôm Sốt Tom Yum'],
] as const) {
  test(`${kind} with choices is in the cart, as it is usually ordered, after two taps`, async ({ page }) => {
    await page.goto('/menu')
    await untilHydrated(page)
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        ({ isTrusted }) => {
          const { dataset } = document.documentElement
          if (isTrusted) dataset['taps'] = String(Number(dataset['taps'] ?? 0) + 1)
        },
        true,
      )
    })
    await page.getByRole('button', { name: `Thêm ${dish} vào giỏ hàng` }).tap()
    await page.getByRole('dialog', { name: dish }).getByRole('button', { name: 'Thêm vào giỏ' }).tap()
    await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 1 món')
    await expect(page.locator('html')).toHaveAttribute('data-taps', '2')
  })
}
