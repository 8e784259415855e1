import { showPart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'

import { replaceCart, showOrdering } from '#src/features/cart/ui/shared/cart-store.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { ChoiceProblem } from '#src/features/customization/rules/choice-problem.ts'
import { ChoiceSections } from '#src/features/customization/ui/shared/choice-sections.tsx'
import { ContactForm } from '#src/features/contact/ui/site/contact-form.tsx'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { NewsletterForm } from '#src/features/newsletter/ui/shared/newsletter-form.tsx'
import UnsubscribePage from '#src/features/newsletter/ui/site/unsubscribe-page.tsx'
import { DishCard } from '#src/features/menu/ui/shared/dish-card.tsx'
import type { OrderTicket, PlacedOrder } from '#src/features/orders/contract/order.ts'
import { Ordering } from '#src/features/orders/ui/shared/ordering.tsx'
import OrderTicketPage from '#src/features/orders/ui/site/ticket-page.tsx'
import type { MadeReservation, ReservationTicket } from '#src/features/reservations/contract/reservation.ts'
import { Booking } from '#src/features/reservations/ui/shared/booking.tsx'
import ReservationTicketPage from '#src/features/reservations/ui/site/ticket-page.tsx'
import { outline } from '#test/support/dom/outline.ts'
import { settledOutline } from '#test/support/dom/settled-outline.ts'
import * as samples from '#test/support/customization-samples.ts'
import { orderFor, plainCrust, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

afterEach(() => {
  replaceCart([])
  showOrdering('closed')
})

async function call<Body>(url: string, payload?: object): Promise<Body> {
  const response = await restaurant.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json<Body>()
}

const pizza = {
  id: 'pepperoni',
  name: 'Pepperoni',
  nameVi: 'Pepperoni Ý',
  price: 188_000,
  image: null,
  quantity: 2,
  customization: [plainCrust, { schemaId: 'size-pizza', selections: { size: '16cm' } }],
  note: 'Ít cay',
}
const wine = {
  id: 'red-wine',
  name: 'Red Wine (glass)',
  nameVi: 'Rượu Vang Đỏ (ly)',
  price: 98_000,
  image: null,
  quantity: 1,
  customization: null,
}

async function orderTicket(changes: Partial<OrderTicket>): Promise<ReactElement> {
  const order = await orderFor(restaurant.app, [smallPepperoni], { specialInstructions: 'Ít cay' })
  const { ticketUrl } = await call<PlacedOrder>('/api/orders', order)
  const token = ticketUrl.split('/').at(-1) ?? ''
  const ticket = await call<OrderTicket>(`/api/orders/ticket/${token}`)
  const props = { params: { token }, loaderData: { ...ticket, shortCode: '#AB12CD34', ...changes } }
  // The page looks at nothing else of what the router gives it.
  return <OrderTicketPage {...(props as ComponentProps<typeof OrderTicketPage>)} />
}

async function reservationTicket(changes: Partial<ReservationTicket>): Promise<ReactElement> {
  const visit = { date: '2026-05-07', time: '19:00', guests: 2, name: 'Lan', phone: '0912345678' }
  const { ticketUrl } = await call<MadeReservation>('/api/reservations', visit)
  const token = ticketUrl.split('/').at(-1) ?? ''
  const ticket = await call<ReservationTicket>(`/api/reservations/ticket/${token}`)
  const props = { params: { token }, loaderData: { ...ticket, ...changes } }
  // As above.
  return <ReservationTicketPage {...(props as ComponentProps<typeof ReservationTicketPage>)} />
}

/** What schemas that the demo restaurant has none of ask, each with what was chosen and is wrong. */
function choices(): ReactElement {
  const { halves, options, toppings } = samples
  const [dish, second, soldOut, tea] = samples.menu.map((flavour) => ({
    ...flavour,
    image: null,
    imagePlaceholder: null,
  }))
  if (!dish || !second || !soldOut || !tea) throw new Error('The samples have four dishes')
  const all = [dish, second, soldOut, tea]
  const half: Choice = { schemaId: 'fee', selections: {}, orderMode: 'half_and_half' }
  const picked = (schemaId: string, ...ids: string[]): Choice => ({ schemaId, selections: { toppings: ids } })
  const until = '2026-05-06T10:30:00Z'
  const partly = [
    { id: 'olive', name: 'Olives', nameVi: 'Ô liu', isAvailable: false, soldOutUntil: until },
    { id: 'ham', name: 'Ham', nameVi: null, price: 20_000, isAvailable: false },
    { id: 'basil', name: 'Basil', nameVi: 'Húng tây', price: 10_000 },
  ]
  const missing: ChoiceProblem = {
    schemaId: 'fee',
    code: 'customization.second-flavor-required',
    message: 'Please choose the other half',
  }
  const asked = [
    { schema: halves({ id: 'alone' }), flavours: [dish, soldOut, tea] },
    {
      schema: halves({ id: 'fee', isRequired: true }, { halfAndHalfFee: 15_000 }),
      choices: [half],
      problems: [missing],
    },
    { schema: toppings({ id: 'one' }, { maxSelections: 1 }) },
    { schema: toppings({ id: 'one-needed', isRequired: true }, { allowMultiple: false }) },
    {
      schema: toppings({ id: 'two' }, { minSelections: 2, maxSelections: 2 }),
      choices: [picked('two', 'olive', 'basil')],
    },
    { schema: toppings({ id: 'any' }, { minSelections: 1 }), choices: [picked('any', 'olive')] },
    { schema: toppings({ id: 'partly' }, { toppings: partly }) },
    { schema: options({ id: 'optional' }) },
    { schema: options({ id: 'paused', isActive: false }) },
  ]
  return (
    <>
      {asked.map(({ schema, flavours = all, choices: chosen = [], problems = [] }) => (
        <ChoiceSections
          key={schema.id}
          dish={dish}
          schemas={[schema]}
          flavours={flavours}
          choices={chosen}
          problems={problems}
          onChange={() => {}}
        />
      ))}
    </>
  )
}

const bankAccount = {
  bankBin: '970436',
  accountNumber: '0123456789',
  accountName: 'BEP LUA',
  bankName: 'Vietcombank',
}
const button = (name: RegExp) => screen.findByRole('button', { name })

interface Part {
  readonly part: () => ReactElement | Promise<ReactElement>
  readonly options?: PartOptions
  /** Leads to the state that is compared. */
  readonly until?: (shown: ShownPart) => Promise<unknown>
}

const parts: Readonly<Record<string, Part>> = {
  'cart-empty': { part: () => <Ordering />, until: async () => showOrdering('cart') },
  cart: {
    part: () => {
      replaceCart([pizza, { ...wine, price: 90_000 }])
      showOrdering('cart')
      return <Ordering />
    },
    until: () => screen.findAllByText(/98\.000đ/),
  },
  checkout: {
    part: () => {
      replaceCart([wine])
      showOrdering('cart')
      return <Ordering />
    },
    async until({ user }) {
      await user.click(await button(/^(Tiếp tục đặt hàng|Checkout)$/))
      await user.click(
        await screen.findByRole('radio', { name: /^(Vào giờ tôi chọn|At a time of my choice)$/ }),
      )
      await waitFor(() => expect(document.querySelector('dialog[open] select')).not.toBeNull())
    },
  },
  'checkout-incomplete': {
    part: () => {
      replaceCart([wine])
      showOrdering('cart')
      return <Ordering />
    },
    async until({ user }) {
      await user.click(await button(/^(Tiếp tục đặt hàng|Checkout)$/))
      await user.click(await screen.findByRole('radio', { name: /^(Giao hàng|Delivery)$/ }))
      await user.click(await button(/^(Đặt hàng|Place order)/))
      await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
    },
  },
  'order-ticket': {
    part: () => orderTicket({ orderType: 'delivery', status: 'confirmed' }),
  },
  'order-ticket-transfer': {
    part: () => orderTicket({ paymentMethod: 'transfer' }),
    options: { settings: { bankAccount } },
    until: () => screen.findByRole('img', { name: /VietQR/ }),
  },
  'reservation-ticket': { part: () => reservationTicket({ tableLabel: 'B7' }) },
  'reservation-ticket-cancel': {
    part: () => reservationTicket({}),
    until: async ({ user }) => user.click(await button(/^(Huỷ đặt bàn|Cancel reservation)/)),
  },
  choices: { part: choices },
  booking: { part: () => <Booking place="page" /> },
  'booking-incomplete': {
    part: () => <Booking place="page" />,
    until: async ({ user }) => user.click(await button(/^(Đặt bàn|Book)/)),
  },
  contact: { part: () => <ContactForm /> },
  newsletter: { part: () => <NewsletterForm /> },
  unsubscribe: {
    part: () => <UnsubscribePage />,
    options: { address: '/newsletter/unsubscribe/token', path: '/newsletter/unsubscribe/:token' },
  },
  dish: {
    async part() {
      const [first] = await call<MenuItem[]>('/api/menu-items')
      if (!first) throw new Error('The demo restaurant has dishes')
      const texts = {
        name: 'Margherita',
        nameVi: 'Margherita Tươi',
        description: 'Basil.',
        descriptionVi: 'Húng quế.',
      }
      const dish = { ...first, ...texts, price: '168000.00', imageUrl: null }
      return (
        <>
          <DishCard dish={dish} onAdd={() => {}} />
          <DishCard dish={{ ...dish, id: 'sold-out', isAvailable: false }} onAdd={() => {}} />
        </>
      )
    },
  },
}

test.each(
  Object.entries(parts).flatMap(([name, part]) =>
    (['vi', 'en'] as const).map((language) => [name, language, part] as const),
  ),
)(
  '%s in %s holds, says and tells the browser what it did',
  async (name, language, { part, options, until }) => {
    const shown = await showPart(restaurant, await part(), { language, ...options })
    await until?.(shown)
    // Tokens are another each time.
    const file = `${name}-${language}.txt`
    const held = await settledOutline(file, () =>
      outline(document.body).replaceAll(/\/[\w-]{32}\//g, '/token/'),
    )
    await expect(held).toMatchFileSnapshot(file)
  },
)
