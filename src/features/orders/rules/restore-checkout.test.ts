import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyCheckout, restoreCheckout, type CheckoutForm } from './checkout.ts'

const filled: CheckoutForm = {
  customerName: 'Nguyễn Thị Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '0274 000 0001',
  customerAddress: '12 Đường Ven Sông',
  orderType: 'delivery',
  tableLabel: '7',
  paymentMethod: 'transfer',
  specialInstructions: 'Bớt cay',
  requestedTime: '2026-05-06T18:30',
}

describe('the half-filled checkout form', () => {
  it('comes back as it was stored', () => {
    expect(restoreCheckout(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
  })

  it.each([[undefined], [null], ['text'], [[]], [{}]])('is empty where %j was stored', (stored) => {
    expect(restoreCheckout(stored)).toEqual(emptyCheckout)
  })

  it('leaves out what does not fit, and leaves the rest', () => {
    expect(restoreCheckout({ ...filled, customerName: 7, orderType: 'drone', website: 'x' })).toEqual({
      ...filled,
      customerName: '',
      orderType: 'takeout',
    })
  })

  it('is a form whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(restoreCheckout(stored))).toEqual(Object.keys(emptyCheckout))
      }),
    )
  })
})
