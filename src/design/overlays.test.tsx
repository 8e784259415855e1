import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { enterModal, topModal } from './modal-stack.ts'
import { ToastRegion } from './toast.tsx'
import { showToast, toastStore } from './toast-store.ts'

interface TriedDialogProps {
  readonly onClose?: () => void
  readonly dismissible?: boolean
  readonly modalAfterFrame?: boolean
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

/** A dialog behind a button, as a page has it. */
function TriedDialog({ onClose, ...rest }: TriedDialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <Dialog
        open={open}
        onClose={close}
        title="Đặt bàn"
        description="Bếp gọi lại"
        closeLabel="Đóng"
        {...rest}
      >
        {rest.children ?? <input aria-label="Tên" />}
      </Dialog>
    </>
  )
}

function TriedModal({ open: isOpen }: { open: boolean }) {
  return (
    <Dialog open={isOpen} onClose={() => {}} title="Chọn món" closeLabel="Đóng" modalAfterFrame>
      <input aria-label="Cỡ" />
    </Dialog>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const open = async (element = <TriedDialog />) => {
  const shown = showElement(element)
  await shown.user.click(button('Mở'))
  return shown
}

function drawTwoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** A press that begins on one element and ends on another. */
function press(from: Element, to: Element): void {
  fireEvent.pointerDown(from)
  fireEvent.click(to)
}

describe('a dialog', () => {
  test('is modal, named by its title, and begins there', async () => {
    await open()
    expect(dialog().open).toBe(true)
    expect(topModal()).toBe(dialog())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Đặt bàn' }))
    expect(dialog().getAttribute('aria-labelledby')).toBe(screen.getByRole('heading').id)
    expect(dialog().getAttribute('aria-describedby')).toBe(screen.getByText('Bếp gọi lại').id)
  })

  test('begins where it is told to', async () => {
    await open(
      <TriedDialog
        footer={
          <button type="button" data-autofocus>
            Giữ lại
          </button>
        }
      />,
    )
    expect(document.activeElement).toBe(button('Giữ lại'))
  })

  test('holds nothing while it is closed, and no longer once it has closed', async () => {
    const { user } = await open()
    await user.click(button('Đóng'))
    await waitFor(() => expect(screen.queryByLabelText('Tên')).toBeNull())
    expect(dialog().open).toBe(false)
    expect(topModal()).toBeNull()
  })

  // Safari lets what fades out take the focus again: what opened the dialog would lose it.
  test('is out of reach from when it closes until it opens again', async () => {
    const { user } = await open()
    expect(dialog().inert).toBe(false)
    await user.click(button('Đóng'))
    expect(dialog().inert).toBe(true)
    await user.click(button('Mở'))
    expect(dialog().inert).toBe(false)
  })

  // Safari gives it to nothing where a press in the dialog also changes what opened it.
  test('gives the focus back where the browser fails to while the page changes', async () => {
    const { user } = await open()
    const close = vi.spyOn(dialog(), 'close').mockImplementation(() => {
      dialog().open = false
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await user.click(button('Đóng'))
    expect(close).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Mở'))
  })

  test('closes where the browser asks for it, as on Escape', async () => {
    await open()
    const cancel = createEvent('cancel', dialog(), { cancelable: true })
    fireEvent(dialog(), cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog().open).toBe(false)
  })

  test('stays where something inside of it was cancelled, such as choosing a file', async () => {
    await open()
    fireEvent(screen.getByLabelText('Tên'), new Event('cancel', { bubbles: true, cancelable: true }))
    expect(dialog().open).toBe(true)
  })

  test('tells its owner once where the browser closes it without asking', async () => {
    const closed = vi.fn<() => void>()
    await open(<TriedDialog onClose={closed} />)
    act(() => dialog().close())
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  test('closes by a press on what lies behind it, and by no other', async () => {
    await open()
    press(screen.getByLabelText('Tên'), dialog())
    expect(dialog().open).toBe(true)
    press(dialog(), screen.getByLabelText('Tên'))
    expect(dialog().open).toBe(true)
    press(dialog(), dialog())
    expect(dialog().open).toBe(false)
  })

  test('that stays open lets one inside of it close by Escape', () => {
    showElement(
      <Dialog open onClose={() => {}} title="Sửa đơn" closeLabel="Đóng" dismissible={false}>
        <input aria-label="Tên" />
        <Dialog open onClose={() => {}} title="Chọn món" closeLabel="Đóng">
          <input aria-label="Cỡ" />
        </Dialog>
      </Dialog>,
    )
    // Prevented, the key would not close anything.
    expect(fireEvent.keyDown(screen.getByLabelText('Tên'), { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(screen.getByLabelText('Cỡ'), { key: 'Escape' })).toBe(true)
  })

  describe('that a tap waits for', () => {
    test('is open at once, and modal with the frame after that', async () => {
      showElement(<TriedDialog modalAfterFrame />)
      button('Mở').focus()
      fireEvent.click(button('Mở'))
      expect(dialog().open).toBe(true)
      expect(topModal()).toBeNull()
      expect(document.activeElement).toBe(button('Mở'))
      await waitFor(() => expect(topModal()).toBe(dialog()))
      expect(dialog().open).toBe(true)
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Đặt bàn' }))
    })

    test('gives the focus back to what opened it, though something within has it by then', () => {
      const { redraw } = showElement(<TriedModal open={false} />)
      const opener = document.createElement('button')
      document.body.append(opener)
      opener.focus()
      // The browser gives the focus back to what has it at that moment.
      const returns: (Element | null)[] = []
      const modal = vi
        .spyOn(HTMLDialogElement.prototype, 'showModal')
        .mockImplementation(() => void returns.push(document.activeElement))
      redraw(<TriedModal open />)
      screen.getByLabelText('Cỡ').focus()
      fireEvent.keyDown(screen.getByLabelText('Cỡ'), { key: 'a' })
      expect(returns).toEqual([opener])
      expect(document.activeElement).toBe(screen.getByLabelText('Cỡ'))
      modal.mockRestore()
      opener.remove()
    })

    test.each(['keyDown', 'pointerDown'] as const)('is modal before the first %s in it', (input) => {
      showElement(<TriedModal open />)
      let found: HTMLDialogElement | null = null
      document.body.addEventListener(input.toLowerCase(), () => (found = topModal()), { once: true })
      fireEvent[input](document.body)
      expect(found).toBe(dialog())
    })

    test('stays closed where it was closed before that frame', async () => {
      const { redraw } = showElement(<TriedModal open />)
      expect(dialog().open).toBe(true)
      redraw(<TriedModal open={false} />)
      await act(async () => {
        await drawTwoFrames()
        await new Promise((resolve) => setTimeout(resolve))
      })
      expect(dialog().open).toBe(false)
      expect(topModal()).toBeNull()
    })

    test('is modal at once on top of another', () => {
      showElement(
        <Dialog open onClose={() => {}} title="Sửa đơn" closeLabel="Đóng">
          <TriedModal open />
        </Dialog>,
      )
      expect(topModal()?.textContent).toContain('Chọn món')
    })
  })

  test('that must not be left stays, whatever is pressed', async () => {
    await open(<TriedDialog dismissible={false} />)
    expect(button('Đóng').hasAttribute('disabled')).toBe(true)
    press(dialog(), dialog())
    fireEvent(dialog(), createEvent('cancel', dialog(), { cancelable: true }))
    const escape = createEvent.keyDown(screen.getByLabelText('Tên'), { key: 'Escape' })
    fireEvent(screen.getByLabelText('Tên'), escape)
    expect(escape.defaultPrevented).toBe(true)
    expect(dialog().open).toBe(true)
  })

  test('that may be left lets Escape through', async () => {
    await open()
    const escape = createEvent.keyDown(screen.getByLabelText('Tên'), { key: 'Escape' })
    fireEvent(screen.getByLabelText('Tên'), escape)
    expect(escape.defaultPrevented).toBe(false)
  })

  test('over another is the one that counts, until it is left', async () => {
    const { user, redraw } = await open(<TriedDialog>{null}</TriedDialog>)
    const first = dialog()
    redraw(
      <TriedDialog>
        <TriedDialog />
      </TriedDialog>,
    )
    await user.click(screen.getAllByRole('button', { name: 'Mở', hidden: true })[1] ?? document.body)
    expect(topModal()).not.toBe(first)
    await user.click(screen.getAllByRole('button', { name: 'Đóng', hidden: true }).at(-1) ?? document.body)
    await waitFor(() => expect(topModal()).toBe(first))
  })

  test('does not scroll the page to what gets the focus', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    showElement(
      <Dialog open onClose={() => {}} title="Sửa đơn" closeLabel="Đóng">
        Thân
      </Dialog>,
    )
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
    focused.mockRestore()
  })

  test('that goes with its page leaves nothing inert', async () => {
    const { leave } = await open()
    leave()
    expect(topModal()).toBeNull()
  })
})

test('of two dialogs the upper one is left on top where the lower one goes first', () => {
  const [lower, upper] = [document.createElement('dialog'), document.createElement('dialog')]
  const leaveLower = enterModal(lower)
  const leaveUpper = enterModal(upper)
  expect(topModal()).toBe(upper)
  leaveLower()
  expect(topModal()).toBe(upper)
  leaveUpper()
  expect(topModal()).toBeNull()
})

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const)('what sticks to the edges of %s', (_what, Sheet) => {
  const observers = new Map<Element, { tell: ResizeObserverCallback; isWatching: boolean }>()

  beforeEach(() => {
    observers.clear()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #state: { tell: ResizeObserverCallback; isWatching: boolean }
        constructor(tell: ResizeObserverCallback) {
          this.#state = { tell, isWatching: true }
        }
        observe(part: Element) {
          observers.set(part, this.#state)
        }
        disconnect() {
          this.#state.isWatching = false
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  test('keeps free what gets the focus beneath it, by the height it has at the moment, where it stays', () => {
    const sheet = (footer?: string) => (
      <Sheet open onClose={() => {}} title="Đặt bàn" closeLabel="Đóng" footer={footer}>
        Thân
      </Sheet>
    )
    const { redraw } = showElement(sheet('Chân'))
    const scroller = dialog().firstElementChild as HTMLElement // the frame of the dialog
    const partOf = (text: string) =>
      [...observers.keys()].find(
        (part) => part !== scroller && part.textContent?.includes(text),
      ) as HTMLElement // both are there
    const [header, footer] = [partOf('Đặt bàn'), partOf('Chân')]
    const grow = (part: HTMLElement, offsetHeight: number, position = 'sticky') => {
      Object.defineProperty(part, 'offsetHeight', { value: offsetHeight, configurable: true })
      part.style.position = position
      // Nothing of what the browser tells is read.
      observers.get(part)?.tell([], {} as ResizeObserver)
    }
    grow(header, 40)
    grow(footer, 60)
    const room = () => [scroller.style.scrollPaddingTop, scroller.style.scrollPaddingBottom]
    expect(room()).toEqual(['calc(40px + var(--space-2))', 'calc(60px + var(--space-2))'])
    grow(footer, 90)
    expect(room()[1]).toBe('calc(90px + var(--space-2))')
    grow(footer, 90, 'static')
    expect(room()[1]).toBe('')
    grow(footer, 90)
    redraw(sheet())
    expect(room()).toEqual(['calc(40px + var(--space-2))', ''])
    expect([observers.get(header)?.isWatching, observers.get(footer)?.isWatching]).toEqual([true, false])
  })
})

describe('a drawer', () => {
  const drawer = (view: string, isOpen = true) => (
    <Drawer open={isOpen} onClose={() => {}} title={view} closeLabel="Đóng" view={view}>
      <input aria-label="Tên" />
    </Drawer>
  )

  test('reads the title of each view it comes to', () => {
    const { redraw } = showElement(drawer('Giỏ hàng'))
    act(() => screen.getByLabelText('Tên').focus())
    redraw(drawer('Giỏ hàng'))
    expect(document.activeElement).toBe(screen.getByLabelText('Tên'))
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
    redraw(drawer('Đặt món'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Đặt món' }))
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    scrolled.mockRestore()
  })

  test('begins where it is told to, also when it is opened again at the view it has come to', () => {
    const told = (view: string, isOpen: boolean) => (
      <Drawer open={isOpen} onClose={() => {}} title={view} closeLabel="Đóng" view={view}>
        <input aria-label="Tên" data-autofocus />
      </Drawer>
    )
    const { redraw } = showElement(told('Giỏ hàng', true))
    expect(document.activeElement).toBe(screen.getByLabelText('Tên'))
    redraw(told('Đặt món', true))
    redraw(told('Đặt món', false))
    redraw(told('Đặt món', true))
    expect(document.activeElement).toBe(screen.getByLabelText('Tên'))
  })

  test('that is closed meanwhile takes no focus', () => {
    const { redraw } = showElement(
      <>
        <input aria-label="Ngoài" />
        {drawer('Giỏ hàng')}
      </>,
    )
    const outside = <input aria-label="Ngoài" />
    redraw(
      <>
        {outside}
        {drawer('Giỏ hàng', false)}
      </>,
    )
    act(() => screen.getByLabelText('Ngoài').focus())
    redraw(
      <>
        {outside}
        {drawer('Đặt món', false)}
      </>,
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Ngoài'))
  })

  test('that must not be left has no way out', () => {
    showElement(
      <Drawer open onClose={() => {}} title="Giỏ hàng" closeLabel="Đóng" dismissible={false} footer="Chân">
        Thân
      </Drawer>,
    )
    expect(button('Đóng').hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Chân')).toBeDefined()
  })
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })
  const region = <ToastRegion label="Thông báo" closeLabel="Đóng thông báo" />
  const show = (...content: Parameters<typeof showToast>) => act(() => void showToast(...content))
  const card = (title: string) => screen.getByText(title).closest('[role=group]') ?? document.body
  const isShown = (title: string) => !card(title).hasAttribute('hidden')

  test('interrupt a screen reader for errors alone', () => {
    showElement(region)
    show({ title: 'Đã thêm' })
    show({ title: 'Thất bại', description: 'Mất mạng', tone: 'error' })
    expect(screen.getByText('Đã thêm').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByText('Mất mạng').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
    expect(screen.getByRole('region', { name: 'Thông báo' })).toBeDefined()
  })

  test('leave with the language in which they were written', () => {
    const { redraw } = showElement(region)
    show({ title: 'Đã thêm', duration: Infinity })
    redraw(<ToastRegion label="Thông báo" closeLabel="Đóng thông báo" />)
    expect(isShown('Đã thêm')).toBe(true)
    redraw(<ToastRegion label="Messages" closeLabel="Close the message" />)
    expect(isShown('Đã thêm')).toBe(false)
  })

  test('stay if they follow the language', () => {
    const { redraw } = showElement(region)
    show({ title: 'Đã huỷ', followsLanguage: true })
    redraw(<ToastRegion label="Messages" closeLabel="Close the message" />)
    expect(isShown('Đã huỷ')).toBe(true)
  })

  test.each([
    ['points at them', 'pointerEnter', 'pointerLeave'],
    ['has the focus in them', 'focus', 'blur'],
  ] as const)('wait while somebody %s, then go', (_what, stay, go) => {
    showElement(region)
    show({ title: 'Đã thêm' })
    fireEvent[stay](card('Đã thêm'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(isShown('Đã thêm')).toBe(true)
    fireEvent[go](card('Đã thêm'))
    act(() => void vi.advanceTimersByTime(5_000))
    expect(isShown('Đã thêm')).toBe(false)
  })

  test('are closed by their button, by Escape that closes nothing else, and by no other key', () => {
    showElement(region)
    show({ title: 'Một' })
    fireEvent.click(button('Đóng thông báo'))
    expect(isShown('Một')).toBe(false)
    show({ title: 'Hai' })
    fireEvent.keyDown(card('Hai'), { key: 'Enter' })
    expect(isShown('Hai')).toBe(true)
    const escape = createEvent.keyDown(card('Hai'), { key: 'Escape' })
    fireEvent(card('Hai'), escape)
    expect([isShown('Hai'), escape.defaultPrevented]).toEqual([false, true])
  })

  test('do what they offer, once, and go', () => {
    const undo = vi.fn<() => void>()
    showElement(region)
    show({ title: 'Đã bỏ', action: { label: 'Hoàn tác', onSelect: undo } })
    fireEvent.click(button('Hoàn tác'))
    expect(undo).toHaveBeenCalledOnce()
    expect(isShown('Đã bỏ')).toBe(false)
  })

  test('move into the dialog that makes all else inert, once its first frame is drawn, and out of it at once', async () => {
    const page = (isOpen: boolean) => (
      <>
        {region}
        <Dialog open={isOpen} onClose={() => {}} title="Đặt bàn" closeLabel="Đóng">
          Thân
        </Dialog>
      </>
    )
    const { redraw } = showElement(page(true))
    show({ title: 'Chưa gửi được' })
    const isInside = () => dialog().contains(screen.getByText('Chưa gửi được'))
    expect(isInside()).toBe(false)
    await act(drawTwoFrames)
    expect(isInside()).toBe(true)
    // Out of a closed one at once: what is in it is not seen.
    redraw(page(false))
    expect(isInside()).toBe(false)
    act(() => toastStore.dismiss(toastStore.snapshot().at(-1)?.id ?? 0))
  })
})

describe('what opens by hovering', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))
  const isOpen = () => screen.queryByText('Cả bài') !== null
  const anchor = () => screen.getByText('Đánh giá').parentElement ?? document.body
  const show = () =>
    showElement(
      <HoverPopover content="Cả bài" label="Đánh giá của Lan">
        <p>Đánh giá</p>
        <button type="button">Thêm vào giỏ</button>
      </HoverPopover>,
    )
  const over = (element: Element, pointerType = 'mouse') => fireEvent.pointerEnter(element, { pointerType })
  const out = (element: Element, pointerType = 'mouse') => fireEvent.pointerLeave(element, { pointerType })

  test('opens after the pointer has rested on it, and not where it only passes', () => {
    show()
    over(anchor())
    wait(790)
    expect(isOpen()).toBe(false)
    out(anchor())
    wait(1_000)
    expect(isOpen()).toBe(false)
    over(anchor())
    wait(810)
    expect(isOpen()).toBe(true)
    expect(anchor().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  test('stays while the pointer goes from one to the other, and closes once it has left both', () => {
    show()
    over(anchor())
    wait(810)
    out(anchor())
    wait(150)
    over(screen.getByRole('tooltip'))
    wait(1_000)
    expect(isOpen()).toBe(true)
    out(screen.getByRole('tooltip'))
    wait(190)
    expect(isOpen()).toBe(true)
    wait(20)
    expect(isOpen()).toBe(false)
    expect(anchor().hasAttribute('aria-describedby')).toBe(false)
  })

  test('opens and closes by a tap, which on a button inside does what that is for', () => {
    show()
    over(anchor(), 'touch')
    wait(2_000)
    expect(isOpen()).toBe(false)
    fireEvent.pointerUp(screen.getByText('Thêm vào giỏ'), { pointerType: 'touch' })
    expect(isOpen()).toBe(false)
    fireEvent.pointerUp(screen.getByText('Đánh giá'), { pointerType: 'touch' })
    expect(isOpen()).toBe(true)
    // A finger that is lifted has left, and lies on nothing while it reads.
    out(anchor(), 'touch')
    wait(2_000)
    expect(isOpen()).toBe(true)
    over(screen.getByRole('tooltip'), 'touch')
    out(screen.getByRole('tooltip'), 'touch')
    wait(2_000)
    expect(isOpen()).toBe(true)
    fireEvent.pointerUp(screen.getByText('Đánh giá'), { pointerType: 'touch' })
    expect(isOpen()).toBe(false)
  })

  test('opens where the keyboard takes the focus, and not where a press does; closes where the focus leaves', () => {
    show()
    // Browsers know it; this document does not.
    const isKeyboard = vi.spyOn(anchor(), 'matches').mockReturnValue(false)
    fireEvent.focus(anchor())
    expect(isOpen()).toBe(false)
    isKeyboard.mockReturnValue(true)
    fireEvent.focus(anchor())
    expect(isOpen()).toBe(true)
    fireEvent.blur(anchor())
    expect(isOpen()).toBe(false)
  })

  test('stays where a press on it takes the focus away, and the pointer is still there', () => {
    show()
    vi.spyOn(anchor(), 'matches').mockReturnValue(true)
    fireEvent.focus(anchor())
    // Browsers know it; this document does not.
    let isHovered = true
    vi.spyOn(screen.getByRole('tooltip'), 'matches').mockImplementation(
      (selector) => isHovered && selector === ':hover',
    )
    fireEvent.blur(anchor())
    expect(isOpen()).toBe(true)
    isHovered = false
    fireEvent.blur(anchor())
    expect(isOpen()).toBe(false)
  })

  test('stays where a mouse that has opened it presses the button beneath it', () => {
    showElement(
      <HoverPopover content="Cả bài">
        {(toggle) => (
          <button {...toggle} type="button">
            Xem hết
          </button>
        )}
      </HoverPopover>,
    )
    const opener = button('Xem hết')
    over(opener.parentElement ?? opener)
    wait(810)
    expect(isOpen()).toBe(true)
    fireEvent(opener, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
    expect(isOpen()).toBe(true)
  })

  test('closes by Escape, which closes nothing else, by a press elsewhere and by a button inside', () => {
    show()
    const openAgain = () => fireEvent.pointerUp(screen.getByText('Đánh giá'), { pointerType: 'touch' })
    openAgain()
    const escape = createEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent(document.body, escape)
    expect([isOpen(), escape.defaultPrevented]).toEqual([false, true])
    openAgain()
    fireEvent.pointerDown(screen.getByText('Cả bài'))
    fireEvent.pointerDown(screen.getByText('Đánh giá'))
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
    openAgain()
    fireEvent.click(screen.getByText('Thêm vào giỏ'))
    expect(isOpen()).toBe(false)
  })

  test('opens at once by its own button, which says whether it is open', () => {
    showElement(
      <HoverPopover content="Cả bài">
        {(toggle) => (
          <button {...toggle} type="button">
            Xem hết
          </button>
        )}
      </HoverPopover>,
    )
    const state = () => button('Xem hết').getAttribute('aria-expanded')
    expect(state()).toBe('false')
    fireEvent.click(button('Xem hết'))
    expect([isOpen(), state()]).toEqual([true, 'true'])
    expect(button('Xem hết').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    fireEvent.click(button('Xem hết'))
    expect([isOpen(), state()]).toEqual([false, 'false'])
  })
})
