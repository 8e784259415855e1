import { wine } from '#test/support/cart-samples.ts'
import { showOfficePart, showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Order } from '../../contract/order.ts'
import { orderTable } from '../../server/order-table.ts'
import { orderAsText } from '../office/order-as-text.ts'
import { OrderFacts } from '../office/order-facts.tsx'
// Loaded beforehand, so that the lower part of a ticket is there with its page.
import './ticket-parts.tsx'
import TicketPage from './ticket-page.tsx'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()
const bankAccount = { bankBin: '970436', accountNumber: '0123456789', accountName: 'BEP LUA' }

/** What a bill says below its lines, from the first of these on. */
const billFrom = (first: RegExp) => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const bill = terms.map((term, place) => `${term} ${sums[place]}`)
  const start = bill.findIndex((line) => first.test(line))
  return bill.slice(start)
}
const namesVat = () => /VAT|GTGT|thuế|\btax/i.test(document.body.textContent)

const vi = {
  place: /^Đặt hàng/,
  next: 'Tiếp tục đặt hàng',
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  email: 'Email',
  transfer: 'Chuyển khoản',
}
const en = {
  place: /^Place order/,
  next: 'Checkout',
  name: 'Full name',
  phone: 'Phone',
  email: 'E-mail',
  transfer: 'Bank transfer',
}

test.each([
  ['excluded', 'vi', ['Tạm tính 294.000đ', 'VAT 8% 23.520đ', 'Tổng thanh toán 317.520đ']],
  ['excluded', 'en', ['Subtotal 294.000đ', 'VAT 8% 23.520đ', 'Total to pay 317.520đ']],
  ['included', 'vi', ['Tổng thanh toán 294.000đ', 'Trong đó VAT 8% 21.778đ']],
  ['included', 'en', ['Total to pay 294.000đ', 'Of which VAT 8% 21.778đ']],
  ['none', 'vi', ['Tổng thanh toán 294.000đ']],
  ['none', 'en', ['Total to pay 294.000đ']],
] as const)(
  'with VAT %s cart, checkout, code, ticket and office say the same sums (%s)',
  async (taxMode, language, bill) => {
    const texts = { vi, en }[language]
    const paid = taxMode === 'excluded' ? '317.520đ' : '294.000đ'
    const isNone = taxMode === 'none'
    const first = new RegExp(`^${bill[0]}`)
    await restaurant.db.delete(orderTable)
    await setSettings(restaurant, { taxMode, bankAccount })

    replaceCart([{ ...wine, quantity: 3 }])
    showOrdering('cart')
    const options = { language, settings: { bankAccount, taxMode, vatRate: isNone ? 0 : 8 } }
    const { user, leave } = await showPart(restaurant, <Ordering />, options)
    await waitFor(() => expect(billFrom(first)).toEqual(bill))
    await user.click(screen.getByRole('button', { name: texts.next }))
    await screen.findByRole('radio', { name: texts.transfer })
    expect(billFrom(first)).toEqual(bill)
    for (const [label, typed] of [
      [texts.name, 'Lan'],
      [texts.phone, '0900000000'],
      [texts.email, 'lan@example.com'],
    ] as const) {
      await user.clear(screen.getByRole('textbox', { name: label }))
      await user.type(screen.getByRole('textbox', { name: label }), typed)
    }
    await user.click(screen.getByRole('radio', { name: texts.transfer }))
    const place = screen.getByRole('button', { name: texts.place })
    expect([place.textContent.includes(paid), namesVat()]).toEqual([true, !isNone])
    await user.click(place)
    const code = await screen.findByRole('img', { name: /VietQR/ })
    expect(code.getAttribute('aria-label')).toContain(paid)
    expect(screen.getByRole('dialog').textContent).toContain(paid)
    expect(isNone && namesVat()).toBe(false)
    leave()

    // What the office and the ticket's link show, after the owner has changed it once more.
    const [order] = await restaurant.db.select().from(orderTable)
    const { id = '', ticketToken: token = '' } = order ?? {}
    const admin = await officeCalls(restaurant, 'admin')
    const placed = (await admin('GET', `/api/orders/${id}`)).json<Order>()
    await setSettings(restaurant, { taxMode: isNone ? 'excluded' : 'none' })
    const loaderData = (await restaurant.app.inject(`/api/orders/ticket/${token}`)).json()
    const props: object = { params: { token }, loaderData }
    // The page looks at nothing else of what the router gives it.
    const ticket = await showPart(
      restaurant,
      <TicketPage {...(props as ComponentProps<typeof TicketPage>)} />,
      options,
    )
    await waitFor(() => expect(billFrom(first).slice(0, bill.length)).toEqual(bill))
    expect(namesVat()).toBe(!isNone)
    ticket.leave()

    const facts = await showOfficePart(restaurant, 'admin', <OrderFacts order={placed} />, options)
    expect(billFrom(first)).toEqual(bill)
    expect(namesVat()).toBe(!isNone)
    facts.leave()
    expect(orderAsText(placed, language, restaurant.clock.now())).toContain(
      bill.join('\n').replaceAll(/ (?=[\d.]+đ)/g, ': '),
    )
  },
)
