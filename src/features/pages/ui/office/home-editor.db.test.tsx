import { File as PictureFile } from 'node:buffer'

import { catchSentFiles } from '#test/support/dom/sent-files.ts'
import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { homeContent } from '#db/seed/home-content.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { picture } from '#test/support/upload-samples.ts'
import { saveHomeContent } from '../../server/pages.ts'
import { PagesTabs } from './pages-tabs.tsx'

const restaurant = testRestaurant()
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.content.change((tx) => saveHomeContent(tx, { ...homeContent, reviewsTitleVi: null }))
})

const pages = '/admin/pages'
const show = (options: PartOptions = {}) =>
  showOfficePart(
    restaurant,
    'admin',
    <>
      <a href="/admin/dashboard">Elsewhere</a>
      <PagesTabs address={pages} />
    </>,
    { address: `${pages}/home`, path: `${pages}/:part?`, ...options },
  )
const section = async (name: string) => within(await screen.findByRole('group', { name }))
const input = (within_: Awaited<ReturnType<typeof section>>, label: string) =>
  within_.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Lưu' })
const stored = async () => (await office('GET', '/api/home-content/record')).json<Record<string, unknown>>()
const change = 'PUT /api/home-content'

test('the section opens its first part, and marks the tab one is in', async () => {
  const { address } = await show({ address: pages })
  await screen.findByRole('heading', { name: 'Trang chủ' })
  expect(address()).toBe('/admin/pages/home')
  expect(screen.getByRole('link', { name: 'Trang chủ' }).getAttribute('aria-current')).toBe('page')
})

describe('the editor of the home page', () => {
  test('shows what is stored in both languages, and in empty fields what guests read', async () => {
    await show()
    const reviews = await section('Lời khách')
    expect(input(reviews, 'Tiêu đề (tiếng Anh)').value).toBe('Said at the table')
    const vietnamese = input(reviews, 'Tiêu đề (tiếng Việt)')
    expect([vietnamese.value, vietnamese.placeholder, vietnamese.lang]).toEqual([
      '',
      'Said at the table',
      'vi',
    ])
  })

  test('sends what was edited and no more, and goes on from what was saved', async () => {
    const { updatedAt } = await stored()
    const { user, network, toast } = await show()
    const blog = await section('Tin tức')
    expect(save().hasAttribute('disabled')).toBe(true)
    await user.clear(input(blog, 'Tiêu đề (tiếng Việt)'))
    await user.type(input(blog, 'Tiêu đề (tiếng Việt)'), ' Bếp kể ')
    expect(screen.getByText('Chưa lưu')).toBeDefined()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await user.click(save())
    await waitFor(() => expect(toast()).toContain('Đã lưu trang chủ'))
    expect(network.sentTo(change).map(({ body }) => body)).toEqual([{ blogTitleVi: ' Bếp kể ', updatedAt }])
    expect(await stored()).toMatchObject({ blogTitleVi: 'Bếp kể' })
    await waitFor(() => expect(screen.queryByText('Chưa lưu')).toBeNull())
    expect(input(blog, 'Tiêu đề (tiếng Việt)').value).toBe('Bếp kể')

    await user.type(input(blog, 'Tiêu đề (tiếng Việt)'), ' chuyện')
    await user.click(save())
    await waitFor(async () => expect(await stored()).toMatchObject({ blogTitleVi: 'Bếp kể chuyện' }))
  })

  test('keeps what is typed while it is being saved', async () => {
    const { user, network } = await show()
    const blog = await section('Tin tức')
    await user.type(input(blog, 'Tiêu đề (tiếng Anh)'), '!')
    const release = network.hold(change)
    await user.click(save())
    await user.type(input(blog, 'Dòng phụ (tiếng Anh)'), ' More.')
    release()
    await waitFor(async () => expect(await stored()).toMatchObject({ blogTitle: 'From the kitchen!' }))
    await waitFor(() => expect(save().hasAttribute('data-loading')).toBe(false))
    expect(input(blog, 'Dòng phụ (tiếng Anh)').value).toMatch(/ More\.$/)
    expect(screen.getByText('Chưa lưu')).toBeDefined()
  })

  test('says at the field what cannot be saved, and sends nothing', async () => {
    const { user, network } = await show()
    const hero = await section('Mở đầu')
    await user.click(input(hero, 'Tiêu đề (tiếng Việt)'))
    await user.paste('x'.repeat(121))
    await user.click(save())
    expect(await hero.findByText('Nội dung này quá dài.')).toBeDefined()
    expect(document.activeElement).toBe(input(hero, 'Tiêu đề (tiếng Việt)'))
    expect(network.sentTo(change)).toEqual([])
  })

  test('shows what somebody else has changed meanwhile, and takes it over without losing what was typed', async () => {
    const { user, network } = await show()
    const blog = await section('Tin tức')
    await user.type(input(blog, 'Tiêu đề (tiếng Anh)'), '!')
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await office('PUT', '/api/home-content', { heroTitleVi: 'Lửa mới' })
    await user.click(save())
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Người khác vừa sửa trang chủ')).toBeDefined()
    expect((await notice.findByText('Mở đầu · Tiêu đề (tiếng Việt)')).nextSibling?.textContent).toBe(
      'Lửa mới',
    )
    await user.click(notice.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    expect(input(await section('Mở đầu'), 'Tiêu đề (tiếng Việt)').value).toBe('Lửa mới')
    await user.click(save())
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ heroTitleVi: 'Lửa mới', blogTitle: 'From the kitchen!' }),
    )
    expect(network.sentTo(change)).toHaveLength(2)
  })

  test('has the text of the opening, the chapters of the story and the picture of the room', async () => {
    const { user } = await show()
    await user.type(input(await section('Mở đầu'), 'Dòng phụ (tiếng Anh)'), ' Always.')
    const chapter = await section('Đoạn thứ hai của câu chuyện')
    await user.clear(input(chapter, 'Tiêu đề (tiếng Việt)'))
    await user.type(input(chapter, 'Nội dung (tiếng Việt)'), ' Hết.')
    const room = within((await section('Mời ghé quán')).getByRole('group', { name: 'Ảnh' }))
    await user.click(room.getByRole('button', { name: 'Bỏ ảnh này' }))
    expect(room.getByText('Đang chờ: khách sẽ thấy sau khi bạn bấm Lưu.')).toBeDefined()
    await user.click(save())
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        heroSubtitle: `${homeContent.heroSubtitle} Always.`,
        chapter2TitleVi: null,
        chapter2TextVi: `${homeContent.chapter2TextVi} Hết.`,
        chapter1ImageUrl: homeContent.chapter1ImageUrl,
        visitImageUrl: null,
      }),
    )
  })
})

describe('a film of the home page', () => {
  const film = async (section_ = 'Mở đầu') =>
    within((await section(section_)).getByRole('group', { name: 'Phim nền' }))
  const drop = async (type: string, size: number) => {
    const file = new File(['film'], 'oven.mp4', { type })
    Object.defineProperty(file, 'size', { value: size })
    const field = (await section('Mở đầu')).getByRole('group', { name: 'Phim nền' })
    fireEvent.drop(field, { dataTransfer: { files: [file] } })
  }
  const megabyte = 1024 * 1024

  test('is removed, pending until the form is saved', async () => {
    const { user, network } = await show()
    expect((await film()).queryByText(/^Đang chờ/)).toBeNull()
    await user.click((await film()).getByRole('button', { name: 'Bỏ phim này' }))
    expect((await film()).getByText('Không có phim')).toBeDefined()
    expect((await film()).getByText('Đang chờ: khách sẽ thấy sau khi bạn bấm Lưu.')).toBeDefined()
    expect(await stored()).toMatchObject({ pendingHeroVideoUrl: homeContent.pendingHeroVideoUrl })
    const release = network.hold('GET /api/home-content/record')
    await user.click(save())
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        pendingHeroVideoUrl: null,
        pendingReservationVideoUrl: homeContent.pendingReservationVideoUrl,
      }),
    )
    await waitFor(() => expect(screen.queryByText(/^Đang chờ/)).toBeNull())
    release()
  })

  test('gives its picture a frame where it can; without a film there is none to take', async () => {
    const { user } = await show()
    const video = (await film()).getByLabelText('Phim nền', { selector: 'video' })
    Object.defineProperty(video, 'error', { value: { message: 'Not supported' } })
    const poster = within((await section('Mở đầu')).getByRole('group', { name: 'Ảnh thay cho phim' }))
    await user.click(poster.getByRole('button', { name: 'Lấy hình đang hiện trong phim' }))
    expect((await poster.findByRole('alert')).textContent).toBe('Không lấy được hình từ phim này.')
    await user.click((await film()).getByRole('button', { name: 'Bỏ phim này' }))
    expect(poster.queryByRole('button', { name: 'Lấy hình đang hiện trong phim' })).toBeNull()
  })

  test('is not saved before it has come, nor before the other one', async () => {
    await show()
    const sent = catchSentFiles()
    const fields = ['Mở đầu', 'Đặt bàn']
    for (const [index, name] of fields.entries()) {
      const field = (await section(name)).getByRole('group', { name: 'Phim nền' })
      const files = [new File(['film'], 'oven.mp4', { type: 'video/mp4' })]
      fireEvent.drop(field, { dataTransfer: { files } })
      await waitFor(() => expect(sent).toHaveLength(index + 1))
    }
    const isWaiting = () => save().hasAttribute('disabled')
    expect(isWaiting()).toBe(true)
    expect(screen.getByText('Phim đang được tải lên. Tải xong mới lưu được.')).toBeDefined()
    act(() => sent[0]?.respond())
    await waitFor(async () =>
      expect((await film()).getByText('Đang chờ: khách sẽ thấy sau khi bạn bấm Lưu.')).toBeDefined(),
    )
    expect(isWaiting()).toBe(true)
    act(() => sent[1]?.respond())
    await waitFor(() => expect(isWaiting()).toBe(false))
  })

  /** The simulated document draws and measures no pictures. */
  const drawPictures = () => {
    const context = { fillRect() {}, drawImage() {} } as unknown as CanvasRenderingContext2D // all that is called
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
    onTestFinished(() => void vi.restoreAllMocks())
  }

  test.each([
    ['the film', [0, 1]],
    ['the picture', [1, 0]],
  ])('and its picture that come at once are both there: %s first', async (_what, order) => {
    const { updatedAt } = await stored()
    const { user, network } = await show()
    const sent = catchSentFiles()
    drawPictures()
    await drop('video/mp4', megabyte)
    await waitFor(() => expect(sent).toHaveLength(1))
    const field = (await section('Mở đầu')).getByRole('group', { name: 'Ảnh thay cho phim' })
    const bytes = new Uint8Array(await picture().png().toBuffer())
    const files = [new PictureFile([bytes], 'oven.png', { type: 'image/png' })]
    fireEvent.drop(field, { dataTransfer: { files } })
    const crop = within(await screen.findByRole('dialog', { name: 'Cắt ảnh' }))
    fireEvent.load(crop.getByAltText('Ảnh vừa chọn'))
    await user.click(crop.getByRole('button', { name: 'Dùng phần này' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    // Before either has been drawn.
    await act(async () => {
      for (const index of order) sent[index]?.respond()
      await Promise.resolve()
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(save().hasAttribute('disabled')).toBe(false))
    // No file is stored for the server to find.
    network.cut(change)
    await user.click(save())
    await waitFor(() => expect(network.sentTo(change)).toHaveLength(1))
    expect(network.sentTo(change)[0]?.body).toEqual({
      pendingHeroVideoUrl: expect.stringMatching('^/objects/') as string,
      heroPosterUrl: expect.stringMatching('^/objects/') as string,
      updatedAt,
    })
  })
})

describe('leaving with changes that are not saved', () => {
  test('is asked about while a film is being sent', async () => {
    await show()
    const sent = catchSentFiles()
    const film = (await section('Mở đầu')).getByRole('group', { name: 'Phim nền' })
    const file = new File(['film'], 'oven.mp4', { type: 'video/mp4' })
    fireEvent.drop(film, { dataTransfer: { files: [file] } })
    await waitFor(() => expect(sent).toHaveLength(1))
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  test('by closing the page is asked about by the browser, until they are saved', async () => {
    const { user } = await show()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const blog = await section('Tin tức')
    expect(closing()).toBe(false)
    await user.type(input(blog, 'Tiêu đề (tiếng Anh)'), '!')
    expect(closing()).toBe(true)
    await user.click(save())
    await waitFor(() => expect(closing()).toBe(false))
  })
})
