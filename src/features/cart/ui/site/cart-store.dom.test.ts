import { wine } from '#test/support/cart-samples.ts'
import { beforeEach, expect, test } from 'vitest'

import { lineKey } from '../../rules/cart.ts'
import { createCart, guestCart } from './cart-store.ts'
import { orderingStep, showOrdering } from './ordering-step.ts'

const tea = { ...wine, id: 'tea', name: 'Tea', nameVi: null }

beforeEach(() => {
  guestCart.replace([])
  showOrdering('closed')
})

test('a cart that will not take all of a line says so, and stays as it is', () => {
  expect(guestCart.add({ ...wine, quantity: 98 })).toBeUndefined()
  expect(guestCart.add({ ...wine, quantity: 2 })).toBe('cart.too-many-pieces')
  expect(guestCart.lines()).toEqual([{ ...wine, quantity: 98 }])
  expect(guestCart.add(wine)).toBeUndefined()
  expect(guestCart.lines()).toEqual([{ ...wine, quantity: 99 }])
})

test('what is changed about a line is changed about that line alone', () => {
  guestCart.replace([wine, tea])
  guestCart.setQuantity(lineKey(tea), 3)
  guestCart.setNote(lineKey(wine), 'Ướp lạnh')
  expect(guestCart.lines()).toEqual([
    { ...wine, note: 'Ướp lạnh' },
    { ...tea, quantity: 3 },
  ])
  guestCart.remove(lineKey(wine))
  expect(guestCart.lines()).toEqual([{ ...tea, quantity: 3 }])
})

test('the guest’s own cart is there in every tab and on the next visit, and opens for who wants to see it', () => {
  guestCart.add(wine)
  expect(localStorage.getItem('cart')).toContain('red-wine')
  guestCart.show?.()
  expect(orderingStep()).toBe('cart')
})

test('another cart has its own place, and nothing to open', () => {
  guestCart.replace([tea])
  const phone = createCart('sessionStorage', 'phone')
  phone.add(wine)
  expect(sessionStorage.getItem('phone')).toContain('red-wine')
  expect(guestCart.lines()).toEqual([tea])
  expect(phone.show).toBeUndefined()
})
