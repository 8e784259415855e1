import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { saveAboutContent } from '../../server/pages.ts'
import { PagesTabs } from './pages-tabs.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => saveAboutContent(tx, { ...aboutContent, visionTitleVi: null }))
})

const pages = '/admin/pages'
const show = () =>
  showOfficePart(restaurant, 'admin', <PagesTabs address={pages} />, {
    address: `${pages}/about`,
    path: `${pages}/:part?`,
  })
const section = async (name: string) => within(await screen.findByRole('group', { name }))
const stored = async () => (await office('GET', '/api/about-content/record')).json<Record<string, unknown>>()
const save = () => screen.getByRole('button', { name: 'Lưu' })
const change = 'PUT /api/about-content'

test('shows what is stored in both languages, and in empty fields what guests read', async () => {
  await show()
  const vision = await section('Tầm nhìn')
  const vietnamese = vision.getByLabelText<HTMLInputElement>('Tiêu đề (tiếng Việt)')
  expect([vietnamese.value, vietnamese.placeholder, vietnamese.lang]).toEqual(['', 'What we hope for', 'vi'])
  expect(vision.getByLabelText<HTMLInputElement>('Tiêu đề (tiếng Anh)').value).toBe('What we hope for')
  const figures = await section('Con số')
  expect(figures.getByLabelText<HTMLInputElement>('Con số thứ hai').value).toBe('48h')
})

test('sends what was edited and no more, a picture that was taken away included', async () => {
  const { updatedAt } = await stored()
  const { user, network, toast } = await show()
  const figures = await section('Con số')
  await user.clear(figures.getByLabelText('Con số thứ hai'))
  await user.type(figures.getByLabelText('Con số thứ hai'), '9K+')
  const third = await section('Người thứ ba')
  await user.click(third.getByRole('button', { name: /^(Xoá|Bỏ|Gỡ)/ }))
  restaurant.clock.set('2026-05-06T06:00:00Z')
  await user.click(save())
  await waitFor(() => expect(toast()).toContain('Đã lưu trang giới thiệu'))
  expect(network.sentTo(change).map(({ body }) => body)).toEqual([
    { statsServed: '9K+', teamMember3ImageUrl: '', updatedAt },
  ])
  expect(await stored()).toMatchObject({ statsServed: '9K+', teamMember3ImageUrl: null })
})

test('shows what somebody else has changed meanwhile, and takes it over without losing what was typed', async () => {
  const { user } = await show()
  const story = await section('Câu chuyện')
  await user.type(story.getByLabelText('Tiêu đề (tiếng Anh)'), '!')
  restaurant.clock.set('2026-05-06T06:00:00Z')
  await office('PUT', '/api/about-content', {
    teamMember2NameVi: 'Thợ lò mới',
    teamMember2TitleVi: 'Bếp trưởng mới',
    storyImageUrl: '/objects/story/room.webp',
    storyImageUrl2: '',
    isActive: false,
  })
  await user.click(save())
  const notice = within(await screen.findByRole('alert'))
  expect((await notice.findByText('Người thứ hai · Tên (tiếng Việt)')).nextSibling?.textContent).toBe(
    'Thợ lò mới',
  )
  // As the form calls it.
  const post = notice.getByText('Người thứ hai · Công việc (tiếng Việt)')
  expect(post.nextSibling?.textContent).toBe('Bếp trưởng mới')
  expect(notice.getByText('Câu chuyện · Hình').nextSibling?.textContent).toBe('ảnh khác')
  expect(notice.getByText('Câu chuyện · Hình thứ hai').nextSibling?.textContent).toBe('trống')
  expect(notice.getByText('Hiện các lời này').nextSibling?.textContent).toBe('không')
  await user.click(notice.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
  await user.click(save())
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      teamMember2NameVi: 'Thợ lò mới',
      storyTitle: 'It began with an oven!',
    }),
  )
})

test('puts the texts aside by its switch, and asks before that is lost', async () => {
  const { user } = await show()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await user.click(await screen.findByRole('switch', { name: /^Hiện các lời này/ }))
  expect(closing()).toBe(true)
  await user.click(save())
  await waitFor(async () => expect(await stored()).toMatchObject({ isActive: false }))
  await waitFor(() => expect(closing()).toBe(false))
})
