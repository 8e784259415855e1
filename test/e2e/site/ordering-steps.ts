import type { Locator, Page } from '@playwright/test'

import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { SiteUnderTest } from '../../support/site.ts'

/** Half Margherita, half Pepperoni, 18 cm, thin crust, two toppings, three of them: 253.000đ each by the demo menu. */
export const halfAndHalf: CartLine = {
  id: 'margherita',
  name: 'Half Margherita, half Pepperoni',
  nameVi: 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý',
  price: 253_000,
  image: '/objects/dishes/margherita.webp',
  secondImage: '/objects/dishes/pepperoni.webp',
  quantity: 3,
  customization: [
    { schemaId: 'crust', selections: { option: 'crust-thin' } },
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'pepperoni' },
    { schemaId: 'pizza-toppings', selections: { toppings: 'topping-mozzarella,topping-mushroom' } },
    { schemaId: 'size-pizza', selections: { size: '18cm' } },
  ],
}

/** A dish without choices. */
export const wine: CartLine = {
  id: 'red-wine',
  name: 'Red Wine (glass)',
  nameVi: 'Rượu Vang Đỏ (ly)',
  price: 98_000,
  image: '/objects/dishes/red-wine.webp',
  quantity: 1,
  customization: null,
}

/** Opens the menu with a cart that an earlier visit left. */
export async function arriveWithCart(
  page: Page,
  lines: readonly CartLine[],
  address = '/menu',
): Promise<void> {
  await page.addInitScript(
    (cart) => {
      // Once a tab: a reload finds what the site itself has stored.
      if (sessionStorage.getItem('cart-was-left')) return
      sessionStorage.setItem('cart-was-left', 'yes')
      localStorage.setItem('cart', cart)
    },
    JSON.stringify({ state: { lines }, version: 1 }),
  )
  await page.goto(address)
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Giỏ hàng|Cart),/ })
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const dialog = page.getByRole('dialog', { name: /^(Giỏ hàng của bạn|Your cart)$/ })
  await dialog.waitFor()
  return dialog
}

/** From the page to the checkout form. */
export async function openCheckout(page: Page): Promise<Locator> {
  const cart = await openCart(page)
  await cart.getByRole('button', { name: /^(Tiếp tục đặt hàng|Checkout)$/ }).click()
  return checkoutOf(page)
}

export function checkoutOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Thông tin đặt món|Checkout)$/ })
}

export async function fillContact(checkout: Locator, name: string): Promise<void> {
  await checkout.getByLabel(/^(Họ và tên|Full name)$/).fill(name)
  await checkout.getByLabel(/^(Số điện thoại|Phone)$/).fill('0274 000 0001')
  await checkout.getByLabel(/^(Email|E-mail)$/).fill('lan@example.com')
}

export function placeButton(checkout: Locator): Locator {
  return checkout.getByRole('button', { name: /^(Đặt hàng|Place order)/ })
}

export function successOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Cảm ơn bạn đã đặt món!|Thank you for your order!)$/ })
}

interface OrderRow extends Record<string, unknown> {
  id: string
  order_type: string
  payment_method: string
  customer_address: string | null
  special_instructions: string | null
  requested_time: string | null
  total_amount: string
  vat_amount: string
  grand_total: string
  ticket_token: string
  items: { id: string; quantity: number; price: string; choicesVi: string[]; customization: unknown[] }[]
}

/** The orders in the database under a guest's name; each test orders under a name of its own. */
export function ordersOf(site: SiteUnderTest, name: string): Promise<OrderRow[]> {
  return site.query<OrderRow>('select * from orders where customer_name = $1', [name])
}
