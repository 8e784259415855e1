import { File } from 'node:buffer'

import { catchSentFiles } from '#test/support/dom/sent-files.ts'
import { showOfficePart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'

import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { blogPostTable } from '../../server/news-table.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { postResource } from './post-resource.tsx'
import PostsPage from './posts-page.tsx'

const restaurant = testRestaurant()

const post = (id: string, title: string, titleVi: string | null, more: object = {}) => ({
  id,
  title,
  titleVi,
  excerpt: 'Short.',
  excerptVi: 'Ngắn.' as string | null,
  content: 'Text.',
  contentVi: 'Chữ.' as string | null,
  slug: id,
  slugVi: `${id}-vi`,
  published: true,
  updatedAt: new Date('2026-05-01T05:00:00Z'),
  ...more,
})

beforeEach(async () => {
  for (const id of ['new', 'oven', 'dough', 'wood', 'soon']) postResource.drafts?.remove(id)
  await restaurant.content.change(async (tx) => {
    await tx.delete(blogPostTable)
    await tx.insert(blogPostTable).values([
      post('oven', 'The oven', 'Lò củi', { createdAt: new Date('2026-01-03'), pinned: true, pinOrder: 0 }),
      post('dough', 'The dough', 'Bột bánh', {
        createdAt: new Date('2026-01-01'),
        pinned: true,
        pinOrder: 1,
      }),
      post('wood', 'The wood', null, { createdAt: new Date('2026-01-04'), contentVi: null }),
      post('soon', 'Soon', 'Sắp tới', { createdAt: new Date('2026-01-02'), published: false }),
    ])
  })
})

const page = '/admin/dashboard/blog'
const show = (address = page, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <PostsPage />, { address, ...options })
const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const card = async (title: string) => within(await screen.findByRole('article', { name: title }))
const create = 'POST /api/blog-posts'
const change = 'PATCH /api/blog-posts/:id'
const pin = 'PATCH /api/blog-posts/:id/pin'
const remove = 'DELETE /api/blog-posts/:id'
const stored = async () => await restaurant.db.select().from(blogPostTable)
/** All at once: letter by letter the whole form is drawn as often. */
async function enter({ user }: Pick<ShownPart, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

describe('the posts', () => {
  test('stand pinned ones first by their order, then the newest, each with its state and what it lacks', async () => {
    await show()
    const wood = await card('The wood')
    expect(titles()).toEqual(['Lò củi', 'Bột bánh', 'The wood', 'Sắp tới'])
    expect(screen.getByText('4 / 4 bài viết')).toBeDefined()
    expect(wood.getByText('Thiếu tiếng Việt: tiêu đề, nội dung')).toBeDefined()
    expect(wood.getByText('Đã đăng')).toBeDefined()
    expect((await card('Sắp tới')).getByText('Bản nháp')).toBeDefined()
    expect((await card('Bột bánh')).getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
    const view = (await card('Lò củi')).getByRole('link', { name: 'Xem Lò củi trên trang web' })
    expect(view.getAttribute('href')).toBe('/news/oven-vi')
  })

  test('are found without diacritics, by state and by translation, as the address says', async () => {
    const { user, go } = await show(`${page}?q=bot`)
    await waitFor(() => expect(titles()).toEqual(['Bột bánh']))
    expect(screen.getByText('1 / 4 bài viết')).toBeDefined()
    await go(page)
    await user.click(await screen.findByRole('radio', { name: 'Bản nháp' }))
    await waitFor(() => expect(titles()).toEqual(['Sắp tới']))
    await go(`${page}?translation=missing`)
    await waitFor(() => expect(titles()).toEqual(['The wood']))
    await go(`${page}?q=sushi`)
    expect(await screen.findByRole('heading', { name: 'Không tìm thấy bài viết nào' })).toBeDefined()
  })
})

describe('a pin', () => {
  test('is set and taken off, and a fifth is rejected with the reason', async () => {
    await restaurant.content.change((tx) =>
      tx
        .insert(blogPostTable)
        .values([2, 3].map((pinOrder) => post(`p${pinOrder}`, 'P', 'P', { pinned: true, pinOrder }))),
    )
    const { user, toast, network } = await show()
    await user.click(await screen.findByRole('button', { name: /^Ghim The wood/ }))
    await waitFor(() => expect(toast()).toContain('Chỉ được ghim tối đa 4 bài viết'))
    expect(toast()).toContain('Không thể thay đổi trạng thái ghim')
    await user.click(screen.getByRole('button', { name: /^Ghim Lò củi/ }))
    await waitFor(() => expect(toast()).toContain('Trạng thái ghim đã được cập nhật'))
    // It is in its place before the list has come again.
    const release = network.hold('GET /api/blog-posts')
    await user.click(screen.getByRole('button', { name: /^Ghim The wood/ }))
    await waitFor(() => expect(titles()[0]).toBe('The wood'))
    release()
  })

  test('is turned over once, however often it is pressed meanwhile', async () => {
    const { user, network, toast } = await show()
    const release = network.hold(pin)
    await user.click(await screen.findByRole('button', { name: /^Ghim The wood/ }))
    await user.click(screen.getByRole('button', { name: /^Ghim The wood/ }))
    // The others are as they were.
    const pressed = screen.getAllByRole('button', { name: /^Ghim / })
    expect(pressed.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'true',
      'false',
    ])
    release()
    await waitFor(() => expect(toast()).toContain('Trạng thái ghim đã được cập nhật'))
    expect(network.sentTo(pin)).toHaveLength(1)
  })

  test('changes its place for that of another as soon as a number from 1 to 4 is typed', async () => {
    const { network, toast } = await show()
    const place = await screen.findByLabelText<HTMLInputElement>('Thứ tự của Lò củi, từ 1 đến 4')
    for (const none of ['7', '0', '1.5', '01']) fireEvent.change(place, { target: { value: none } })
    expect(network.sentTo(change)).toEqual([])
    fireEvent.change(place, { target: { value: '2' } })
    await waitFor(() => expect(toast()).toContain('Thứ tự ghim đã được cập nhật'))
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Bột bánh', 'Lò củi']))
    expect(network.sentTo(change)[0]?.body).toEqual({ pinOrder: 1 })
  })
})

test('a post is deleted after a question, and stays where that fails; what was typed of it goes too', async () => {
  const edited = await show(`${page}?open=edit&post=oven`)
  await enter(edited, (await editing()).getByLabelText('Tóm tắt tiếng Anh'), 'Mine')
  edited.leave()
  const drafts = () => sessionStorage.getItem('news-drafts')
  expect(drafts()).toContain('Mine')
  const { user, network, toast } = await show(`${page}?open=delete&post=oven`)
  network.respond(remove, 503, { message: '', code: 'server.unavailable' })
  const question = within(await screen.findByRole('dialog', { name: 'Xoá bài viết này?' }))
  expect(question.getByText(/Lò củi/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Xoá' }))
  await waitFor(() => expect(toast()).toContain('Không thể xóa bài viết'))
  network.restore(remove)
  await user.click(question.getByRole('button', { name: 'Xoá' }))
  await waitFor(() => expect(titles()).not.toContain('Lò củi'))
  expect(drafts()).not.toContain('Mine')
})

const adding = async () => within(await screen.findByRole('dialog', { name: 'Thêm bài viết' }))
const editing = async () => within(await screen.findByRole('dialog', { name: 'Sửa Lò củi' }))

describe('a new post', () => {
  test('says what is missing, then is published, and closes', async () => {
    const shown = await show(`${page}?open=new`)
    const form = await adding()
    await shown.user.click(form.getByRole('button', { name: 'Đăng bài' }))
    for (const text of ['Tiêu đề là bắt buộc', 'Tóm tắt là bắt buộc', 'Nội dung là bắt buộc'])
      expect(form.getByText(text)).toBeDefined()
    expect(document.activeElement).toBe(form.getByLabelText('Tiêu đề tiếng Anh'))
    await enter(shown, form.getByLabelText('Tiêu đề tiếng Anh'), 'New')
    await enter(shown, form.getByLabelText('Tiêu đề tiếng Việt (không bắt buộc)'), 'Món mới')
    await enter(shown, form.getByLabelText('Tóm tắt tiếng Anh'), 'Short')
    await enter(shown, form.getByLabelText('Nội dung tiếng Anh'), 'Long')
    await shown.user.click(form.getByRole('button', { name: 'Đăng bài' }))
    await waitFor(() => expect(shown.toast()).toContain('Bài viết đã được tạo'))
    expect(shown.network.sentTo(create)[0]?.body).toMatchObject({ title: 'New', slug: null, published: true })
    await waitFor(() => expect(titles()).toContain('Món mới'))
    await waitFor(() => expect(shown.address()).toBe(page))
  })

  test('says at which addresses it will be: in Vietnamese too by its English title alone', async () => {
    const shown = await show(`${page}?open=new`)
    const form = await adding()
    await enter(shown, form.getByLabelText('Tiêu đề tiếng Anh'), 'A new oven')
    expect(form.getAllByText(/^Khách đọc tại \/news\/a-new-oven\./)).toHaveLength(2)
    await enter(shown, form.getByLabelText('Tiêu đề tiếng Việt (không bắt buộc)'), 'Lò mới')
    expect(form.getByText(/^Khách đọc tại \/news\/lo-moi\./)).toBeDefined()
    await enter(shown, form.getByLabelText('Đường dẫn tiếng Anh (không bắt buộc)'), 'The Oven!')
    expect(form.getByText(/^Khách đọc tại \/news\/the-oven\./)).toBeDefined()
  })

  test('has room for five pictures in both languages, and says so to a sixth', async () => {
    const shown = await show(`${page}?open=new`)
    const form = await adding()
    const sent = catchSentFiles()
    const pictures = (...numbers: number[]) => numbers.map((each) => `![a](/objects/${each}.webp)`).join(' ')
    await enter(shown, form.getByLabelText('Nội dung tiếng Anh'), pictures(1, 2, 3))
    const text = form.getByLabelText('Nội dung tiếng Việt (không bắt buộc)')
    await enter(shown, text, pictures(3, 4))
    const file = (name: string) => new File(['x'], name, { type: 'image/png' })
    fireEvent.drop(text, { dataTransfer: { files: [file('five.png'), file('six.png')] } })
    expect((await form.findByRole('alert')).textContent).toBe('Chỉ được upload tối đa 5 ảnh nội dung')
    expect(sent).toEqual([])
  })

  test('shows what is wrong in the part that is folded away', async () => {
    const shown = await show(`${page}?open=new`)
    const form = await adding()
    const address = form.getByLabelText('Địa chỉ chính')
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
    expect(address.closest('details')?.open).toBe(false)
    await shown.user.click(form.getByRole('button', { name: 'Đăng bài' }))
    expect(form.getByText('Địa chỉ phải bắt đầu bằng https:// hoặc http://.')).toBeDefined()
    expect(address.closest('details')?.open).toBe(true)
  })

  test('shows at its address that another post has it', async () => {
    const shown = await show(`${page}?open=new`)
    const form = await adding()
    for (const label of ['Tiêu đề tiếng Anh', 'Tóm tắt tiếng Anh', 'Nội dung tiếng Anh'])
      await enter(shown, form.getByLabelText(label), 'New')
    await enter(shown, form.getByLabelText('Đường dẫn tiếng Anh (không bắt buộc)'), 'oven-vi')
    await shown.user.click(form.getByRole('button', { name: 'Đăng bài' }))
    expect(await form.findByText('Bài viết khác đã dùng đường dẫn này.')).toBeDefined()
  })

  test('is not lost by leaving: a question first, and what was typed is there when one comes back', async () => {
    const shown = await show(`${page}?open=new`)
    await enter(shown, (await adding()).getByLabelText('Tiêu đề tiếng Anh'), 'Half a thought')
    await shown.user.click((await adding()).getByRole('button', { name: 'Huỷ' }))
    const question = within(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' }))
    await shown.user.click(question.getByRole('button', { name: 'Tiếp tục sửa' }))
    shown.leave()
    const again = await show(`${page}?open=new`)
    const form = await adding()
    expect(form.getByText('Phần bạn sửa dở vẫn còn đây.')).toBeDefined()
    expect(form.getByLabelText<HTMLInputElement>('Tiêu đề tiếng Anh').value).toBe('Half a thought')
    await again.user.click(form.getByRole('button', { name: 'Huỷ' }))
    await again.user.click(await screen.findByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(again.address()).toBe(page))
    again.leave()
    await show(`${page}?open=new`)
    expect((await adding()).getByLabelText<HTMLInputElement>('Tiêu đề tiếng Anh').value).toBe('')
  })
})

describe('the edit of a post', () => {
  const open = `${page}?open=edit&post=oven`

  test.each(['Lưu', 'Huỷ'])('leaves no draft once it is saved or given up: %s', async (button) => {
    const edit = `${page}?open=edit&post=dough`
    const form = async () => within(await screen.findByRole('dialog', { name: 'Sửa Bột bánh' }))
    const shown = await show(edit)
    await enter(shown, (await form()).getByLabelText('Tóm tắt tiếng Anh'), 'Shorter')
    // As it is stored it reads otherwise.
    await enter(shown, (await form()).getByLabelText('Đường dẫn tiếng Anh (không bắt buộc)'), 'The Dough!')
    await shown.user.click((await form()).getByRole('button', { name: button }))
    if (button === 'Huỷ') await shown.user.click(await screen.findByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(shown.address()).toBe(page))
    shown.leave()
    await show(edit)
    expect((await form()).queryByText('Phần bạn sửa dở vẫn còn đây.')).toBeNull()
  })

  test('that was undone by hand leaves no draft', async () => {
    const shown = await show(open)
    const excerpt = (await editing()).getByLabelText('Tóm tắt tiếng Anh')
    const drafts = () => sessionStorage.getItem('news-drafts') ?? ''
    await enter(shown, excerpt, 'Mine')
    await waitFor(() => expect(drafts()).toContain('Mine'))
    await enter(shown, excerpt, 'Short.')
    await waitFor(() => expect(drafts()).not.toContain('oven'))
    shown.leave()
    await show(open)
    expect((await editing()).queryByText('Phần bạn sửa dở vẫn còn đây.')).toBeNull()
  })

  test('that goes on from a draft does not overwrite what somebody else has changed since', async () => {
    const edit = `${page}?open=edit&post=soon`
    const before = await show(edit)
    const form = within(await screen.findByRole('dialog', { name: 'Sửa Sắp tới' }))
    await enter(before, form.getByLabelText('Tóm tắt tiếng Anh'), 'Mine')
    before.leave()
    const others = { excerpt: 'Theirs', updatedAt: new Date('2026-05-02T05:00:00Z') }
    await restaurant.content.change((tx) =>
      tx.update(blogPostTable).set(others).where(eq(blogPostTable.id, 'soon')),
    )
    const after = await show(edit)
    const restored = within(await screen.findByRole('dialog', { name: 'Sửa Sắp tới' }))
    expect(restored.getByLabelText<HTMLInputElement>('Tóm tắt tiếng Anh').value).toBe('Mine')
    await after.user.click(restored.getByRole('button', { name: 'Lưu' }))
    expect(await restored.findByText('Người khác vừa sửa bài viết này')).toBeDefined()
    expect((await stored()).find(({ id }) => id === 'soon')).toMatchObject({ excerpt: 'Theirs' })
  })

  test('asks before a picture that was taken away is lost', async () => {
    const imageUrl = '/objects/uploads/0123456789abcdef01234567.webp'
    await restaurant.content.change((tx) => tx.update(blogPostTable).set({ imageUrl }))
    const { user } = await show(`${page}?open=edit&post=wood`)
    const form = within(await screen.findByRole('dialog', { name: 'Sửa The wood' }))
    await user.click(form.getByRole('button', { name: 'Bỏ ảnh này' }))
    await user.click(form.getByRole('button', { name: 'Huỷ' }))
    expect(await screen.findByRole('dialog', { name: 'Thoát mà chưa lưu?' })).toBeDefined()
  })

  test('puts a picture where the cursor was left, and waits for those of both languages', async () => {
    await restaurant.content.change((tx) => tx.update(blogPostTable).set({ content: 'One.\n\nTwo.' }))
    await show(`${page}?open=edit&post=wood`)
    const sent = catchSentFiles()
    const form = within(await screen.findByRole('dialog', { name: 'Sửa The wood' }))
    const texts = ['Nội dung tiếng Anh', 'Nội dung tiếng Việt (không bắt buộc)'].map((label) =>
      form.getByLabelText<HTMLTextAreaElement>(label),
    )
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Lưu' })
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c41e12' } })
      .png()
      .toBuffer()
    const drop = (text: HTMLElement | undefined, name: string) => {
      const files = [new File([bytes], name, { type: 'image/png' })]
      fireEvent.drop(text ?? document.body, { dataTransfer: { files } })
    }
    const [english, vietnamese] = texts
    english?.setSelectionRange(4, 4)
    fireEvent.select(english ?? document.body)
    drop(english, 'wood.png')
    await waitFor(() => expect(sent).toHaveLength(1))
    drop(vietnamese, 'fire.png')
    await waitFor(() => expect(sent).toHaveLength(2))
    act(() => sent[0]?.respond())
    await waitFor(() => expect(english?.value).toMatch(/^One\.\n\n!\[wood\]\(\/objects\/[^)]+\)\n\nTwo\.$/))
    expect(save.disabled).toBe(true)
    drop(english, 'smoke.png')
    await waitFor(() => expect(sent).toHaveLength(3))
    // Both are there before either is drawn.
    act(() => {
      sent[1]?.respond()
      sent[2]?.respond()
    })
    await waitFor(() => expect(save.disabled).toBe(false))
    expect(english?.value).toMatch(/^One\.\n\n!\[wood\].*\n\n!\[smoke\].*\n\nTwo\.$/)
    expect(vietnamese?.value).toMatch(/^!\[fire\]/)
  })

  test('says at a picture that the server has not taken it', async () => {
    const imageUrl = '/objects/uploads/0123456789abcdef01234567.webp'
    await restaurant.content.change((tx) => tx.update(blogPostTable).set({ imageUrl }))
    const { user, network } = await show(`${page}?open=edit&post=wood`)
    const form = within(await screen.findByRole('dialog', { name: 'Sửa The wood' }))
    await user.click(form.getByRole('button', { name: 'Bỏ ảnh này' }))
    const body = { message: '', code: 'news.picture-missing', fields: { imageUrl: 'There is no picture' } }
    network.respond(change, 400, body)
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/./)
  })

  test('sends what was edited alone, with the time of what was read', async () => {
    const shown = await show(open)
    const form = await editing()
    await enter(shown, form.getByLabelText('Tóm tắt tiếng Anh'), 'Shorter')
    await shown.user.click(form.getByLabelText('Đã đăng: khách đọc được'))
    await shown.user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(shown.toast()).toContain('Bài viết đã được cập nhật'))
    const updatedAt = '2026-05-01T05:00:00.000Z'
    const body = { excerpt: 'Shorter', published: false, updatedAt }
    expect(shown.network.sentTo(change).map((call) => call.body)).toEqual([body])
  })

  test('that meets another’s says so, and goes on with both', async () => {
    const shown = await show(open)
    await enter(shown, (await editing()).getByLabelText('Tóm tắt tiếng Anh'), 'Mine')
    const others = { titleVi: 'Lò mới', updatedAt: new Date('2026-05-02T05:00:00Z') }
    await restaurant.content.change((tx) => tx.update(blogPostTable).set(others))
    await shown.user.click((await editing()).getByRole('button', { name: 'Lưu' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa Lò mới' }))
    expect(await dialog.findByText('Người khác vừa sửa bài viết này')).toBeDefined()
    await shown.user.click(dialog.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    await shown.user.click(dialog.getByRole('button', { name: 'Lưu' }))
    await waitFor(async () =>
      expect((await stored()).find(({ id }) => id === 'oven')).toMatchObject({
        titleVi: 'Lò mới',
        excerpt: 'Mine',
      }),
    )
  })

  test('shows the article as guests will read it, in either language', async () => {
    const shown = await show(open)
    const preview = within(await screen.findByRole('group', { name: 'Xem trước', hidden: true }))
    await preview.findByText('Chữ.')
    expect(preview.getByText('3 tháng 1, 2026')).toBeDefined()
    const render = 'POST /api/blog-posts/preview'
    const release = shown.network.hold(render)
    const rendered = shown.network.sentTo(render).length
    await enter(shown, (await editing()).getByLabelText('Nội dung tiếng Việt (không bắt buộc)'), '*Mới*')
    await waitFor(() => expect(shown.network.sentTo(render).length).toBeGreaterThan(rendered))
    expect(preview.getByText('Chữ.')).toBeDefined()
    release()
    expect((await preview.findByText('Mới')).tagName).toBe('STRONG')
    await shown.user.click(screen.getByRole('radio', { name: 'Tiếng Anh' }))
    expect(await preview.findByText('The oven')).toBeDefined()
    expect(preview.getByText('Text.')).toBeDefined()
  })

  test('is rendered once somebody rests from typing, not at each key', async () => {
    const { network } = await show(open)
    const preview = within(await screen.findByRole('group', { name: 'Xem trước', hidden: true }))
    await preview.findByText('Chữ.')
    const render = 'POST /api/blog-posts/preview'
    const before = network.sentTo(render).length
    const field = (await editing()).getByLabelText('Nội dung tiếng Việt (không bắt buộc)')
    for (const value of ['M', 'Mớ', 'Mới']) {
      fireEvent.change(field, { target: { value } })
      await act(() => Promise.resolve())
    }
    expect(await preview.findByText('Mới')).toBeDefined()
    const rendered = network.sentTo(render).slice(before)
    expect(rendered.map(({ body }) => body)).toEqual([{ content: 'Text.', contentVi: 'Mới' }])
  })

  test('names links that lead nowhere before it is saved, puts them right by a press, and is saved either way', async () => {
    const shown = await show(open)
    const form = await editing()
    const [english, vietnamese] = [
      form.getByLabelText<HTMLTextAreaElement>('Nội dung tiếng Anh'),
      form.getByLabelText<HTMLTextAreaElement>('Nội dung tiếng Việt (không bắt buộc)'),
    ]
    await enter(shown, english, '[Zalo](zalo.me/0912345678) [x](javascript:alert(1))')
    await enter(shown, vietnamese, '[Gọi](tel:0912 345 678)')
    const repairs = () => form.queryAllByRole('button', { name: /^Sửa thành/ })
    await waitFor(() => expect(repairs()).toHaveLength(2))
    expect(form.getByText(/javascript:alert\(1\).*không làm liên kết được/)).toBeDefined()
    for (const button of repairs()) await shown.user.click(button)
    expect(document.activeElement).toBe(english)
    expect(repairs()).toEqual([])
    await shown.user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(async () =>
      expect(await stored()).toContainEqual(
        expect.objectContaining({
          content: '[Zalo](https://zalo.me/0912345678) [x](javascript:alert(1))',
          contentVi: '[Gọi](tel:0912345678)',
        }),
      ),
    )
  })

  test('can be about a dish that is sold out', async () => {
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ isAvailable: false }).where(eq(menuItemTable.id, 'pepperoni')),
    )
    await show(open)
    const dish = (await editing()).getByLabelText('Món được kể trong bài (không bắt buộc)')
    expect(await within(dish).findByRole('option', { name: /^Pepperoni/ })).toBeDefined()
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ isAvailable: true }).where(eq(menuItemTable.id, 'pepperoni')),
    )
  })

  test('shows the dish at the end of the article as soon as it is chosen', async () => {
    const shown = await show(open)
    const preview = within(await screen.findByRole('group', { name: 'Xem trước', hidden: true }))
    const dish = (await editing()).getByLabelText('Món được kể trong bài (không bắt buộc)')
    await waitFor(() => expect(within(dish).getAllByRole('option').length).toBeGreaterThan(5))
    await shown.user.selectOptions(dish, 'pepperoni')
    expect((await preview.findByText(/^Thử ngay ở quán/)).textContent).toContain('Pepperoni')
    await shown.user.selectOptions(dish, '')
    expect(preview.queryByText(/^Thử ngay ở quán/)).toBeNull()
  })
})
