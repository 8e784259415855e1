import { showOfficePart, showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { MantineProvider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { UserManagement } from '#src/features/accounts/ui/office/user-management.tsx'
import { currentUserQueries } from '#src/features/accounts/ui/office/current-user.ts'
import LoginPage from '#src/features/accounts/ui/office/login-page.tsx'
import SettingsPage from '#src/features/accounts/ui/office/settings-page.tsx'
import { replaceCart, showOrdering } from '#src/features/cart/ui/shared/cart-store.ts'
import { ContactForm } from '#src/features/contact/ui/site/contact-form.tsx'
import CategoriesPage from '#src/features/menu/ui/office/categories-page.tsx'
import { NewsletterForm } from '#src/features/newsletter/ui/shared/newsletter-form.tsx'
import { Ordering } from '#src/features/orders/ui/shared/ordering.tsx'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import { Booking } from '#src/features/reservations/ui/shared/booking.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let reservation = ''

beforeAll(async () => {
  const payload = { date: '2026-05-07', time: '19:00', guests: 2, name: 'Lan', phone: '0912345678' }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  reservation = response.json<MadeReservation>().id
})

const attributes = [
  'name',
  'required',
  'disabled',
  'tabindex',
  'autocomplete',
  'autocapitalize',
  'spellcheck',
  'inputmode',
  'enterkeyhint',
  'maxlength',
  'min',
  'max',
  'rows',
  'lang',
]

/** What is asked in the form of an input: each field by its label, its kind, and what the browser is told of it; and its buttons. */
function fieldsBeside(input: HTMLElement): string[] {
  const all = input.closest('form')?.querySelectorAll('input, select, textarea, button') ?? []
  return [...all].map((field) => {
    if (field.tagName === 'BUTTON')
      return `[${field.getAttribute('aria-label') ?? field.textContent}], ${field.getAttribute('type')}`
    const id = field.getAttribute('id') ?? ''
    const label = document.querySelector(`label[for="${id}"]`) ?? field.closest('label')
    const kind =
      field.tagName === 'INPUT' ? (field.getAttribute('type') ?? 'text') : field.tagName.toLowerCase()
    const said = attributes.flatMap((name) => {
      const value = field.getAttribute(name)
      return value === null ? [] : [value === '' ? name : `${name}=${value}`]
    })
    if (field instanceof HTMLInputElement && field.checked) said.push('chosen')
    return [(label?.textContent || field.getAttribute('aria-label')) ?? '?', kind, ...said].join(', ')
  })
}

/** As the guard of the staff panel has loaded it. */
function LoadedSettings() {
  return useQuery(currentUserQueries.staff).data ? <SettingsPage /> : null
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const office = (part: ReactElement, role: 'admin' | 'staff', options: PartOptions = {}) =>
  showOfficePart(restaurant, role, part, options)

interface Form {
  open(): Promise<unknown>
  /** The label of one of its fields. */
  readonly input: string
  readonly fields: readonly string[]
}

const forms: Readonly<Record<string, Form>> = {
  'of an order': {
    async open() {
      replaceCart([
        {
          id: 'red-wine',
          name: 'Red Wine (glass)',
          nameVi: null,
          price: 98_000,
          image: null,
          quantity: 1,
          customization: null,
        },
      ])
      showOrdering('cart')
      await showPart(restaurant, <Ordering />)
      await press('Tiếp tục đặt hàng')
      fireEvent.click(await screen.findByRole('radio', { name: 'Giao hàng' }))
    },
    input: 'Email',
    fields: [
      'Mang về, radio, name=orderType',
      'Ăn tại quán, radio, name=orderType',
      'Giao hàng, radio, name=orderType, chosen',
      'Địa chỉ giao hàng, text, name=customerAddress, required, autocomplete=street-address, enterkeyhint=next, maxlength=500',
      'Càng sớm càng tốt, radio, name=when, chosen',
      'Vào giờ tôi chọn, radio, name=when',
      'Họ và tên, text, name=customerName, required, autocomplete=name, autocapitalize=words, enterkeyhint=next, maxlength=200',
      'Số điện thoại, tel, name=customerPhone, required, autocomplete=tel, inputmode=tel, enterkeyhint=next, maxlength=30',
      'Email, email, name=customerEmail, required, autocomplete=email, spellcheck=false, inputmode=email, enterkeyhint=next, maxlength=254',
      'Tiền mặt, radio, name=paymentMethod, chosen',
      'Chuyển khoản, radio, name=paymentMethod',
      'Ghi chú cho Bếpkhông bắt buộc, textarea, name=specialInstructions, maxlength=1000, rows=3',
      'Website, text, name=website, tabindex=-1, autocomplete=off',
    ],
  },
  'of a booking': {
    open: () => showPart(restaurant, <Booking place="page" />),
    input: 'Số điện thoại',
    fields: [
      'Ngày đến, date, name=date, required, min=2026-05-06, max=2026-08-04',
      'Giờ đến, select, name=time, required',
      'Số khách, select, name=guests',
      'Tên của bạn, text, name=name, required, autocomplete=name, autocapitalize=words, enterkeyhint=next, maxlength=200',
      'Số điện thoại, tel, name=phone, required, autocomplete=tel, inputmode=tel, enterkeyhint=next, maxlength=30',
      'Emailkhông bắt buộc, email, name=email, autocomplete=email, spellcheck=false, inputmode=email, enterkeyhint=next, maxlength=254',
      'Ghi chúkhông bắt buộc, textarea, name=specialRequests, maxlength=1000, rows=2',
      '[Đặt bàn], submit',
      'Website, text, name=website, tabindex=-1, autocomplete=off',
    ],
  },
  'of a message': {
    open: () => showPart(restaurant, <ContactForm />),
    input: 'Email',
    fields: [
      'Tên của bạn, text, name=name, required, autocomplete=name, autocapitalize=words, enterkeyhint=next, maxlength=200',
      'Email, email, name=email, required, autocomplete=email, spellcheck=false, inputmode=email, enterkeyhint=next, maxlength=254',
      'Số điện thoại, tel, name=phone, required, autocomplete=tel, inputmode=tel, enterkeyhint=next, maxlength=30',
      'Về việc gì, text, name=subject, required, enterkeyhint=next, maxlength=200',
      'Nội dung, textarea, name=message, required, maxlength=5000, rows=6',
      '[Gửi tin nhắn], submit',
      'Website, text, name=website, tabindex=-1, autocomplete=off',
    ],
  },
  'of the newsletter': {
    open: () => showPart(restaurant, <NewsletterForm />),
    input: 'Email của bạn',
    fields: [
      'Email của bạn, email, name=email, required, autocomplete=email, spellcheck=false, inputmode=email, enterkeyhint=send, maxlength=254',
      '[Đăng ký], submit',
      'Website, text, name=website, tabindex=-1, autocomplete=off',
    ],
  },
  'of signing in': {
    open: () =>
      showPart(
        restaurant,
        <MantineProvider forceColorScheme="light" env="test">
          <LoginPage />
        </MantineProvider>,
        { address: '/login' },
      ),
    input: 'Mật khẩu',
    fields: [
      'Tên đăng nhập, text, name=username, autocomplete=username, autocapitalize=none, spellcheck=false',
      'Mật khẩu, password, name=password, autocomplete=current-password',
      '[Hiện mật khẩu], button',
      '[Đăng nhập], submit',
    ],
  },
  'of the own profile': {
    open: () => office(<LoadedSettings />, 'staff'),
    input: 'Mật khẩu mới',
    fields: [
      'Họ tên, text, name=fullName, autocomplete=name',
      'Email, email, name=email, autocomplete=email',
      'Mật khẩu hiện tại, password, name=currentPassword, autocomplete=current-password',
      '[Hiện mật khẩu], button',
      'Mật khẩu mới, password, name=newPassword, autocomplete=new-password',
      '[Hiện mật khẩu], button',
      'Nhập lại mật khẩu mới, password, name=confirmPassword, autocomplete=new-password',
      '[Hiện mật khẩu], button',
      '[Lưu], submit',
    ],
  },
  'of a new user': {
    open: () => office(<UserManagement />, 'admin', { address: '/users?open=new' }),
    input: 'Mật khẩu',
    fields: [
      'Họ tên, text, name=fullName, autocomplete=off',
      'Tên đăng nhập, text, name=username, autocomplete=off, autocapitalize=none, spellcheck=false',
      'Email, email, name=email, autocomplete=off',
      'Mật khẩu, password, name=password, autocomplete=new-password',
      '[Hiện mật khẩu], button',
      'Vai trò, select, name=role',
      'Đang hoạt động, được đăng nhập, checkbox, chosen',
      '[Huỷ], button',
      '[Thêm người dùng], submit',
    ],
  },
  'of a category': {
    open: () => office(<CategoriesPage />, 'admin', { address: '/categories?open=new' }),
    input: 'Tên tiếng Anh',
    fields: [
      'Tên tiếng Anh, text, name=name, autocomplete=off, lang=en',
      'Tên tiếng Việt (không bắt buộc), text, name=nameVi, autocomplete=off, lang=vi',
      'Mô tả (không bắt buộc), textarea, name=description, rows=2',
      'Thứ tự trên thực đơn, text, name=sortOrder, autocomplete=off',
      '[Huỷ], button',
      '[Thêm danh mục], submit',
    ],
  },
  'that edits a reservation': {
    open: () =>
      office(<ReservationsPage />, 'admin', {
        address: `/reservations?reservation=${reservation}&open=edit`,
      }),
    input: 'Họ tên',
    fields: [
      'Ngày đến, date, name=date, min=2026-05-06, max=2026-08-04',
      'Giờ đến, select, name=time',
      'Số khách, number, name=guests, min=1, max=50',
      'Trạng thái, select, name=status',
      'Họ tên, text, name=name, autocomplete=off',
      'Điện thoại, tel, name=phone, autocomplete=off',
      'Email (không bắt buộc), email, name=email, autocomplete=off',
      'Yêu cầu của khách (không bắt buộc), textarea, name=specialRequests, rows=3',
      '[Bỏ qua], button',
      '[Lưu], submit',
    ],
  },
  'of a booking by phone': {
    async open() {
      await office(<ReservationsPage />, 'staff')
      await press('Nhận đặt bàn qua điện thoại')
    },
    input: 'Họ tên',
    fields: [
      'Ngày đến, date, name=date, min=2026-05-06, max=2026-08-04',
      'Giờ đến, select, name=time',
      'Số khách, number, name=guests, min=1, max=50',
      'Họ tên, text, name=name, autocomplete=off',
      'Điện thoại, tel, name=phone, autocomplete=off',
      'Email (không bắt buộc), email, name=email, autocomplete=off',
      'Yêu cầu của khách (không bắt buộc), textarea, name=specialRequests, rows=3',
      '[Bỏ qua], button',
      '[Đặt bàn], submit',
    ],
  },
}

test.each(Object.entries(forms))(
  'the form %s tells the browser of each field what it is',
  async (_name, form) => {
    await form.open()
    const [input] = await screen.findAllByLabelText(form.input)
    expect(fieldsBeside(input ?? document.body)).toEqual(form.fields)
  },
)
