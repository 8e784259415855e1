// Browser: real navigation
import { goBack } from '../../support/history-settled.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import {
  arriveWithCart,
  checkoutOf,
  fillContact,
  openCheckout,
  placeButton,
  successOf,
  wine,
} from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('Back leaves the checkout and keeps the menu as it was, also after a reload, and never returns to a checkout that has been sent', async ({
  page,
}) => {
  await arriveWithCart(page, [wine], '/about')
  await page.goto('/menu')
  await untilHydrated(page)
  const checkout = await openCheckout(page)
  await fillContact(checkout, 'Khách Quay Lại')
  // The page beneath is where it was scrolled to.
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  const calls: string[] = []
  page.on('request', (sent) => calls.push(sent.url()))
  await goBack(page)
  await expect(checkout).toBeHidden()
  await page.goForward()
  await expect(checkoutOf(page)).toBeHidden()
  expect(await page.evaluate(() => [window.location.pathname, window.scrollY])).toEqual(['/menu', 700])
  expect(calls.filter((url) => !/\.(webp|js|css)$/.test(url))).toEqual([])

  await expect(await openCheckout(page).then((again) => again.getByLabel('Họ và tên'))).toHaveValue(
    'Khách Quay Lại',
  )
  await page.reload()
  await untilHydrated(page)
  await goBack(page)
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/menu')

  // What a reload finds that came while a layer's entry was being added: the state of that one in the page's own.
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, layer: 1 }, ''))
  await page.reload()
  await untilHydrated(page)
  await expect(page).toHaveURL('/menu')

  await placeButton(await openCheckout(page)).click()
  await expect(successOf(page)).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/menu')
  await goBack(page)
  await expect(page).toHaveURL('/about')
})

test('in the office Back asks before changes are lost, and once they are, the address and the history are those of the list', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin', '/admin/dashboard')
  await page.goto('/admin/dashboard/reviews')
  await page.getByRole('link', { name: /^Sửa/ }).first().click()
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox') })
  await form.getByRole('textbox').first().fill('Tên khác')
  const question = page.getByRole('dialog', { name: 'Thoát mà chưa lưu?' })
  await goBack(page)
  await expect(question).toBeVisible()
  await goBack(page)
  await expect(question).toBeHidden()
  await expect(form.getByRole('textbox').first()).toHaveValue('Tên khác')
  await goBack(page)
  await question.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/admin/dashboard/reviews')
  await goBack(page)
  await expect(page).toHaveURL('/admin/dashboard')
})
