import { showElement } from '#test/support/dom/shown-element.tsx'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx'
import { SelectField, TextAreaField, TextField } from './field.tsx'
import { HoneypotField, honeypotValue } from './honeypot-field.tsx'
import { IconButton } from './icon-button.tsx'
import { BagIcon } from './icons.tsx'
import { Notice } from './notice.tsx'
import { EmailField, NameField, PhoneField } from './person-field.tsx'
import { PriceLines } from './price-lines.tsx'
import { SkeletonGroup } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Stepper } from './stepper.tsx'

/** The text of the elements that describe a control, as a screen reader reads it with the control. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(' ')
}

describe('a button', () => {
  test('sends no form unless it says so', async () => {
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const { user } = showElement(
      <form>
        <Button>Xem</Button>
        <IconButton label="Đóng" icon={<BagIcon />} />
        <Button type="submit">Gửi</Button>
      </form>,
    )
    document.addEventListener('submit', sent)
    await user.click(screen.getByRole('button', { name: 'Xem' }))
    await user.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(sent).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    expect(sent).toHaveBeenCalledOnce()
    document.removeEventListener('submit', sent)
  })

  test('with work under way does nothing, sends nothing and can have the focus', async () => {
    const pressed = vi.fn<() => void>()
    const { user } = showElement(
      <Button type="submit" pending onClick={pressed}>
        Gửi
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Gửi' })
    await user.click(button)
    expect(pressed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    const press = createEvent.click(button)
    fireEvent(button, press)
    expect(press.defaultPrevented).toBe(true)
  })

  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('with a picture counts %i as "%s"', (count, shown) => {
    showElement(<IconButton label="Giỏ hàng" icon={<BagIcon />} count={count} />)
    const button = screen.getByRole('button', { name: 'Giỏ hàng' })
    expect(button.textContent).toBe(shown)
    expect(button.querySelectorAll('span:not([aria-hidden=true])')).toHaveLength(0)
  })
})

describe('a field', () => {
  const texts = { label: 'Tên', note: 'không bắt buộc', hint: 'Như trên thẻ', error: 'Thiếu tên' }
  test.each([
    ['of one line', () => showElement(<TextField {...texts} />)],
    ['of several lines', () => showElement(<TextAreaField {...texts} />)],
    ['with a list', () => showElement(<SelectField {...texts} />)],
  ])('%s is read with its hint and with what is wrong', (_which, show) => {
    show()
    const control = screen.getByLabelText(/^Tên/)
    expect(descriptionOf(control)).toBe('Như trên thẻ Thiếu tên')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('không bắt buộc')).toBeDefined()
  })

  test('with nothing wrong is described by its hint alone, and by nothing without one', () => {
    showElement(
      <>
        <TextField label="Tên" hint="Như trên thẻ" />
        <TextField label="Họ" />
      </>,
    )
    const [name, family] = [screen.getByLabelText('Tên'), screen.getByLabelText('Họ')]
    expect(descriptionOf(name)).toBe('Như trên thẻ')
    expect(name.hasAttribute('aria-invalid')).toBe(false)
    expect(family.hasAttribute('aria-describedby')).toBe(false)
  })

  test('of a person is filled in by the browser, and typed with the keys it needs', () => {
    showElement(
      <>
        <NameField label="Tên" />
        <PhoneField label="Điện thoại" />
        <EmailField label="Email" />
      </>,
    )
    const looks = ['Tên', 'Điện thoại', 'Email'].map((label) => {
      const control = screen.getByLabelText<HTMLInputElement>(label)
      return ['autocomplete', 'type', 'inputmode', 'maxlength'].map((name) => control.getAttribute(name))
    })
    expect(looks).toEqual([
      ['name', null, null, '200'],
      ['tel', 'tel', 'tel', '30'],
      ['email', 'email', 'email', '254'],
    ])
  })
})

describe('the field for bots', () => {
  test('is met by no person, and tells what a program has written', () => {
    showElement(
      <form aria-label="Liên hệ">
        <HoneypotField />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(screen.queryByRole('textbox')).toBeNull()
    const field = form.querySelector('input')
    expect([field?.tabIndex, field?.getAttribute('autocomplete')]).toEqual([-1, 'off'])
    expect(honeypotValue(form)).toBe('')
    if (field) field.value = 'https://spam.example'
    expect(honeypotValue(form)).toBe('https://spam.example')
  })

  test('that is missing says nothing', () => {
    showElement(<form aria-label="Liên hệ" />)
    expect(honeypotValue(screen.getByRole('form'))).toBe('')
  })
})

describe('choices', () => {
  const card = <ChoiceCard type="radio" name="size" label="18 cm" description="Cho bữa no" price="+30.000đ" />

  test('of which one is needed are a group with its question, hint and what is wrong', () => {
    showElement(
      <ChoiceGroup type="radio" legend="Cỡ bánh" hint="Cho một người" error="Vui lòng chọn cỡ" required>
        {card}
      </ChoiceGroup>,
    )
    const group = screen.getByRole('radiogroup', { name: 'Cỡ bánh' })
    expect(descriptionOf(group)).toBe('Cho một người Vui lòng chọn cỡ')
    expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual([
      'true',
      'true',
    ])
    expect(screen.getByRole('alert').textContent).toBe('Vui lòng chọn cỡ')
  })

  test('of which any may be taken are no radio group, which alone can be required', () => {
    showElement(
      <ChoiceGroup type="checkbox" legend="Thêm nhân" error="Thiếu" required>
        <ChoiceCard type="checkbox" label="Nấm" />
      </ChoiceGroup>,
    )
    const group = screen.getByRole('group', { name: 'Thêm nhân' })
    expect(group.hasAttribute('aria-required') || group.hasAttribute('aria-invalid')).toBe(false)
    expect(descriptionOf(group)).toBe('Thiếu')
  })
})

describe('a stepper', () => {
  test.each([
    [1, 1, 99, 'fewer'],
    [99, 1, 99, 'more'],
    [0, 0, 5, 'fewer'],
    [5, 0, 5, 'more'],
  ])('at %i of %i to %i goes no further', (value, min, max, end) => {
    showElement(
      <Stepper
        value={value}
        min={min}
        max={max}
        onChange={() => {}}
        label="Số"
        decreaseLabel="fewer"
        increaseLabel="more"
      />,
    )
    const disabled = screen.getAllByRole('button').filter((button) => button.hasAttribute('disabled'))
    expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual([end])
  })

  test('counts by one, and its number is read aloud', async () => {
    const changed = vi.fn<(value: number) => void>()
    const { user } = showElement(
      <Stepper value={3} onChange={changed} label="Số" decreaseLabel="fewer" increaseLabel="more" />,
    )
    await user.click(screen.getByRole('button', { name: 'fewer' }))
    await user.click(screen.getByRole('button', { name: 'more' }))
    expect(changed.mock.calls).toEqual([[2], [4]])
    expect(screen.getByText('3').getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('group', { name: 'Số' })).toBeDefined()
  })
})

describe('what a screen reader hears', () => {
  test('of an urgent notice at once, of any other when it comes to it', () => {
    showElement(
      <>
        <Notice urgent title="Chưa gửi được">
          Thử lại nhé
        </Notice>
        <Notice>Giao hàng tạm ngưng</Notice>
      </>,
    )
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Chưa gửi đượcThử lại nhé',
    ])
  })

  test('while something loads is said once', () => {
    showElement(
      <>
        <SkeletonGroup label="Đang tải">
          <span />
        </SkeletonGroup>
        <Spinner />
        <Spinner label="Đang gửi" />
      </>,
    )
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Đang tải',
      'Đang gửi',
    ])
    expect(screen.getByText('Đang gửi').className).toBe('visually-hidden')
  })
})

test('a filter that is a button says whether it is on, and sends no form', () => {
  showElement(
    <>
      <Chip pressed>Chay</Chip>
      <Chip pressed={false}>Cay</Chip>
    </>,
  )
  const chips = screen.getAllByRole<HTMLButtonElement>('button')
  expect(chips.map((chip) => [chip.getAttribute('aria-pressed'), chip.type])).toEqual([
    ['true', 'button'],
    ['false', 'button'],
  ])
})

test('a bill shows amounts as money, and texts as they are', () => {
  showElement(
    <PriceLines
      lines={[
        { label: 'Tạm tính', amount: 188_000 },
        { label: 'Giao hàng', amount: 'miễn phí' },
        { label: 'Tổng', amount: 0, strong: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '188.000đ',
    'miễn phí',
    '0đ',
  ])
})
