import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { PageSeo } from '../../contract/page-seo.ts'
import { pageSeoTable } from '../../server/page-seo-table.ts'
import { SeoEditor } from './seo-editor.tsx'

/** Pages as guests get them. */
let homes = 0
const restaurant = testRestaurant({}, (app) => {
  app.get<{ Querystring: { lang?: string } }>('/', ({ query }, reply) =>
    reply.type('text/html').send(`<title>Home ${(homes += 1)} in ${query.lang}</title>`),
  )
  app.get<{ Querystring: { lang?: string } }>('/menu', ({ query }, reply) =>
    reply.type('text/html').send(`<title>Title of now in ${query.lang}</title>
      <meta name="description" content="All of today"><meta property="og:image" content="/brand/social_en.jpg">`),
  )
})
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => tx.delete(pageSeoTable))
})

const show = (query = '') =>
  showOfficePart(restaurant, 'admin', <SeoEditor />, {
    address: `/admin/pages/seo${query}`,
    path: '/admin/pages/:part',
  })
const stored = async () => (await office('GET', '/api/page-seo')).json<PageSeo[]>()
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
const preview = (name: string) => within(screen.getByRole('region', { name }))

describe('what search engines and shared links show of a page', () => {
  test('is edited for the page and language that the address names, and previewed as it is typed', async () => {
    const { user, address, toast } = await show()
    await user.click(await screen.findByRole('link', { name: 'Thực đơn' }))
    await user.click(screen.getByRole('link', { name: 'Tiếng Anh' }))
    expect(address()).toBe('/admin/pages/seo?page=menu&language=en')
    await type('Tiêu đề khi tìm kiếm', 'Wood-fired menu')
    await type('Mô tả khi tìm kiếm', 'Everything from our oven')
    expect(screen.getByText('15 ký tự; tối đa 60 ký tự được hiện trọn')).toBeDefined()
    expect(preview('Khi tìm kiếm').getByText('http://localhost:3000/menu?lang=en')).toBeDefined()
    for (const name of ['Khi tìm kiếm', 'Khi chia sẻ']) {
      expect(preview(name).getByText('Wood-fired menu')).toBeDefined()
      expect(preview(name).getByText('Everything from our oven')).toBeDefined()
    }
    await type('Tiêu đề khi chia sẻ', 'Come and eat')
    expect(preview('Khi chia sẻ').getByText('Come and eat')).toBeDefined()
    expect(preview('Khi tìm kiếm').queryByText('Come and eat')).toBeNull()
    save()
    await waitFor(() => expect(toast()).toContain('Đã lưu'))
    expect(await stored()).toMatchObject([
      { pageKey: 'menu', language: 'en', metaTitle: 'Wood-fired menu', ogTitle: 'Come and eat' },
    ])
    await waitFor(() => expect(screen.queryByText('Chưa lưu')).toBeNull())
  })

  test.each(['?page=none&language=fr', ''])(
    'is that of the home page in one’s own language where the address names none: "%s"',
    async (query) => {
      await show(query)
      await field('Tiêu đề khi tìm kiếm')
      const chosen = (await screen.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'))
      expect(chosen.map(({ textContent }) => textContent)).toEqual(['Trang chủ', 'Tiếng Việt'])
      expect(preview('Khi tìm kiếm').getByText('http://localhost:3000/')).toBeDefined()
    },
  )

  test('is previewed, where nothing is written, with what the page says now', async () => {
    await show('?page=menu&language=en')
    await field('Tiêu đề khi tìm kiếm')
    for (const name of ['Khi tìm kiếm', 'Khi chia sẻ']) {
      expect(await preview(name).findByText('Title of now in en')).toBeDefined()
      expect(preview(name).getByText('All of today')).toBeDefined()
    }
    const shared = () => screen.getByRole('region', { name: 'Khi chia sẻ' }).querySelector('img')
    expect(shared()?.getAttribute('src')).toBe('/brand/social_en.jpg')
    await type('Tiêu đề khi tìm kiếm', 'Mine')
    expect(preview('Khi tìm kiếm').queryByText('Title of now in en')).toBeNull()
  })

  test('is previewed, of the home page too, with what the page says once the head has been saved', async () => {
    const { toast } = await show('?page=home&language=vi')
    const title = async () => (await preview('Khi tìm kiếm').findByText(/^Home \d+ in vi$/)).textContent
    await field('Tiêu đề khi tìm kiếm')
    const before = await title()
    await type('Từ khoá, cách nhau bằng dấu phẩy', 'pizza')
    save()
    await waitFor(() => expect(toast()).toContain('Đã lưu'))
    await waitFor(async () => expect(await title()).not.toBe(before))
  })

  test('is hidden from search engines by a switch', async () => {
    const { user } = await show('?page=booking&language=vi')
    await user.click(await screen.findByRole('switch', { name: /^Ẩn khỏi máy tìm kiếm/ }))
    expect(preview('Khi tìm kiếm').getByText('Máy tìm kiếm không hiện trang này.')).toBeDefined()
    save()
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ pageKey: 'booking', language: 'vi', noIndex: true }]),
    )
  })

  test('shows no picture of another site, which is copied when it is saved, and says at its field that it cannot be', async () => {
    await show('?page=menu&language=vi')
    await type('Địa chỉ của ảnh', 'https://pictures.example/oven.jpg')
    const shared = screen.getByRole('region', { name: 'Khi chia sẻ' })
    expect(shared.textContent).toContain('Ảnh ở địa chỉ này được sao chép khi bạn lưu')
    expect(shared.querySelector('img')).toBeNull()
    save()
    expect(await screen.findByText(/^Không lấy được ảnh từ địa chỉ này/)).toBeDefined()
    expect(await stored()).toEqual([])
  })

  test('says that the site’s own text comes back where a title is taken away, and takes the picture away', async () => {
    const written = { metaTitle: 'Thực đơn lò củi', ogImageUrl: '/objects/story/room.webp' }
    await office('PUT', '/api/page-seo/menu/vi', written)
    const { user } = await show('?page=menu&language=vi')
    await type('Tiêu đề khi tìm kiếm', '')
    expect(preview('Khi tìm kiếm').getByText('(lời có sẵn của trang)')).toBeDefined()
    const shared = () => screen.getByRole('region', { name: 'Khi chia sẻ' }).querySelector('img')
    expect(shared()?.getAttribute('src')).toBe('/pictures/shared/jpeg/story/room.webp.jpg')
    await user.click(screen.getByRole('button', { name: 'Bỏ ảnh này' }))
    expect((await field('Địa chỉ của ảnh')).value).toBe('')
    expect(shared()).toBeNull()
    save()
    await waitFor(async () => expect(await stored()).toMatchObject([{ metaTitle: null, ogImageUrl: null }]))
  })

  test('is asked about before another page is opened with changes that are not saved', async () => {
    const { user, address } = await show('?page=menu&language=vi')
    await type('Tiêu đề khi tìm kiếm', 'Mới')
    await user.click(screen.getByRole('link', { name: 'Đặt bàn' }))
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang mà chưa lưu?' }))
    await user.click(question.getByText('Rời đi, không lưu'))
    await waitFor(() => expect(address()).toBe('/admin/pages/seo?page=booking&language=vi'))
    expect((await field('Tiêu đề khi tìm kiếm')).value).toBe('')
  })

  test('shows what somebody else has changed meanwhile, and keeps what was typed', async () => {
    const { user } = await show('?page=menu&language=vi')
    await type('Tiêu đề khi tìm kiếm', 'Của tôi')
    await office('PUT', '/api/page-seo/menu/vi', { keywords: 'pizza', noIndex: true })
    save()
    const notice = within(await screen.findByRole('alert'))
    const value = async (label: string) => (await notice.findByText(label)).nextSibling?.textContent
    expect(await value('Từ khoá, cách nhau bằng dấu phẩy')).toBe('pizza')
    expect(await value('Ẩn khỏi máy tìm kiếm')).toBe('có')
    await user.click(notice.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    restaurant.clock.set('2026-05-06T06:00:00Z')
    save()
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ metaTitle: 'Của tôi', keywords: 'pizza' }]),
    )
  })
})
