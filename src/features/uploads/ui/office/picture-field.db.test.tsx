import { File } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'

import { catchSentFiles } from '#test/support/dom/sent-files.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { picture } from '#test/support/upload-samples.ts'
import { PictureField } from './picture-field.tsx'

const restaurant = testRestaurant()

function Form({ initial, ...props }: { initial: string } & Partial<ComponentProps<typeof PictureField>>) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <PictureField
        label="Ảnh món"
        value={value}
        onChange={setValue}
        aspect={1}
        purpose="image"
        preview={null}
        {...props}
      />
      <output>{value}</output>
    </>
  )
}

const show = (initial = '', language: 'vi' | 'en' = 'vi') =>
  showOfficePart(restaurant, 'admin', <Form initial={initial} />, { language })
const field = () => screen.findByRole('group', { name: 'Ảnh món' })
/** Node's own, of which its URL makes an address; the simulated document has none. */
const file = (type: string, bytes = 100) => new File([new Uint8Array(bytes)], 'oven', { type })
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'oven.jpg', { type: 'image/jpeg' })
const photo = async (size = 0) => {
  const bytes = await picture().png().toBuffer()
  return fileOf(Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]))
}
const drop = async (...files: File[]) => fireEvent.drop(await field(), { dataTransfer: { files } })
/** Drops a picture of these sides, in pixels, that the screen shows half as large. */
async function openCropping(width = 900, height = 600) {
  await drop(await photo())
  const image = await screen.findByRole('img', { name: 'Ảnh vừa chọn' })
  Object.defineProperties(image, {
    width: { value: width / 2 },
    naturalWidth: { value: width },
    height: { value: height / 2 },
    naturalHeight: { value: height },
  })
  fireEvent.load(image)
}
/** Lets the browser draw pictures of the types that it is asked for; the simulated document draws nothing. */
function drawPictures() {
  const canvas = HTMLCanvasElement.prototype
  const drawn = [
    vi.spyOn(canvas, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never),
    vi
      .spyOn(canvas, 'toBlob')
      .mockImplementation((done, type) => done(new Blob(['part'], { type: type ?? '' }))),
  ]
  onTestFinished(() => drawn.forEach((spy) => spy.mockRestore()))
}
const tenMegabytes = 10 * 1024 * 1024

test.each([
  ['a file that is no picture', 'text/html', 100, 'Chỉ được upload file ảnh'],
  ['a film', 'video/mp4', 100, 'Chỉ được upload file ảnh'],
  ['a picture beyond the limit', 'image/png', tenMegabytes + 1, 'File không được vượt quá 10MB'],
  ['a drawing', 'image/svg+xml', 100, 'Không tải lên được hình vẽ SVG. Hãy chọn ảnh JPG, PNG hoặc WEBP.'],
  ['HEIC', 'image/heic', 100, 'Không tải lên được ảnh HEIC. Hãy lưu thành JPG trước.'],
])('%s is rejected before anything is sent', async (_what, type, bytes, problem) => {
  await show()
  await drop(file(type, bytes))
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that is dropped or pasted is cropped, and what was wrong before is forgotten', async () => {
  const { user } = await show()
  await drop(file('text/plain'))
  await screen.findByRole('alert')
  await drop(await photo(tenMegabytes))
  const dialog = await screen.findByRole('dialog', { name: 'Cắt ảnh' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Huỷ' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fireEvent.paste(await field(), { clipboardData: { files: [await photo()] } })).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Cắt ảnh' })).toBeTruthy()
})

test('whatever is dropped there, the browser does not open it', async () => {
  await show()
  expect(await drop()).toBe(false)
  expect(await drop(file('text/plain'))).toBe(false)
})

test('the memory of a picture is given back once it is not cropped any more', async () => {
  const [made, givenBack] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  onTestFinished(() => [made, givenBack].forEach((spy) => spy.mockRestore()))
  const { user } = await show()
  await drop(await photo())
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Cắt ảnh' })).getByRole('button', { name: 'Huỷ' }),
  )
  const [address] = made.mock.results.map(({ value }) => value as unknown)
  expect(address).toMatch(/^blob:/)
  expect(givenBack.mock.calls).toEqual([[address]])
})

test('a picture that was not cropped can be chosen again', async () => {
  const { user } = await show()
  await field()
  // The browser's own field behind the button says nothing where the same file is chosen again.
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  const chosen = (await photo()) as unknown as globalThis.File // Node's, as above
  await user.upload(input, chosen)
  const dialog = await screen.findByRole('dialog', { name: 'Cắt ảnh' })
  await user.click(within(dialog).getByRole('button', { name: 'Huỷ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.upload(input, chosen)
  expect(await screen.findByRole('dialog', { name: 'Cắt ảnh' })).toBeTruthy()
})

test('a picture is pasted anywhere on the page, as long as one place takes it', async () => {
  const { user, leave } = await show()
  await field()
  const pasted = { clipboardData: { files: [await photo()], types: ['Files'] } }
  expect(fireEvent.paste(document.body, pasted)).toBe(false)
  const dialog = await screen.findByRole('dialog', { name: 'Cắt ảnh' })
  await user.click(within(dialog).getByRole('button', { name: 'Huỷ' }))
  leave()

  await showOfficePart(
    restaurant,
    'admin',
    <>
      <Form initial="" />
      <Form initial="" />
    </>,
  )
  await screen.findAllByRole('group', { name: 'Ảnh món' })
  expect(fireEvent.paste(document.body, { clipboardData: { files: [await photo()] } })).toBe(true)
})

test.each([
  ['a line', <input key="line" aria-label="Mô tả" />],
  ['a text', <textarea key="text" aria-label="Mô tả" />],
  [
    'what is edited in its place',
    <p key="place" contentEditable suppressContentEditableWarning aria-label="Mô tả" />,
  ],
])('text goes where it is typed, even where a picture of it was copied too: %s', async (_what, typed) => {
  const { user } = await showOfficePart(
    restaurant,
    'admin',
    <>
      <Form initial="" />
      {typed}
    </>,
  )
  const text = await screen.findByLabelText('Mô tả')
  const files = [await photo()]
  const both = { clipboardData: { files, types: ['text/plain', 'Files'] } }
  expect(fireEvent.paste(text, both)).toBe(true)
  fireEvent.paste(text, { clipboardData: { files, types: ['Files'] } })
  const dialog = await screen.findByRole('dialog', { name: 'Cắt ảnh' })
  await user.click(within(dialog).getByRole('button', { name: 'Huỷ' }))
  fireEvent.paste(document.body, both)
  expect(await screen.findByRole('dialog', { name: 'Cắt ảnh' })).toBeTruthy()
})

test('a picture that another place on the page has taken is not taken again', async () => {
  await showOfficePart(
    restaurant,
    'admin',
    <>
      <Form initial="" />
      <textarea aria-label="Nội dung" onPaste={(event) => event.preventDefault()} />
    </>,
  )
  const read = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.resolve(new ArrayBuffer(0)))
  const files = [Object.assign(await photo(), { arrayBuffer: read })]
  const elsewhere = await screen.findByLabelText('Nội dung')
  fireEvent.paste(elsewhere, { clipboardData: { files, types: ['Files'] } })
  expect(read).not.toHaveBeenCalled()
  fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } })
  expect(read).toHaveBeenCalledOnce()
})

test('a picture that is still being read gives way to what is chosen after it', async () => {
  await show()
  const reading = Promise.withResolvers<ArrayBuffer>()
  const bytes = await picture().png().toBuffer()
  await drop(Object.assign(await photo(), { arrayBuffer: () => reading.promise }))
  await drop(file('text/plain'))
  await screen.findByRole('alert')
  await act(async () => {
    reading.resolve(new Uint8Array(bytes).buffer)
    await setImmediate()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Chỉ được upload file ảnh')
})

test('while a picture is cropped, no other takes its place', async () => {
  await show()
  await drop(await photo())
  await screen.findByRole('dialog', { name: 'Cắt ảnh' })
  const read = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.resolve(new ArrayBuffer(0)))
  const other = Object.assign(await photo(), { arrayBuffer: read })
  await drop(other)
  fireEvent.paste(document.body, { clipboardData: { files: [other], types: ['Files'] } })
  expect(read).not.toHaveBeenCalled()
})

test('a picture is cropped from where the focus is, and its frame keeps its shape', async () => {
  await show()
  await openCropping(900, 600)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dùng phần này' }))
  const frame = await screen.findByRole('group', { name: 'Khung: di chuyển bằng các phím mũi tên' })
  const measured = screen.getByRole('img', { name: 'Ảnh vừa chọn' }).parentElement
  if (!measured) throw new Error('The picture stands in the part that is measured')
  measured.getBoundingClientRect = () => new DOMRect(0, 0, 900, 600)
  const sides = () =>
    [frame.style.width, frame.style.height].map((side) => Math.round(Number.parseFloat(side)))
  expect(sides()).toEqual([67, 100])
  // A press beside it does not begin another one.
  fireEvent.pointerDown(measured)
  expect(sides()).toEqual([67, 100])
  const corner = frame.querySelector('.ord-se')
  if (!corner) throw new Error('The frame has corners')
  const smaller = () => fireEvent.keyDown(corner, { key: 'ArrowLeft', ctrlKey: true })
  smaller()
  expect(sides()).toEqual([56, 83])
  // 20 pixels of 900 at least.
  for (let times = 0; times < 9; times += 1) smaller()
  expect(sides()).toEqual([2, 3])
})

test.each([
  [true, 'image/webp'],
  [false, 'image/jpeg'],
])('a picture that stays transparent: %s, is sent as %s for its purpose', async (isTransparent, type) => {
  const call = 'POST /api/news-images/upload'
  const { user, network } = await showOfficePart(
    restaurant,
    'admin',
    <Form initial="" isTransparent={isTransparent} purpose="avatar" call={call} />,
  )
  await openCropping()
  drawPictures()
  const sent = catchSentFiles()
  await user.click(screen.getByRole('button', { name: 'Dùng phần này' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.type).toBe(type)
  expect(network.sentTo(call).map(({ body }) => body)).toEqual([{ purpose: 'avatar' }])
})

test.each([
  ['wide', 900, 600, { width: 66.67, height: 100, left: 16.67, top: 0 }],
  ['high', 600, 900, { width: 100, height: 66.67, left: 0, top: 16.67 }],
  ['square', 600, 600, { width: 100, height: 100, left: 0, top: 0 }],
])(
  'the frame over a %s picture is as large as it can be, in its middle',
  async (_what, width, height, part) => {
    await show()
    await openCropping(width, height)
    const { style } = await screen.findByRole('group', { name: 'Khung: di chuyển bằng các phím mũi tên' })
    const percent = (value: string) => Math.round(Number.parseFloat(value) * 100) / 100
    expect({
      width: percent(style.width),
      height: percent(style.height),
      left: percent(style.left),
      top: percent(style.top),
    }).toEqual(part)
  },
)

test('what is wrong with a picture’s size is said before it is cropped', async () => {
  const noticeOf = (width: number, height: number) => (width < 600 ? `${width} × ${height}` : undefined)
  await showOfficePart(restaurant, 'admin', <Form initial="" noticeOf={noticeOf} />)
  await openCropping(599, 400)
  expect((await screen.findByRole('alert')).textContent).toBe('599 × 400')
})

test('nothing is said of the size of a picture that is large enough, however small the screen shows it', async () => {
  const noticeOf = (width: number, height: number) => (width < 600 ? `${width} × ${height}` : undefined)
  await showOfficePart(restaurant, 'admin', <Form initial="" noticeOf={noticeOf} />)
  await openCropping(600, 400)
  await screen.findByRole('group', { name: 'Khung: di chuyển bằng các phím mũi tên' })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the part that was chosen', () => {
  const part = () => screen.getByRole('button', { name: /^(Dùng phần này|Thử lại)$/ })
  const frame = () => document.querySelector('.ReactCrop')

  test('is sent while nothing can be changed, and is the value once it is there', async () => {
    const { user, network, toast } = await show()
    await openCropping()
    drawPictures()
    const sent = catchSentFiles()
    network.cut('POST /api/objects/upload')
    await user.click(part())
    expect((await screen.findByRole('alert')).textContent).toContain('Không thể kết nối đến server')
    network.restore('POST /api/objects/upload')
    expect(part().textContent).toContain('Thử lại')
    await user.click(part())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect([part().hasAttribute('disabled'), frame()?.classList.contains('ReactCrop--disabled')]).toEqual([
      true,
      true,
    ])
    act(() => sent[0]?.progress(40))
    expect(screen.getByText('Đang tải lên: 40%').getAttribute('role')).toBe('status')
    expect(document.querySelector('progress')?.value).toBe(40)
    act(() => sent[0]?.respond())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/^\/objects\/uploads\//)).toBeTruthy()
    expect([sent[0]?.type, toast()]).toEqual(['image/jpeg', expect.stringContaining('tải lên thành công')])
  })

  test('that the browser cannot draw is told, and stays to be tried again', async () => {
    const { user, network } = await show()
    await openCropping()
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    onTestFinished(() => drawing.mockRestore())
    await user.click(part())
    expect((await screen.findByRole('alert')).textContent).toContain('Không thể tải lên hình ảnh')
    expect(part().textContent).toContain('Thử lại')
    expect(network.sentTo('POST /api/objects/upload')).toEqual([])
  })
})

test('another way to a picture says that it gave none, and opens what it gives the next time', async () => {
  const take = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('No frame'))
  take.mockResolvedValue((await photo()) as unknown as Blob) // Node's, as above
  const source = { label: 'Lấy từ phim', failed: 'Phim không có hình', take }
  const { user } = await showOfficePart(restaurant, 'admin', <Form initial="" source={source} />)
  await user.click(await screen.findByRole('button', { name: 'Lấy từ phim' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Phim không có hình')
  await user.click(screen.getByRole('button', { name: 'Lấy từ phim' }))
  expect(await screen.findByRole('dialog', { name: 'Cắt ảnh' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a picture of a kind that the system does not know is told by its bytes', async () => {
  await show('', 'en')
  const heic = Buffer.from('\0\0\0\x20ftypheic\0\0\0\0', 'latin1')
  await drop(new File([heic], 'IMG_0001.HEIC'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Pictures in HEIC cannot be uploaded/)
})

test('a file that is gone once it was chosen cannot be shown', async () => {
  await show('', 'en')
  const gone = Object.assign(await photo(), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) })
  await drop(gone)
  expect((await screen.findByRole('alert')).textContent).toContain('The browser cannot show this picture')
})

test('a picture that the browser cannot show is not offered for cropping', async () => {
  await show('', 'en')
  await drop(await photo())
  fireEvent.error(await screen.findByRole('img', { name: 'The chosen picture' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The browser cannot show this picture')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the picture can be taken away, and another be chosen', async () => {
  const { user } = await show('/objects/dishes/margherita.webp')
  expect(await screen.findByRole('button', { name: 'Chọn ảnh khác' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bỏ ảnh này' }))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Chọn ảnh' })).toBeTruthy()
})
