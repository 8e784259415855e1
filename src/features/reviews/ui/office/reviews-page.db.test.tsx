import { File } from 'node:buffer'

import { Moving } from '#test/support/dom/moving.tsx'
import { showOfficePart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { customerReviewTable } from '../../server/review-table.ts'
import ReviewsPage from './reviews-page.tsx'

const restaurant = testRestaurant()

const review = (id: string, facts: object = {}) => ({
  id,
  customerName: 'Lan',
  customerNameVi: 'Chị Lan' as string | null,
  customerTitle: 'Regular',
  customerTitleVi: 'Khách quen',
  review: 'Crisp to the edge.',
  reviewVi: 'Giòn tới viền.' as string | null,
  isPublished: true,
  displayOrder: 1,
  createdAt: new Date('2026-05-01T05:00:00Z'),
  updatedAt: new Date('2026-05-01T05:00:00Z'),
  ...facts,
})

beforeEach(async () => {
  await restaurant.db.delete(customerReviewTable)
  await restaurant.db.insert(customerReviewTable).values([
    review('lan', { isPinned: true, pinnedAt: new Date('2026-05-02') }),
    review('duc', {
      customerName: 'Duc',
      customerNameVi: null,
      reviewVi: null,
      rating: 4,
      isPublished: false,
      displayOrder: 9,
      createdAt: new Date('2026-05-03T05:00:00Z'),
    }),
  ])
})

const page = '/admin/dashboard/reviews'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <ReviewsPage />, { address, ...options })
const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const card = (name: string) => screen.findByRole('article', { name })
const inCard = async (name: string) => within(await card(name))
const create = 'POST /api/customer-reviews'
const change = 'PATCH /api/customer-reviews/:id'
const pin = 'PATCH /api/customer-reviews/:id/pin'
const stored = async (id: string) =>
  (await restaurant.db.select().from(customerReviewTable)).find((row) => row.id === id)

/** All at once: letter by letter the whole form is drawn as often. */
async function enter({ user }: Pick<ShownPart, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text === '') return
  await user.click(field)
  await user.paste(text)
}

describe('the reviews', () => {
  test('stand pinned first, then the newest, each with what guests read of it and where it stands', async () => {
    await show()
    const lan = await inCard('Chị Lan')
    expect(names()).toEqual(['Chị Lan', 'Duc'])
    expect(screen.getByText('2 / 2 đánh giá')).toBeDefined()
    for (const text of ['Khách quen', 'Giòn tới viền.', 'Đã đăng', 'Thứ tự 1'])
      expect(lan.getByText(text), text).toBeDefined()
    expect(lan.getByRole('img', { name: '5 trên 5 sao' })).toBeDefined()
    const duc = await inCard('Duc')
    for (const text of ['Crisp to the edge.', 'Chưa đăng', 'Thiếu tiếng Việt', 'Thứ tự 9'])
      expect(duc.getByText(text), text).toBeDefined()
    expect(duc.getByRole('img', { name: '4 trên 5 sao' })).toBeDefined()
    expect((await card('Duc')).dataset['published']).toBe('false')
  })

  test('are searched, and listed by whether guests see them, as the address says', async () => {
    const { user, address, go } = await show(`${page}?q=gion toi`)
    await card('Chị Lan')
    expect(names()).toEqual(['Chị Lan'])
    expect(screen.getByText('1 / 2 đánh giá')).toBeDefined()
    await go(page)
    await user.click(await screen.findByRole('radio', { name: 'Chưa đăng' }))
    await waitFor(() => expect(names()).toEqual(['Duc']))
    expect(address()).toBe(`${page}?published=hidden`)
  })

  test('say that none was found, that there are none yet, or that they could not be loaded', async () => {
    const { user, leave } = await show(`${page}?q=sushi`, { language: 'en' })
    expect(await screen.findByRole('heading', { name: 'No review found' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(names()).toEqual(['Lan', 'Duc']))
    leave()
    await restaurant.db.delete(customerReviewTable)
    await show()
    expect(await screen.findByRole('heading', { name: 'Chưa có đánh giá nào' })).toBeDefined()
  })

  test('can be added to up to seven; with eight the button says why it leads nowhere', async () => {
    const { leave } = await show()
    expect(await screen.findByRole('link', { name: 'Thêm đánh giá' })).toBeDefined()
    leave()
    const more = ['c', 'd', 'e', 'f', 'g', 'h'].map((id) => review(id))
    await restaurant.db.insert(customerReviewTable).values(more)
    await show()
    const button = await screen.findByRole('button', { name: /^Thêm đánh giá/, description: /xoá/ })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.queryByRole('link', { name: 'Thêm đánh giá' })).toBeNull()
  })
})

describe('the pin of a review', () => {
  const button = (name: string) =>
    screen.findByLabelText(`Ghim đánh giá của ${name} lên đầu`, { exact: false })
  const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed')

  test('is there at once and moves the review to the front', async () => {
    const { user, network, toast } = await show()
    const release = network.hold(pin)
    await user.click(await button('Duc'))
    expect(await isPressed('Duc')).toBe('true')
    // A second press would take it off again.
    await user.click(await button('Duc'))
    release()
    await waitFor(() => expect(toast()).toContain('Trạng thái ghim đã được cập nhật'))
    await waitFor(() => expect(names()).toEqual(['Duc', 'Chị Lan']))
    expect(network.sentTo(pin)).toHaveLength(1)
  })
})

describe('a new review', () => {
  const form = async () => within(await screen.findByRole('dialog', { name: 'Thêm đánh giá' }))
  const add = (fields: Awaited<ReturnType<typeof form>>) =>
    fields.getByRole('button', { name: 'Thêm đánh giá' })

  test('wants a name, a title and a text, in the words of the owner, and sends nothing before', async () => {
    const shown = await show(`${page}?open=new`)
    const fields = await form()
    expect(fields.getByLabelText<HTMLInputElement>('Chức danh bằng tiếng Anh').value).toBe('Khách hàng')
    await enter(shown, fields.getByLabelText('Chức danh bằng tiếng Anh'), '')
    await enter(shown, fields.getByLabelText('Thứ tự, 1 đến 8 (không bắt buộc)'), '9')
    await enter(shown, fields.getByLabelText(/^Hoặc liên kết/), 'javascript:alert(1)')
    await shown.user.click(add(fields))
    for (const text of [
      'Tên khách hàng là bắt buộc',
      'Chức danh là bắt buộc',
      'Nội dung đánh giá là bắt buộc',
      'Hãy nhập số nguyên từ 1 đến 8.',
    ])
      expect(fields.getByText(text), text).toBeDefined()
    expect(fields.getByText(/^Hãy nhập emoji/)).toBeDefined()
    expect(document.activeElement).toBe(fields.getByLabelText('Tên khách bằng tiếng Anh'))
    expect(shown.network.sentTo(create)).toEqual([])
  })

  test('shows its card as guests will see it, in both languages, and is stored as it was typed', async () => {
    const shown = await show(`${page}?open=new`)
    const fields = await form()
    await enter(shown, fields.getByLabelText('Tên khách bằng tiếng Anh'), 'Minh')
    await enter(shown, fields.getByLabelText(/^Tên khách bằng tiếng Việt/), 'Anh Minh')
    await enter(shown, fields.getByLabelText('Đánh giá bằng tiếng Anh'), 'Good.')
    await enter(shown, fields.getByLabelText(/^Đánh giá bằng tiếng Việt/), 'Ngon.')
    await enter(shown, fields.getByLabelText(/^Hoặc liên kết/), '🍕')
    fields.getByRole('radio', { name: '5 sao' }).focus()
    await shown.user.keyboard('{ArrowLeft}{ArrowLeft}')
    const preview = within(fields.getByRole('region', { name: 'Khách sẽ thấy như sau' }))
    const [vi, en] = preview.getAllByRole('figure')
    for (const text of ['Anh Minh', 'Ngon.', '🍕']) expect(vi?.textContent).toContain(text)
    for (const text of ['Minh', 'Good.', '🍕']) expect(en?.textContent).toContain(text)
    expect(preview.getByRole('img', { name: '3 trên 5 sao' })).toBeDefined()
    expect(preview.getByRole('img', { name: '3 out of 5 stars' })).toBeDefined()
    await shown.user.click(add(fields))
    await waitFor(() => expect(shown.toast()).toContain('Đánh giá đã được tạo'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.network.sentTo(create).map(({ body }) => body)).toEqual([
      {
        customerName: 'Minh',
        customerNameVi: 'Anh Minh',
        customerTitle: 'Khách hàng',
        customerTitleVi: null,
        rating: 3,
        review: 'Good.',
        reviewVi: 'Ngon.',
        avatarUrl: '🍕',
        displayOrder: null,
        isPublished: true,
      },
    ])
    expect((await inCard('Anh Minh')).getByText('Thứ tự 2')).toBeDefined()
  })

  test('beyond the twelfth is rejected in the owner’s words, and what was typed stays', async () => {
    const more = Array.from({ length: 10 }, (_, index) => review(`more-${index}`))
    await restaurant.db.insert(customerReviewTable).values(more)
    const shown = await show(`${page}?open=new`)
    const fields = await form()
    await enter(shown, fields.getByLabelText('Tên khách bằng tiếng Anh'), 'Minh')
    await enter(shown, fields.getByLabelText('Đánh giá bằng tiếng Anh'), 'Good.')
    await shown.user.click(add(fields))
    await waitFor(() => expect(shown.toast()).toContain('Không thể tạo đánh giá'))
    expect(shown.toast()).toContain('Chỉ được phép có tối đa 12 đánh giá')
    expect(fields.getByLabelText<HTMLTextAreaElement>('Đánh giá bằng tiếng Anh').value).toBe('Good.')
  })

  test('says at the field that a picture elsewhere cannot be had', async () => {
    const shown = await show(`${page}?open=new`)
    const fields = await form()
    await enter(shown, fields.getByLabelText('Tên khách bằng tiếng Anh'), 'Minh')
    await enter(shown, fields.getByLabelText('Đánh giá bằng tiếng Anh'), 'Good.')
    await enter(shown, fields.getByLabelText(/^Hoặc liên kết/), 'https://pictures.example/minh.jpg')
    await shown.user.click(add(fields))
    expect(await fields.findByText(/^Không lấy được ảnh từ địa chỉ này/)).toBeDefined()
  })

  test('rejects a picture over ten megabytes in the owner’s words, before anything is sent', async () => {
    await show(`${page}?open=new`)
    const field = (await form()).getByRole('group', { name: /^Ảnh của khách/ })
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'lan.png', { type: 'image/png' })
    fireEvent.drop(field, { dataTransfer: { files: [file] } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'File ảnh quá lớn. Vui lòng chọn file nhỏ hơn 10MB.',
    )
  })

  test.each([
    [600, 400, true],
    [300, 300, false],
  ])('of a picture of %d by %d pixels recommends 300x300: %s', async (width, height, recommends) => {
    await show(`${page}?open=new`)
    const field = (await form()).getByRole('group', { name: /^Ảnh của khách/ })
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#c41e12' } })
      .png()
      .toBuffer()
    const file = new File([bytes], 'lan.png', { type: 'image/png' })
    fireEvent.drop(field, { dataTransfer: { files: [file] } })
    const crop = within(await screen.findByRole('dialog', { name: 'Cắt ảnh' }))
    const image = crop.getByRole('img', { name: 'Ảnh vừa chọn' })
    for (const [name, value] of Object.entries({ width, height, naturalWidth: width, naturalHeight: height }))
      Object.defineProperty(image, name, { value })
    fireEvent.load(image)
    await waitFor(() => expect(crop.queryAllByText(/Khuyến nghị 300x300/)).toHaveLength(recommends ? 1 : 0))
  })
})

describe('editing a review', () => {
  const form = async (name = 'Chị Lan') =>
    within(await screen.findByRole('dialog', { name: `Sửa đánh giá của ${name}` }))
  const save = (fields: Awaited<ReturnType<typeof form>>) => fields.getByRole('button', { name: 'Lưu' })
  const text = (fields: Awaited<ReturnType<typeof form>>) =>
    fields.getByLabelText<HTMLTextAreaElement>(/^Đánh giá bằng tiếng Việt/)
  const edit = (id: string) => `${page}?review=${id}&open=edit`

  test('sends what was edited alone; a place beyond the eighth stays as it is', async () => {
    const shown = await show(edit('duc'))
    const fields = await form('Duc')
    await enter(shown, text(fields), 'Ngon.')
    await shown.user.click(fields.getByLabelText('Đã đăng'))
    await shown.user.click(save(fields))
    await waitFor(() => expect(shown.toast()).toContain('Đánh giá đã được cập nhật'))
    expect(shown.network.sentTo(change).map(({ body }) => body)).toEqual([
      { reviewVi: 'Ngon.', isPublished: true, updatedAt: '2026-05-01T05:00:00.000Z' },
    ])
    expect(await stored('duc')).toMatchObject({ isPublished: true, displayOrder: 9 })
  })

  test('that could not be loaded says so, and is there once it is asked for again', async () => {
    const { user, network } = await showOfficePart(
      restaurant,
      'admin',
      <Moving first={null} second={<ReviewsPage />} />,
      { address: edit('lan') },
    )
    network.cut('GET /api/customer-reviews')
    await user.click(screen.getByRole('button', { name: 'Move' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Chưa tải được đánh giá.')).toBeDefined()
    network.restore('GET /api/customer-reviews')
    await user.click(dialog.getByRole('button', { name: 'Thử lại' }))
    expect(text(await form()).value).toBe('Giòn tới viền.')
  })

  test('says at the field that a picture elsewhere cannot be had', async () => {
    const shown = await show(edit('lan'))
    const fields = await form()
    await enter(shown, fields.getByLabelText(/^Hoặc liên kết/), 'https://pictures.example/minh.jpg')
    await shown.user.click(save(fields))
    expect(await fields.findByText(/^Không lấy được ảnh từ địa chỉ này/)).toBeDefined()
  })

  test('shows what somebody else has changed meanwhile, and goes on with both', async () => {
    const shown = await show(edit('lan'))
    const fields = await form()
    await enter(shown, text(fields), 'Ngon.')
    await restaurant.db.update(customerReviewTable).set({
      rating: 2,
      isPublished: false,
      avatarUrl: '/objects/uploads/0123456789abcdef01234567.webp',
      updatedAt: new Date('2026-05-04T05:00:00Z'),
    })
    await shown.user.click(save(fields))
    const notice = within(await fields.findByText('Người khác vừa sửa đánh giá này').then(parentOf))
    const picture = await notice.findByText('Ảnh của khách (không bắt buộc)')
    expect(picture.nextSibling?.textContent).toBe('ảnh khác')
    expect(notice.getByText('Đã đăng').nextSibling?.textContent).toBe('không')
    await shown.user.click(await notice.findByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    await shown.user.click(save(fields))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored('lan')).toMatchObject({ rating: 2, reviewVi: 'Ngon.' })
  })

  test('is looked for anew where the list has not got it yet, before it is said to be gone', async () => {
    const { network, user, go } = await show()
    await card('Duc')
    await restaurant.db.insert(customerReviewTable).values(review('hoa', { customerNameVi: 'Chị Hoa' }))
    const release = network.hold('GET /api/customer-reviews')
    // Any change lists the reviews anew.
    await user.click(screen.getByLabelText('Ghim đánh giá của Duc lên đầu'))
    await waitFor(() => expect(network.sentTo('GET /api/customer-reviews')).toHaveLength(2))
    await go(edit('hoa'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('status').textContent).toBe('Đang tải đánh giá…')
    expect(dialog.queryByRole('alert')).toBeNull()
    release()
    expect(await form('Chị Hoa')).toBeDefined()
  })

  test('asks before what was typed is lost: at its buttons, and when one goes back', async () => {
    const shown = await show(page)
    await shown.go(edit('lan'))
    const fields = await form()
    const question = () => screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' })
    const gone = () =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: 'Thoát mà chưa lưu?' })).toBeNull())
    await enter(shown, text(fields), 'Ngon.')
    for (const button of ['Huỷ', 'Đóng']) {
      await shown.user.click(fields.getByRole('button', { name: button }))
      await shown.user.click(within(await question()).getByRole('button', { name: 'Tiếp tục sửa' }))
      await gone()
      expect(text(fields).value).toBe('Ngon.')
    }
    await shown.go(page)
    await shown.user.click(within(await question()).getByRole('button', { name: 'Tiếp tục sửa' }))
    await waitFor(() => expect(shown.address()).toBe(edit('lan')))
    expect(text(fields).value).toBe('Ngon.')
    await shown.user.click(fields.getByRole('button', { name: 'Huỷ' }))
    await shown.user.click(within(await question()).getByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.address()).toBe(page)
    expect(await stored('lan')).toMatchObject({ reviewVi: 'Giòn tới viền.' })
  })

  test('asks before a picture that was taken away is lost', async () => {
    await restaurant.db
      .update(customerReviewTable)
      .set({ avatarUrl: '/objects/uploads/0123456789abcdef01234567.webp' })
    const shown = await show(edit('lan'))
    const fields = await form()
    await shown.user.click(fields.getByRole('button', { name: 'Bỏ ảnh này' }))
    await shown.user.click(fields.getByRole('button', { name: 'Huỷ' }))
    expect(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' })).toBeDefined()
  })

  test.each(['🍕', 'https://p.example/lan.jpg', null])(
    'has no picture to take away where none was uploaded: %s',
    async (avatarUrl) => {
      await restaurant.db.update(customerReviewTable).set({ avatarUrl })
      await show(edit('lan'))
      expect((await form()).queryByRole('button', { name: 'Bỏ ảnh này' })).toBeNull()
    },
  )

  test('of one that is gone says so', async () => {
    await show(edit('no-such'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('status').textContent).toBe('Đang tải đánh giá…')
    expect(dialog.queryByRole('alert')).toBeNull()
    expect((await dialog.findByRole('alert')).textContent).toBe('Đánh giá này không còn nữa.')
  })
})

describe('deleting a review', () => {
  test('asks first, and takes it away', async () => {
    const { user, toast } = await show()
    await user.click((await inCard('Duc')).getByRole('button', { name: 'Việc khác với Duc' }))
    await user.click((await inCard('Duc')).getByRole('link', { name: 'Xoá đánh giá của Duc' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Xoá đánh giá này?' }))
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Giữ lại' }))
    await user.click(dialog.getByRole('button', { name: 'Xoá' }))
    await waitFor(() => expect(toast()).toContain('Đánh giá đã được xóa'))
    await waitFor(() => expect(names()).toEqual(['Chị Lan']))
    expect(await stored('duc')).toBeUndefined()
  })
})

function parentOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('[role=alert]') ?? element
}
