import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { PagesTabs } from './pages-tabs.tsx'

const restaurant = testRestaurant()
const pages = '/admin/pages'

test.each([
  ['home', 'GET /api/home-content/record', 'Tiêu đề (tiếng Việt)', 'Đã lưu trang chủ'],
  ['about', 'GET /api/about-content/record', 'Con số thứ hai', 'Đã lưu trang giới thiệu'],
  ['seo', 'GET /api/page-seo', 'Tiêu đề khi tìm kiếm', 'Đã lưu'],
  ['settings', 'GET /api/site-settings', 'Tên (tiếng Việt)', 'Đã lưu: Tên và logo'],
] as const)(
  'the part %s that is left and opened again has what was saved, before that has been loaded again',
  async (part, read, label, done) => {
    const { user, network, toast, go } = await showOfficePart(
      restaurant,
      'admin',
      <PagesTabs address={pages} />,
      { address: `${pages}/${part}`, path: `${pages}/:part` },
    )
    const field = async () => (await screen.findAllByLabelText<HTMLInputElement>(label))[0]
    fireEvent.change((await field()) ?? document.body, { target: { value: 'Lửa' } })
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const release = network.hold(read)
    const save = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Lưu' })
    await user.click(save.find(({ disabled }) => !disabled) ?? document.body)
    await waitFor(() => expect(toast()).toContain(done))
    await go(`${pages}/newsletter`)
    await screen.findByRole('heading', { name: 'Người nhận bản tin' })
    await go(`${pages}/${part}`)
    expect((await field())?.value).toBe('Lửa')
    release()
  },
)

test('the section’s own address is none that the way back leads to', async () => {
  const { go, back, address } = await showOfficePart(restaurant, 'admin', <PagesTabs address={pages} />, {
    address: `${pages}/seo`,
    path: `${pages}/:part?`,
  })
  await go(pages)
  await waitFor(() => expect(address()).toBe(`${pages}/home`))
  await back()
  expect(address()).toBe(`${pages}/seo`)
})
