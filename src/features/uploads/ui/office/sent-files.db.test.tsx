import { File } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { catchSentFiles, type SentFile } from '#test/support/dom/sent-files.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { FilmField } from './film-field.tsx'
import { PictureUploads } from './picture-uploads.tsx'

const restaurant = testRestaurant()

/** Node's own: the simulated document reads no bytes. */
const file = (name: string, type: string, size = 100) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const button = (name: string) => screen.getByRole('button', { name })
const output = () => screen.getByRole('status', { name: 'Giá trị' }).textContent
const isBusy = () => screen.queryByText('Đang bận') !== null
/** For what takes the document's files: all that is read of them is the same. */
const asOfDocument = (own: File) => own as unknown as globalThis.File
/** The browser's own field behind the button: it says nothing where the same files are chosen again. */
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for files')
  return input
}
/** What a browser tells of files that are dropped. */
const dataTransfer = (...files: readonly unknown[]) => ({ files, types: ['Files'] })
const nth = async (sent: readonly SentFile[], count: number): Promise<SentFile> => {
  await waitFor(() => expect(sent).toHaveLength(count))
  const [last] = sent.slice(-1)
  if (!last) throw new Error('It has just been counted')
  return last
}

describe('several pictures', () => {
  function Pictures({ room = 10 }: { room?: number }) {
    const [paths, setPaths] = useState<readonly string[]>([])
    const [busy, setBusy] = useState(false)
    return (
      <PictureUploads
        label="Ảnh trong bài"
        call="POST /api/news-images/upload"
        room={room}
        full="Bài đã đủ ảnh"
        onUploaded={(path, name) => setPaths([...paths, `${name} ${path.slice(0, 9)}`])}
        onBusy={setBusy}
      >
        {(choose) => (
          <>
            <p>Nội dung</p>
            <button type="button" onClick={choose}>
              Thêm ảnh
            </button>
            <output aria-label="Giá trị">{paths.join(', ')}</output>
            {busy && <p>Đang bận</p>}
          </>
        )}
      </PictureUploads>
    )
  }
  async function show(room?: number) {
    const shown = await showOfficePart(
      restaurant,
      'admin',
      <Pictures {...(room !== undefined && { room })} />,
    )
    const sent = catchSentFiles()
    const drop = (...files: readonly unknown[]) =>
      fireEvent.drop(screen.getByText('Nội dung'), { dataTransfer: dataTransfer(...files) })
    return { ...shown, sent, drop }
  }
  const png = (name: string) => file(name, 'image/png')

  test('are sent one after another in their order, and the form is busy until the last is there', async () => {
    const { sent, drop, network, toast } = await show()
    expect(isBusy()).toBe(false)
    drop(png('lò.png'), png('bột.png'))
    const first = await nth(sent, 1)
    expect(isBusy()).toBe(true)
    expect(first.type).toBe('image/png')
    // Signed, and to this very server, under whichever name the page was opened.
    expect(first.path).toMatch(
      /^\/api\/uploads\/private\/uploads\/[\da-f]{24}\.webp\?purpose=image&.*signature=/,
    )
    // Of an empty file.
    act(() => first.progress(0, 0))
    expect(screen.getByText('lò.png: đang tải lên, 0%')).toBeDefined()
    // All of it only once the last byte has gone.
    act(() => first.progress(999, 1000))
    expect(screen.getByText('lò.png: đang tải lên, 99%')).toBeDefined()
    act(() => first.progress(40))
    expect(screen.getByText('lò.png: đang tải lên, 40%')).toBeDefined()
    const list = within(screen.getByRole('list', { name: 'Ảnh đang tải lên: Ảnh trong bài' }))
    expect(
      list
        .getAllByRole<HTMLProgressElement>('progressbar')
        .map((bar) => [bar.getAttribute('aria-label'), bar.value]),
    ).toEqual([
      ['lò.png', 40],
      ['bột.png', 0],
    ])
    expect(screen.getByText('bột.png: đang tải lên, 0%')).toBeDefined()
    act(() => first.respond())
    const second = await nth(sent, 2)
    expect(screen.queryByText(/lò\.png: đang/)).toBeNull()
    expect(isBusy()).toBe(true)
    act(() => second.respond())
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(output()).toBe('lò.png /objects/, bột.png /objects/')
    expect(toast()).toContain('Hình ảnh đã được tải lên thành công')
    expect(screen.queryByRole('list', { name: /^Ảnh đang tải lên/ })).toBeNull()
    expect(network.sentTo('POST /api/news-images/upload')).toHaveLength(2)
  })

  test('are stopped one by one: what is being sent is aborted, what waits is never sent', async () => {
    const { sent, drop, user, network } = await show()
    drop(png('a.png'), png('b.png'), png('c.png'))
    const first = await nth(sent, 1)
    await user.click(button('Huỷ b.png'))
    await user.click(button('Huỷ a.png'))
    expect(first.isAborted).toBe(true)
    const last = await nth(sent, 2)
    expect(isBusy()).toBe(true)
    act(() => last.respond())
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(output()).toBe('c.png /objects/')
    // Not even an address is asked for.
    expect(network.sentTo('POST /api/news-images/upload')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('are not there where they were stopped just before the server said so', async () => {
    const { sent, drop, toast } = await show()
    drop(png('a.png'), png('b.png'))
    const first = await nth(sent, 1)
    await act(async () => {
      first.respond()
      fireEvent.click(button('Huỷ a.png'))
    })
    const second = await nth(sent, 2)
    expect([output(), toast()]).toEqual(['', ''])
    act(() => second.respond())
    await waitFor(() => expect(output()).toBe('b.png /objects/'))
  })

  test('that fail say why, and are sent again or dismissed; the others go on', async () => {
    const { sent, drop, user } = await show()
    drop(png('a.png'), png('b.png'))
    const first = await nth(sent, 1)
    act(() => first.cut())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upload a.png thất bại: Không thể kết nối đến server. Vui lòng thử lại.',
    )
    const second = await nth(sent, 2)
    act(() => second.respond(500))
    await screen.findByText('Upload b.png thất bại: 500. Vui lòng thử lại.')
    await waitFor(() => expect(isBusy()).toBe(false))
    // Who speaks to the tablet says what is read on a button.
    for (const each of within(screen.getByRole('list')).getAllByRole('button'))
      expect(each.getAttribute('aria-label')?.startsWith(each.textContent)).toBe(true)
    await user.click(button('Bỏ qua b.png'))
    expect(screen.queryByText(/b\.png/)).toBeNull()
    await user.click(button('Thử lại a.png'))
    expect(screen.queryByRole('alert')).toBeNull()
    const again = await nth(sent, 3)
    act(() => again.respond())
    await waitFor(() => expect(output()).toBe('a.png /objects/'))
  })

  test('that are none, or too large, are told at once, and cannot be sent again', async () => {
    const { sent, drop } = await show()
    drop(file('menu.pdf', 'application/pdf'), file('lớn.png', 'image/png', 10 * 1024 * 1024 + 1))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Upload menu\.pdf thất bại/),
      expect.stringMatching(/^Upload lớn\.png thất bại.*10/),
    ])
    expect(screen.queryByRole('button', { name: /^Thử lại/ })).toBeNull()
    expect(isBusy()).toBe(false)
    drop(file('vừa.png', 'image/png', 10 * 1024 * 1024))
    await nth(sent, 1)
  })

  test('are no more than five at once, and no more than there is room for with those on their way', async () => {
    const { sent, drop } = await show(5)
    drop(...Array.from({ length: 6 }, (_, index) => png(`${index}.png`)))
    expect(screen.getByRole('alert').textContent).toBe('Chỉ được chọn tối đa 5 ảnh mỗi lần')
    expect(isBusy()).toBe(false)
    drop(...Array.from({ length: 4 }, (_, index) => png(`${index}.png`)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isBusy()).toBe(true)
    drop(png('a.png'), png('b.png'))
    expect(screen.getByRole('alert').textContent).toBe('Bài đã đủ ảnh')
    drop(png('a.png'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('a.png: đang tải lên, 0%')).toBeDefined()
    await nth(sent, 1)
  })

  test('that have failed take no room', async () => {
    const { sent, drop } = await show(1)
    drop(png('a.png'))
    const first = await nth(sent, 1)
    act(() => first.cut())
    await screen.findByText(/^Upload a\.png thất bại/)
    drop(png('b.png'))
    await nth(sent, 2)
    expect(screen.queryByText('Bài đã đủ ảnh')).toBeNull()
  })

  test('end when the form is left', async () => {
    const { sent, drop, leave, network } = await show()
    drop(png('a.png'), png('b.png'))
    const first = await nth(sent, 1)
    leave()
    expect(first.isAborted).toBe(true)
    await setImmediate()
    expect(network.sentTo('POST /api/news-images/upload')).toHaveLength(1)
  })

  test('that were stopped can be chosen again', async () => {
    const { sent, user } = await show()
    const files = [png('a.png'), png('b.png')].map(asOfDocument)
    await user.upload(fileInput(), files)
    await nth(sent, 1)
    await user.click(button('Huỷ b.png'))
    await user.click(button('Huỷ a.png'))
    await waitFor(() => expect(isBusy()).toBe(false))
    await user.upload(fileInput(), files)
    await nth(sent, 2)
    expect(screen.getByText('b.png: đang tải lên, 0%')).toBeDefined()
  })

  test('are pasted too, whereas text is pasted and dropped as ever', async () => {
    const { sent } = await show()
    const text = screen.getByText('Nội dung')
    expect(fireEvent.paste(text, { clipboardData: { files: [], types: ['text/plain'] } })).toBe(true)
    expect(fireEvent.drop(text, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true)
    expect(fireEvent.dragOver(text, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
    expect(fireEvent.dragOver(text, { dataTransfer: { types: ['Files'] } })).toBe(false)
    const pasted = { files: [png('a.png')], types: ['Files'] }
    expect(fireEvent.paste(text, { clipboardData: pasted })).toBe(false)
    await nth(sent, 1)
    // Else the browser would show it in place of the page.
    expect(fireEvent.drop(text, { dataTransfer: dataTransfer(png('b.png')) })).toBe(false)
  })
})

describe('a film', () => {
  function Film({ initial }: { initial: string }) {
    const [value, setValue] = useState(initial)
    const [busy, setBusy] = useState(false)
    const [typed, setTyped] = useState('')
    const change = (path: string) => setValue(path && `${path.slice(0, 9)}${typed}`)
    return (
      <FilmField label="Phim" value={value} onChange={change} onBusy={setBusy} hint="Ngang." preview={null}>
        <output aria-label="Giá trị">{value}</output>
        <input aria-label="Tên" value={typed} onChange={({ target }) => setTyped(target.value)} />
        {busy && <p>Đang bận</p>}
      </FilmField>
    )
  }
  async function show(initial = '') {
    const shown = await showOfficePart(restaurant, 'admin', <Film initial={initial} />)
    const sent = catchSentFiles()
    const drop = (chosen: unknown) =>
      fireEvent.drop(screen.getByRole('group', { name: 'Phim' }), { dataTransfer: dataTransfer(chosen) })
    return { ...shown, sent, drop }
  }
  const film = (size?: number) => file('lò.mp4', 'video/mp4', size)

  test('is sent at once, shows how far it is, and is the value once it is there', async () => {
    const { sent, drop, toast } = await show()
    drop(film())
    const request = await nth(sent, 1)
    expect(isBusy()).toBe(true)
    expect(button('Chọn phim')).toHaveProperty('disabled', true)
    act(() => request.progress(40))
    expect(screen.getByText('lò.mp4: đang tải lên, 40%').getAttribute('role')).toBe('status')
    expect(document.querySelector('progress')?.value).toBe(40)
    // What is typed while it is sent is there when it has come.
    fireEvent.change(screen.getByLabelText('Tên'), { target: { value: 'lò' } })
    act(() => request.respond())
    await waitFor(() => expect(output()).toBe('/objects/lò'))
    expect(isBusy()).toBe(false)
    expect(toast()).toContain('Phim đã được tải lên thành công')
    expect(screen.queryByText(/^Phim này nặng/)).toBeNull()
    expect(screen.queryByText(/đang tải lên/)).toBeNull()
    expect(button('Chọn phim khác')).toHaveProperty('disabled', false)
  })

  test('is stopped, and cannot be taken away meanwhile', async () => {
    const { sent, drop, user } = await show('/objects/old')
    drop(film())
    const request = await nth(sent, 1)
    expect(screen.queryByRole('button', { name: 'Bỏ phim này' })).toBeNull()
    await user.click(button('Huỷ'))
    expect(request.isAborted).toBe(true)
    expect([isBusy(), output()]).toEqual([false, '/objects/old'])
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button('Bỏ phim này'))
    expect(output()).toBe('')
  })

  test('that was stopped can be chosen again', async () => {
    const { sent, user } = await show()
    const chosen = asOfDocument(film())
    await user.upload(fileInput(), chosen)
    await nth(sent, 1)
    await user.click(button('Huỷ'))
    await waitFor(() => expect(isBusy()).toBe(false))
    await user.upload(fileInput(), chosen)
    await nth(sent, 2)
    expect(isBusy()).toBe(true)
  })

  test('that fails says why, is no longer waited for, and is sent again', async () => {
    const { sent, drop, user } = await show()
    drop(film())
    const request = await nth(sent, 1)
    act(() => request.cut())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upload thất bại: Không thể kết nối đến server. Vui lòng thử lại.',
    )
    expect(isBusy()).toBe(false)
    await user.click(button('Thử lại'))
    const rejected = await nth(sent, 2)
    expect(isBusy()).toBe(true)
    act(() => rejected.respond(415, { message: 'Not a film', code: 'uploads.not-a-film' }))
    await screen.findByText(/Định dạng file không hợp lệ/)
    await user.click(button('Thử lại'))
    // Of what stands in front of the server.
    const overloaded = await nth(sent, 3)
    act(() => overloaded.respond(502, '<html>Bad Gateway</html>'))
    await screen.findByText('Upload thất bại: 502. Vui lòng thử lại.')
    await user.click(button('Thử lại'))
    const again = await nth(sent, 4)
    act(() => again.respond())
    await waitFor(() => expect(output()).toBe('/objects/'))
  })

  test('takes the place of one that is on its way, and ends when the form is left', async () => {
    const { sent, drop, leave } = await show()
    drop(film())
    const first = await nth(sent, 1)
    drop(film())
    expect(first.isAborted).toBe(true)
    const second = await nth(sent, 2)
    expect(isBusy()).toBe(true)
    leave()
    expect(second.isAborted).toBe(true)
  })

  test('is not sent where it is stopped before it has an address', async () => {
    const { sent, drop, user, network } = await show()
    const release = network.hold('POST /api/objects/upload')
    drop(film())
    await user.click(button('Huỷ'))
    release()
    expect(isBusy()).toBe(false)
    drop(file('lò.mp4', ''))
    const request = await nth(sent, 1)
    // Some systems know no type of a film.
    expect(request.type).toBe('application/octet-stream')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is a film of no more than 200 MB, and a heavy one is told', async () => {
    const { sent, drop } = await show()
    drop(file('lò.png', 'image/png'))
    expect(screen.getByRole('alert').textContent).toMatch(/MP4/)
    drop(film(200 * 1024 * 1024 + 1))
    expect(screen.getByRole('alert').textContent).toContain('200')
    expect([isBusy(), sent.length]).toEqual([false, 0])
    drop(film(200 * 1024 * 1024))
    expect(screen.queryByRole('alert')).toBeNull()
    const request = await nth(sent, 1)
    // One that did not come burdens nobody.
    expect(screen.queryByText(/^Phim này nặng/)).toBeNull()
    act(() => request.respond())
    expect(await screen.findByText(/^Phim này nặng 200 MB/)).toBeDefined()
  })
})
