import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { saveSiteSettings } from '../../server/restaurant.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CurrentSiteSettings, OwnerSettings } from '../../contract/site-settings.ts'
import type { Touches } from '../../rules/touched-bookings.ts'
import { vietQrPayload } from '../../rules/viet-qr.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { QrCode } from '#src/web/qr-code.tsx'
import { RestaurantSettings } from './restaurant-settings.tsx'

const page = '/admin/dashboard/pages/settings'
const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  // A link to another section of the same page loses nothing: what asks before a page is left knows it by the window’s address.
  window.history.replaceState(null, '', page)
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings))
})

/** Days and times on which somebody comes. */
const visits = [
  ['2026-09-01', '19:00'],
  ['2026-09-02', '14:45'],
  ['2026-09-02', '19:00'],
  ['2026-09-03', '19:00'],
] as const
const Touched = ({ touches }: { touches: Touches }) => (
  <p>Touched: {visits.filter(([date, time]) => touches(date, time)).join(' ') || 'none'}</p>
)
const show = (language: 'vi' | 'en' = 'en') =>
  showOfficePart(restaurant, 'admin', <RestaurantSettings touched={Touched} categories={[]} />, {
    address: page,
    language,
  })
/** Opens it, as one section is shown at a time. */
async function section(name: string) {
  fireEvent.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('region', { name }))
}
type Part = Awaited<ReturnType<typeof section>>
const stored = async () => (await office('GET', '/api/site-settings')).json<CurrentSiteSettings>()
const input = (part: Awaited<ReturnType<typeof section>>, label: string) =>
  part.getByLabelText<HTMLInputElement>(label)
/** In this document a press on the label of a submit button does nothing. */
const saveOf = (part: Awaited<ReturnType<typeof section>>) =>
  part.getByRole<HTMLButtonElement>('button', { name: /^(Save|Lưu)$/ })
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('a section', () => {
  test('is saved by itself, and says so', async () => {
    const { user, toast } = await show()
    const contact = await section('Contact and address')
    const save = saveOf(contact)
    expect(save.disabled).toBe(true)
    type(input(contact, 'Hotline'), '0274 380 1234')
    type(input(await section('Name and logo'), 'Name (English)'), 'Typed elsewhere')
    // One section is shown; of which others something is not saved, the index says.
    expect(screen.queryByRole('region', { name: 'Contact and address' })).toBeNull()
    await screen.findByRole('link', { name: /^Contact and address Not saved yet/ })
    await section('Contact and address')
    await contact.findByText('Not saved yet')
    await user.click(saveOf(contact))
    await waitFor(() => expect(toast()).toContain('Saved: Contact and address'))
    expect(await stored()).toMatchObject({ phone: '0274 380 1234', name: siteSettings.name })
    await waitFor(() => expect(contact.queryByText('Not saved yet')).toBeNull())
    // What is typed in another section stays there.
    expect(input(await section('Name and logo'), 'Name (English)').value).toBe('Typed elsewhere')
  })

  test('says at its field what is wrong, in both languages, and sends nothing', async () => {
    const english = await show()
    const contact = await section('Contact and address')
    type(input(contact, 'E-mail'), 'us')
    await english.user.click(saveOf(contact))
    expect(await contact.findByText('This is no e-mail address.')).toBeDefined()
    expect(english.network.sentTo('PUT /api/site-settings')).toEqual([])
    english.leave()
    const vietnamese = await show('vi')
    const lienHe = await section('Liên hệ và địa chỉ')
    type(input(lienHe, 'Email'), 'us')
    await vietnamese.user.click(saveOf(lienHe))
    expect(await lienHe.findByText('Đây không phải địa chỉ email.')).toBeDefined()
  })

  test('that somebody else has changed meanwhile shows what it says now, and loses nothing', async () => {
    const { user } = await show()
    const contact = await section('Contact and address')
    type(input(contact, 'Hotline'), '0274 380 1234')
    await office('PUT', '/api/site-settings', { email: 'others@pizza.example.com' })
    await user.click(saveOf(contact))
    expect(await contact.findByText('Someone else has changed this meanwhile')).toBeDefined()
    expect(await contact.findByText('others@pizza.example.com')).toBeDefined()
    await user.click(contact.getByText('Update, keep what I typed'))
    expect(input(contact, 'Hotline').value).toBe('0274 380 1234')
    await user.click(saveOf(contact))
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ phone: '0274 380 1234', email: 'others@pizza.example.com' }),
    )
  })
})

test('a section can be saved as soon as another has been, before the settings have been loaded again', async () => {
  const { user, toast, network } = await show()
  const signature = await section('Author and copyright')
  type(input(signature, 'Copyright line (English)'), 'Us')
  const contact = await section('Contact and address')
  type(input(contact, 'Hotline'), '0274 380 1234')
  const release = network.hold('GET /api/site-settings')
  await user.click(saveOf(contact))
  await waitFor(() => expect(toast()).toContain('Saved: Contact and address'))
  await section('Author and copyright')
  await user.click(saveOf(signature))
  await waitFor(async () => expect(await stored()).toMatchObject({ phone: '0274 380 1234', copyright: 'Us' }))
  release()
})

test.each([
  [
    'Opening hours',
    (part: Part) => type(part.getAllByLabelText('Opens')[0] ?? document.body, '09:00'),
    { openingHours: [{ weekday: 3, opens: '11:00', closes: '15:00' }] },
    'Wednesday 11:00–15:00',
  ],
  [
    'VAT',
    (part: Part) => type(part.getByLabelText('Rate in %'), '9'),
    { vatPeriods: [{ from: '2026-01-01', to: '2026-12-31', rate: 8.5 }] },
    '2026-01-01 – 2026-12-31: 8.5%',
  ],
])('of the section %s one reads what somebody else has made of it', async (name, edit, change, told) => {
  const { user } = await show()
  const part = await section(name)
  edit(part)
  expect((await office('PUT', '/api/site-settings', change)).statusCode).toBe(200)
  await user.click(saveOf(part))
  expect((await part.findByText(told, { selector: 'dd' })).textContent).toBe(told)
})

test('what somebody else has changed in another section is told, and nothing is overwritten unseen', async () => {
  const { user, toast } = await show()
  const name = await section('Name and logo')
  type(input(name, 'Name (English)'), 'Pizza by the sea')
  await office('PUT', '/api/site-settings', { email: 'others@pizza.example.com' })
  await user.click(saveOf(name))
  await waitFor(() => expect(toast()).toContain('Someone else has changed the settings meanwhile'))
  expect(await stored()).toMatchObject({ name: siteSettings.name, email: 'others@pizza.example.com' })
})

test('a section that the address names is in sight and has the focus', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await showOfficePart(restaurant, 'admin', <RestaurantSettings touched={Touched} categories={[]} />, {
    address: `${page}#vat`,
    language: 'en',
  })
  const heading = await screen.findByRole('heading', { name: 'VAT' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(shown).toEqual(['VAT'])
})

test('the way back to the index leads to the link of the section one comes from', async () => {
  const { user } = await show()
  await section('VAT')
  await user.click(screen.getByRole('link', { name: 'All settings' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'VAT' })))
})

test('an address that lacks its https:// is completed by a press, and saved as it is whole', async () => {
  const { user } = await show()
  const links = await section('Social networks')
  type(input(links, 'Facebook'), 'facebook.com/beplua')
  await user.click(links.getByRole('button', { name: 'Change to https://facebook.com/beplua' }))
  expect(links.queryByRole('button', { name: /^Change to/ })).toBeNull()
  expect(document.activeElement).toBe(input(links, 'Facebook'))
  await user.click(saveOf(links))
  await waitFor(async () => expect((await stored()).facebookUrl).toBe('https://facebook.com/beplua'))
})

describe('pictures', () => {
  test('another shape of the logo takes the logo away, which was cropped to the old one', async () => {
    await show()
    const name = await section('Name and logo')
    expect(name.queryByText('Without a logo guests see the name:')).toBeNull()
    type(name.getByLabelText('Shape of the logo'), '1')
    expect(name.getByText('Without a logo guests see the name:')).toBeDefined()
  })
})

describe('lists', () => {
  test('VAT periods that overlap are rejected at the second one', async () => {
    const { user } = await show()
    const vat = await section('VAT')
    await user.click(vat.getByText('Add a period'))
    const second = within(vat.getByRole('group', { name: 'Line 2' }))
    type(second.getByLabelText('Rate in %'), '10')
    type(second.getByLabelText('From'), '2027-01-01')
    await user.click(saveOf(vat))
    expect(await second.findByText('This period overlaps another one.')).toBeDefined()
    const first = within(vat.getByRole('group', { name: 'Line 1' }))
    type(first.getByLabelText('Until'), '2026-12-31')
    await user.click(saveOf(vat))
    await waitFor(async () =>
      expect((await stored()).vatPeriods).toEqual([
        { from: '2025-07-01', to: '2026-12-31', rate: 8 },
        { from: '2027-01-01', to: null, rate: 10 },
      ]),
    )
  })

  test('a closure names whom it touches before it is saved and after, and those that are over drop out', async () => {
    const over = { date: '2026-05-05', reason: '', reasonVi: '' }
    await office('PUT', '/api/site-settings', { closures: [over] })
    const { user } = await show()
    const closures = await section('Closure days')
    await user.click(closures.getByText('Add one or more days'))
    expect(input(closures, 'From').min).toBe('2026-05-06')
    expect(closures.queryByText(/^Touched/)).toBeNull()
    const reasons = ['Reason (Vietnamese)', 'Reason (English)'].map((label) => input(closures, label))
    expect(reasons.map(({ lang, autocomplete }) => [lang, autocomplete])).toEqual([
      ['vi', 'off'],
      ['en', 'off'],
    ])
    type(input(closures, 'From'), '2026-09-02')
    await closures.findByText('Touched: 2026-09-02,14:45 2026-09-02,19:00')
    expect(input(closures, 'Until').min).toBe('2026-09-02')
    type(input(closures, 'Until'), '2026-09-03')
    type(closures.getByLabelText('Reason (Vietnamese)'), 'Quốc khánh')
    await user.click(saveOf(closures))
    const saved = { date: '2026-09-02', to: '2026-09-03', reason: '', reasonVi: 'Quốc khánh' }
    await waitFor(async () => expect((await stored()).closures).toEqual([saved]))
    await closures.findByText('Touched: 2026-09-02,14:45 2026-09-02,19:00 2026-09-03,19:00')
  })

  test('hours of a date name whom they leave outside, and that they mean nothing on a closure day', async () => {
    const closures = [{ date: '2026-09-03', reason: '', reasonVi: '' }]
    const specialHours = [{ date: '2026-05-05', opens: '11:00', closes: '15:00' }]
    await office('PUT', '/api/site-settings', { closures, specialHours })
    const { user } = await show()
    const part = await section('Hours of single dates')
    expect(part.queryByRole('group', { name: 'Line 1' })).toBeNull()
    await user.click(part.getByText('Add hours of a date'))
    type(input(part, 'Day'), '2026-09-02')
    await part.findByText('Touched: 2026-09-02,19:00')
    type(input(part, 'Closes'), '14:00')
    await part.findByText('Touched: 2026-09-02,14:45 2026-09-02,19:00')
    await user.click(saveOf(part))
    const saved = { date: '2026-09-02', opens: '11:00', closes: '14:00' }
    await waitFor(async () => expect((await stored()).specialHours).toEqual([saved]))
    type(input(part, 'Day'), '2026-09-03')
    expect(part.getByText('The restaurant is closed on this day, so these hours mean nothing.')).toBeDefined()
    expect(part.queryByText(/^Touched/)).toBeNull()
  })

  test('lunar days are chosen by name, show their dates and whom they touch, and lose nothing when they are wrong', async () => {
    const { user } = await show('vi')
    const part = await section('Nghỉ theo âm lịch')
    const dates = () => part.queryAllByRole('listitem').map(({ textContent }) => textContent)
    await user.click(part.getByText('Thêm ngày âm lịch'))
    expect(dates()).toEqual([
      'Thứ Năm, 04/02/2027 – Thứ Tư, 10/02/2027',
      'Thứ Hai, 24/01/2028 – Chủ Nhật, 30/01/2028',
      'Chủ Nhật, 11/02/2029 – Thứ Bảy, 17/02/2029',
    ])
    type(input(part, 'Từ ngày (tháng Chạp)'), '30')
    expect(dates()[0]).toBe('Thứ Sáu, 05/02/2027 – Thứ Tư, 10/02/2027')
    await user.click(part.getByText('Thêm ngày âm lịch'))
    const second = within(part.getByRole('group', { name: 'Dòng 2' }))
    const reason = () => second.getByLabelText<HTMLInputElement>('Lý do (tiếng Việt)').value
    type(second.getByLabelText('Dịp nào'), 'full-moon')
    expect(reason()).toBe('Ngày rằm')
    // The full moon of month 7 is a day on which guests of the test come.
    type(second.getByLabelText('Dịp nào'), 'other')
    type(second.getByLabelText('Ngày âm lịch'), '21')
    type(second.getByLabelText('Tháng âm lịch'), '7')
    await second.findByText('Touched: 2026-09-02,14:45 2026-09-02,19:00')
    type(second.getByLabelText('Lý do (tiếng Việt)'), 'Việc nhà')
    type(second.getByLabelText('Dịp nào'), 'tet')
    type(second.getByLabelText('Từ ngày (tháng Chạp)'), '30')
    await user.click(saveOf(part))
    expect(await second.findByText('Ngày này đã có trong danh sách.')).toBeDefined()
    expect(reason()).toBe('Việc nhà')
    type(second.getByLabelText('Dịp nào'), 'hung-kings')
    await user.click(saveOf(part))
    await waitFor(async () =>
      expect((await stored()).lunarClosures).toMatchObject([
        { month: 12, day: 30, toMonth: 1, toDay: 5, reasonVi: 'Tết Nguyên đán', reason: 'Lunar New Year' },
        { month: 3, day: 10, reasonVi: 'Việc nhà', reason: 'Hùng Kings’ Day' },
      ]),
    )
    await waitFor(() => expect(part.queryByText('Chưa lưu')).toBeNull())
    expect(dates()).toContain('Thứ Sáu, 16/04/2027')
  })

  test('opening hours are added with the next day and removed', async () => {
    const { user } = await show()
    const hours = await section('Opening hours')
    await user.click(hours.getByLabelText('Remove Line 7'))
    await user.click(saveOf(hours))
    await waitFor(async () => expect((await stored()).openingHours).toHaveLength(6))
    await user.click(hours.getByText('Add hours'))
    expect(
      within(hours.getByRole('group', { name: 'Line 7' })).getByLabelText<HTMLSelectElement>('Weekday').value,
    ).toBe('0')
  })
})

test('the test code appears while a bank account is typed, and goes with an incomplete one', async () => {
  await show()
  const bank = await section('Bank account')
  type(input(bank, 'Number of the bank (6 digits)'), ' 970436 ')
  expect(await bank.findByText('Vietcombank')).toBeDefined()
  type(input(bank, 'Account number'), '0123 456 789')
  type(input(bank, 'Account holder'), 'NGUYEN THI LAN')
  const label = 'A VietQR code to the bank account, to try it'
  const account = { bankBin: '970436', accountNumber: '0123456789' }
  const payload = vietQrPayload({ ...account, amount: 10_000, purpose: settingsTexts.en.test.message })
  const expected = renderToStaticMarkup(<QrCode text={payload} label={label} />)
  const [, path] = / d="([^"]+)"/.exec(expected) ?? []
  const code = await bank.findByRole('img', { name: label })
  expect(code.querySelector('path')?.getAttribute('d')).toBe(path)
  type(input(bank, 'Number of the bank (6 digits)'), '97')
  await waitFor(() => expect(bank.queryByRole('img')).toBeNull())
  expect(bank.queryByText('Vietcombank')).toBeNull()
  expect(bank.getByText('Of NAPAS, such as 970436 for Vietcombank.')).toBeDefined()
})

test('the example of the oven follows what is typed, before it is saved', async () => {
  await show()
  const oven = await section('Times of the oven')
  type(input(oven, 'Minutes an order takes at least'), '20')
  type(input(oven, 'What sizes weigh'), '16 cm = 1; 18 cm = 1.25')
  expect(oven.queryByText(/18 cm and/)).toBeNull()
  type(input(oven, 'Pizzas each 15 minutes'), '8')
  expect(await oven.findByText(/2 × 18 cm .* = 3\.75$/)).toBeDefined()
  type(input(oven, 'Half and half weighs more by'), '0,5')
  expect(await oven.findByText(/2 × 18 cm .* = 4\.25$/)).toBeDefined()
  expect(oven.getByText(/18:20/)).toBeDefined()
})

test('the categories that need no oven are pressed, also one whose name an earlier release has stored', async () => {
  const settings = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: 'Đồ uống' }
  await setSettings(restaurant, { oven: settings })
  const categories = [
    { id: 'drinks', name: 'Drinks', nameVi: 'Đồ uống' },
    { id: 'salad', name: 'Salad', nameVi: null },
    { id: 'pizza', name: 'Pizza', nameVi: null },
  ]
  const { user } = await showOfficePart(
    restaurant,
    'admin',
    <RestaurantSettings touched={Touched} categories={categories} />,
    { address: page, language: 'en' },
  )
  const oven = await section('Times of the oven')
  const pressed = () => oven.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['Drinks'])
  await user.click(oven.getByRole('button', { name: 'Salad' }))
  expect(pressed()).toEqual(['Drinks', 'Salad'])
  fireEvent.click(saveOf(oven))
  await waitFor(async () => {
    const { oven: saved } = (await office('GET', '/api/site-settings/record')).json<OwnerSettings>()
    expect(saved?.withoutOven).toBe('drinks, salad')
  })
})

test('what is not saved is asked about before the page is closed', async () => {
  await show()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const name = await section('Name and logo')
  expect(closing()).toBe(false)
  type(input(name, 'Name (English)'), 'Pizza by the sea')
  await waitFor(() => expect(closing()).toBe(true))
  // Of two sections the first one is still not saved.
  const signature = await section('Author and copyright')
  type(input(signature, 'Copyright line (English)'), 'Us')
  await signature.findByText('Not saved yet')
  type(input(signature, 'Copyright line (English)'), siteSettings.copyright)
  await waitFor(() => expect(signature.queryByText('Not saved yet')).toBeNull())
  expect(closing()).toBe(true)
  type(input(name, 'Name (English)'), siteSettings.name)
  await waitFor(() => expect(closing()).toBe(false))
})
