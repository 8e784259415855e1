import { describe, expect, test } from 'vitest'

import type { AuditEntry } from '../contract/audit.ts'
import { type AuditLabels, describeEntry } from './describe-entry.ts'
import type { NameOf } from './field-value.ts'

const names: Readonly<Record<string, string>> = {
  'user lan-id': 'Nguyễn Lan',
  'user admin-id': 'Quản trị viên',
  'dish soda': 'Soda chanh',
  'category drinks': 'Drinks',
  'customization-schema ice': 'Ice',
  'option thin': 'Thin',
  'page menu': 'Menu',
}
const nameOf: NameOf = (kind, id) => names[`${kind} ${id}`]

const labels: Readonly<Record<'vi' | 'en', AuditLabels>> = {
  en: {
    fields: {
      order: {
        closures: 'Closure days',
        halfAndHalfFee: 'Fee for two halves',
        isRequired: 'Required',
        items: 'Items',
        lunarClosures: 'Lunar days',
        specialHours: 'Hours of single dates',
        maxSelections: { label: 'At most' },
        name: { label: 'Name in English' },
        title: { label: 'Title', whole: 'Story · Title' },
        toppings: 'Toppings',
        vatPeriods: 'VAT periods',
      },
    },
    values: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      staff: 'Staff',
      admin: 'Admin',
      'dine-in': 'Dine-in',
      vi: 'Vietnamese',
      vegan: 'Vegan',
      'allergens-none': 'none of them',
      'allergens-unstated': 'not stated',
    },
    weekdays: ['Sunday', 'Monday'],
  },
  vi: {
    fields: {},
    values: { pending: 'Chờ xác nhận', confirmed: 'Đã xác nhận', staff: 'Nhân viên', admin: 'Quản trị viên' },
    weekdays: ['Chủ nhật', 'Thứ hai'],
  },
}

const entry: AuditEntry = {
  id: '1',
  changedAt: '2026-05-06T05:00:00.000Z',
  by: { kind: 'user', id: 'lan-id', role: 'staff' },
  action: 'orders.status',
  thing: { kind: 'order', id: 'k7m2xq9pabcd' },
  changes: { status: { before: 'pending', after: 'confirmed' } },
}

const sentences = (changes: Partial<AuditEntry>) =>
  (['en', 'vi'] as const).map(
    (language) => describeEntry({ ...entry, ...changes }, nameOf, language, labels[language]).sentence,
  )

describe('an entry as a sentence', () => {
  test.each<[string, Partial<AuditEntry>, string, string]>([
    [
      'of a status',
      {},
      'Nguyễn Lan (Staff) set the status of order #K7M2XQ9P from Pending to Confirmed.',
      'Nguyễn Lan (Nhân viên) đã đặt trạng thái cho đơn hàng #K7M2XQ9P, từ Chờ xác nhận sang Đã xác nhận.',
    ],
    [
      'of the first admin, whose name is what an admin is',
      { by: { kind: 'user', id: 'admin-id', role: 'admin' } },
      'Quản trị viên (Admin) set the status of order #K7M2XQ9P from Pending to Confirmed.',
      'Quản trị viên đã đặt trạng thái cho đơn hàng #K7M2XQ9P, từ Chờ xác nhận sang Đã xác nhận.',
    ],
    [
      'of a user who is no longer there',
      { by: { kind: 'user', id: '3f2a1c9d-0000', role: null } },
      'A deleted user (#3F2A1C9D) set the status of order #K7M2XQ9P from Pending to Confirmed.',
      'Người dùng đã xoá (#3F2A1C9D) đã đặt trạng thái cho đơn hàng #K7M2XQ9P, từ Chờ xác nhận sang Đã xác nhận.',
    ],
    [
      'of a guest',
      { by: { kind: 'guest', id: null, role: null }, action: 'reservations.changed', changes: {} },
      'A guest, by the link of the ticket, changed order #K7M2XQ9P.',
      'Khách, qua liên kết phiếu, đã sửa đơn hàng #K7M2XQ9P.',
    ],
    [
      'of a dish with a new name that has been deleted since, by that name',
      {
        action: 'menu.dish-changed',
        thing: { kind: 'dish', id: 'tea' },
        changes: { name: { before: 'Tea', after: 'Peach tea' } },
      },
      'Nguyễn Lan (Staff) changed the dish “Peach tea”.',
      'Nguyễn Lan (Nhân viên) đã sửa món “Peach tea”.',
    ],
    [
      'of a deleted dish, by the name that the entry holds',
      {
        action: 'menu.dish-deleted',
        thing: { kind: 'dish', id: 'tea' },
        changes: { name: { before: 'Peach tea' } },
      },
      'Nguyễn Lan (Staff) deleted the dish “Peach tea”.',
      'Nguyễn Lan (Nhân viên) đã xoá món “Peach tea”.',
    ],
    [
      'of a pin, which was set',
      {
        action: 'menu.dish-pinned',
        thing: { kind: 'dish', id: 'soda' },
        changes: { isPinned: { before: false, after: true } },
      },
      'Nguyễn Lan (Staff) pinned the dish “Soda chanh”.',
      'Nguyễn Lan (Nhân viên) đã ghim món “Soda chanh”.',
    ],
    [
      'of how a page is found',
      { action: 'pages.seo-changed', thing: { kind: 'page-seo', id: 'menu/vi' }, changes: {} },
      'Nguyễn Lan (Staff) changed how the page “Menu” (Vietnamese) is found.',
      'Nguyễn Lan (Nhân viên) đã sửa phần tìm kiếm của trang “Menu” (Tiếng Việt).',
    ],
    [
      'of what has no text yet',
      {
        by: { kind: 'job', id: 'sweep', role: null },
        action: 'future.thing',
        thing: { kind: 'future', id: '12' },
      },
      'The scheduled job “sweep” changed future #12.',
      'Việc tự động “sweep” đã sửa future #12.',
    ],
  ])('%s', (_case, changes, en, vi) => {
    expect(sentences(changes)).toEqual([en, vi])
  })
})

describe('the fields of an entry', () => {
  const text = (field: string, change: AuditEntry['changes'][string], language: 'vi' | 'en' = 'en') =>
    describeEntry({ ...entry, changes: { [field]: change } }, nameOf, language, labels[language]).fields

  test.each<[string, AuditEntry['changes'][string], string, string]>([
    ['paidAmount', { before: '88000.00', after: '92000.00' }, 'Paid amount', '88.000đ → 92.000đ'],
    ['isRequired', { before: true, after: false }, 'Required', 'yes → no'],
    ['ticketToken', { masked: true }, 'Link of the ticket', 'changed, not shown'],
    ['createdBy', { after: 'lan-id' }, 'Entered by', 'Nguyễn Lan'],
    ['paidAt', { after: '2026-05-06T05:00:00.000Z' }, 'Paid at', '12:00 · 6 May 2026'],
    ['items', { after: [{ quantity: 2, name: 'Pizza', nameVi: 'Bánh' }] }, 'Items', '2 × Pizza'],
    [
      'pricingConfig',
      { after: { thin: 6000, halfAndHalfFee: 0 } },
      'Prices',
      'Thin: 6.000đ; Fee for two halves: 0đ',
    ],
    ['pricingConfig', { after: {} }, 'Prices', 'nothing'],
    ['soldOut', { before: {}, after: { thin: null } }, 'Sold out', 'nothing → Thin: until further notice'],
    ['soldOut', { after: { gone: '2026-05-06T05:00:00.000Z' } }, 'Sold out', 'gone: 12:00 · 6 May 2026'],
    [
      'schemas',
      {
        before: [{ customizationSchemaId: 'ice', isRequired: false }],
        after: [{ customizationSchemaId: 'ice', isRequired: true }],
      },
      'Option groups',
      'Ice → Ice (required)',
    ],
    [
      'config',
      {
        after: {
          toppings: [{ id: 'c', name: 'Chilli', nameVi: 'Ớt' }],
          isRequired: false,
          maxSelections: null,
        },
      },
      'Settings',
      'Toppings: Chilli; Required: no; At most: nothing',
    ],
    [
      'vatPeriods',
      {
        before: [{ from: '2025-07-01', to: null, rate: 8 }],
        after: [{ from: '2025-07-01', to: '2026-12-31', rate: 8 }],
      },
      'VAT periods',
      '8% from 1 July 2025 → 8% from 1 July 2025 to 31 December 2026',
    ],
    [
      'closures',
      { before: [], after: [{ date: '2027-02-06', reason: 'Tet', reasonVi: 'Tết' }] },
      'Closure days',
      'nothing → 6 February 2027 (Tet)',
    ],
    [
      'closures',
      {
        before: [{ date: '2027-02-06', reason: '' }],
        after: [{ date: '2027-02-04', to: '2027-02-10', reason: 'Tet' }],
      },
      'Closure days',
      '6 February 2027 → 4 February 2027 – 10 February 2027 (Tet)',
    ],
    [
      'lunarClosures',
      {
        before: [],
        after: [
          { month: 12, day: 28, toMonth: 1, toDay: 5, reason: 'Tet' },
          { month: null, day: 15, reason: '' },
        ],
      },
      'Lunar days',
      'nothing → 28/12 – 5/1 of the lunar calendar (Tet), day 15 of every lunar month',
    ],
    [
      'specialHours',
      { after: [{ date: '2026-12-31', opens: '11:00', closes: '15:00' }] },
      'Hours of single dates',
      '31 December 2026 11:00–15:00',
    ],
    ['allergens', { before: null, after: [] }, 'allergens', 'not stated → none of them'],
    ['allergens', { before: [], after: ['milk', 'egg'] }, 'allergens', 'none of them → milk, egg'],
    [
      'config',
      {
        before: { toppings: [{ id: 'c', name: 'Chilli', allergens: ['egg'], diet: null }] },
        after: { toppings: [{ id: 'c', name: 'Chilli', allergens: [], diet: ['vegan'] }] },
      },
      'Settings',
      'Toppings: Chilli (egg) → Toppings: Chilli (none of them; Vegan)',
    ],
    ['future', { before: 1, after: 2 }, 'future', '1 → 2'],
  ])('%s', (field, change, label, shown) => {
    expect(text(field, change)).toEqual([{ label, text: shown }])
  })

  test.each([
    ['totalAmount', '92000.00', '92.000đ'],
    ['orderType', 'dine-in', 'Dine-in'],
    ['language', 'vi', 'Vietnamese'],
    ['categoryId', 'drinks', 'Drinks'],
    ['customizationSchemaId', 'ice', 'Ice'],
    ['dishId', 'soda', 'Soda chanh'],
    ['categoryId', 'gone', 'gone'],
    ['soldOutUntil', '2026-05-06T17:30', '17:30 · 6 May 2026'],
    // Begins as a time does, and is none.
    ['name', '2026-05-06Tasting', '2026-05-06Tasting'],
    ['name', 'cash', 'cash'],
    ['schemas', [{ customizationSchemaId: 'gone', isRequired: false }], 'gone'],
    ['closures', [{ date: '2027-02-06', reason: '' }], '6 February 2027'],
    ['pricingConfig', { thin: 'free' }, 'Thin: free'],
  ])('of %s that held %j before it was deleted, or holds it since it was made', (field, value, shown) => {
    for (const change of [{ before: value }, { after: value }])
      expect(text(field, change)).toMatchObject([{ text: shown }])
  })

  test.each(['reviews.created', 'customization.schema-cloned', 'reviews.deleted'])(
    'that are not shown have not changed by %s',
    (action) => {
      const whole = { ...entry, action, changes: { email: { masked: true as const } } }
      expect(describeEntry(whole, nameOf, 'en', labels.en).fields).toEqual([
        { label: 'E-mail', text: 'not shown' },
      ])
    },
  )

  test('are called as in the form of their thing, where it has one', () => {
    const masked = { masked: true } as const
    const changes = { name: masked, title: masked, email: masked }
    const fields = describeEntry({ ...entry, changes }, nameOf, 'en', labels.en).fields.map(
      ({ label }) => label,
    )
    // With its section, where that form has several fields of one name.
    expect(fields).toEqual(['Name in English', 'Story · Title', 'E-mail'])
  })

  test('say in Vietnamese what Vietnamese say', () => {
    expect(text('status', { before: 'pending', after: 'confirmed' }, 'vi')).toEqual([
      { label: 'Trạng thái', text: 'Chờ xác nhận → Đã xác nhận' },
    ])
  })

  test.each([
    ['items', [{ quantity: 2, name: 'Pizza', nameVi: 'Bánh' }], /^2 × Bánh$/],
    ['items', [{ quantity: 2, name: 'Pizza', nameVi: '' }], /^2 × Pizza$/],
    ['closures', [{ date: '2027-02-06', reason: 'Tet', reasonVi: 'Tết' }], /\(Tết\)$/],
    ['closures', [{ date: '2027-02-06', reason: 'Tet', reasonVi: '' }], /\(Tet\)$/],
  ])('of %s are in Vietnamese where they have been translated: %j', (field, after, shown) => {
    expect(text(field, { after }, 'vi')).toMatchObject([{ text: expect.stringMatching(shown) }])
  })
})
