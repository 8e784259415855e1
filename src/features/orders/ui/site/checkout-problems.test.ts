import { describe, expect, it } from 'vitest'

import { ApiError } from '#src/web/api.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { emptyCheckout, type CheckoutForm } from '../../rules/checkout.ts'
import { checkoutErrors, fieldProblems } from './checkout-problems.ts'
import { codeText } from './order-problem.ts'

const settings = {
  deliveryMode: 'self-courier',
  openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' })),
  closures: [],
} as Pick<CurrentSiteSettings, 'deliveryMode' | 'openingHours' | 'closures'> as CurrentSiteSettings // all that the check reads
const now = new Date('2026-05-06T05:00:00Z')
const form: CheckoutForm = {
  ...emptyCheckout,
  customerName: 'Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '0274 000 0001',
}

describe('what is wrong with the checkout form', () => {
  it('takes no name that objects inherit for a field, a code or a message', () => {
    const rejected = new ApiError(400, {
      message: 'x',
      fields: { constructor: 'constructor', customerName: 'constructor' },
    })
    const problems = fieldProblems(rejected)
    expect(problems).toEqual({ customerName: { code: undefined, message: 'constructor' } })
    expect(codeText('constructor', 'vi')).toBeUndefined()
  })

  it('is nothing when it is filled in', () => {
    expect(checkoutErrors(form, settings, now, {}, 'vi')).toEqual({})
  })

  it.each([
    [{ customerName: ' ' }, { customerName: 'Bạn vui lòng nhập họ tên.' }],
    [
      { customerPhone: '0912 345' },
      { customerPhone: 'Vui lòng nhập số điện thoại Việt Nam, ví dụ 0900 000 000.' },
    ],
    [{ orderType: 'delivery' }, { customerAddress: 'Vui lòng nhập địa chỉ giao hàng.' }],
    [
      { orderType: 'delivery', customerAddress: 'abc' },
      { customerAddress: 'Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.' },
    ],
    [{ requestedTime: '2026-05-06T11:45' }, { requestedTime: 'Giờ này đã qua. Bạn chọn giờ khác nhé.' }],
    [{ requestedTime: '2026-05-06T23:00' }, { requestedTime: 'Giờ này quán nghỉ. Bạn chọn giờ khác nhé.' }],
  ] as [Partial<CheckoutForm>, object][])('for %j is %j', (change, errors) => {
    expect(checkoutErrors({ ...form, ...change }, settings, now, {}, 'vi')).toEqual(errors)
  })

  it('stands in English with the literal texts of the restaurant', () => {
    const short = { ...form, orderType: 'delivery' as const, customerAddress: 'abc' }
    expect(checkoutErrors(short, settings, now, {}, 'en').customerAddress).toBe(
      'Address is required for delivery orders and must be at least 5 characters long',
    )
    expect(checkoutErrors({ ...short, customerAddress: '' }, settings, now, {}, 'en').customerAddress).toBe(
      'Please enter delivery address.',
    )
  })
})

describe('what the server rejects', () => {
  const shown = (error: unknown) => checkoutErrors(form, settings, now, fieldProblems(error), 'vi')

  it('stands at its field, in words for its code', () => {
    const message = 'Address is required for delivery orders and must be at least 5 characters long'
    const error = new ApiError(400, {
      code: 'orders.address-too-short',
      message,
      fields: { customerAddress: message },
    })
    expect(shown(error)).toEqual({ customerAddress: 'Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.' })
  })

  it('has the code of its field where the schema of the contract rejected it', () => {
    const fields = {
      customerEmail: 'Valid email required',
      customerName: 'Name is required',
      customerPhone: 'Use at most 30 characters.',
      specialInstructions: 'Use at most 1000 characters.',
      'items.0.price': 'An amount',
    }
    expect(shown(new ApiError(400, { code: 'request.invalid', message: '', fields }))).toEqual({
      customerEmail: 'Email chưa đúng. Ví dụ: lan@example.com.',
      customerName: 'Bạn vui lòng nhập họ tên.',
      customerPhone: 'Bạn vui lòng nhập số điện thoại.',
      specialInstructions: 'Bạn xem lại thông tin vừa nhập nhé.',
    })
  })

  it('is no matter of fields when no response came', () => {
    expect(shown(new TypeError('Failed to fetch'))).toEqual({})
  })
})
