import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'

import { halves, menu, options, pepperoni, sizes, toppings } from '#test/support/customization-samples.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CustomizationOption } from '../../contract/customization-schema.ts'
import { markSoldOut } from '../../rules/sold-out-options.ts'
import type { PicturedDish } from './choice-section.ts'
import { type ChosenDish, CustomizationDialog } from './customization-dialog.tsx'

const restaurant = testRestaurant()

const flavours: PicturedDish[] = menu.map((flavour) => ({
  ...flavour,
  image: null,
  above: null,
  imagePlaceholder: null,
}))
const dish = { ...pepperoni, image: null, above: null, imagePlaceholder: null }

type DialogProps = ComponentProps<typeof CustomizationDialog>
const crust = options({ id: 'crust', isRequired: true })
const base = { ...options({ id: 'base', isRequired: true }), name: 'base' }

/** The dialog that asks this, and what it has added. */
async function ask(
  schemas: DialogProps['schemas'],
  props: Partial<DialogProps> = {},
  shownAs: PartOptions = {},
) {
  const added: ChosenDish[] = []
  const shown = await showPart(
    restaurant,
    <CustomizationDialog
      open
      onClose={() => undefined}
      dish={dish}
      schemas={schemas}
      flavours={flavours}
      onAdd={(chosen) => void added.push(chosen)}
      {...props}
    />,
    shownAs,
  )
  // The first question is there at once, the others follow.
  const last = schemas.findLast(({ isActive }) => isActive)
  if (last) await waitFor(() => section(last.name))
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }))
  const choose = (name: string, option: RegExp) =>
    shown.user.click(within(section(name)).getByLabelText(option))
  return { ...shown, added, press, choose }
}

/** The question that begins with this text. */
function section(name: string): HTMLElement {
  const beginning = { name: new RegExp(`^${name}`) }
  return screen.queryByRole('radiogroup', beginning) ?? screen.getByRole('group', beginning)
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const total = () => screen.getByRole('status', { name: /^(Tạm tính|Total)$/ }).textContent
const bill = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

describe('what a dish asks', () => {
  test('says what is missing at the question it is about, with the focus there, until it is chosen', async () => {
    const { choose, press, added } = await ask([base, crust])
    await choose('base', /^Viền thường/)
    await press('Thêm vào giỏ')
    expect(alerts()).toEqual(['Vui lòng chọn một mục'])
    expect(within(section('crust')).getByRole('alert')).toBeDefined()
    expect(section('base').getAttribute('aria-invalid')).not.toBe('true')
    expect(section('crust').contains(document.activeElement)).toBe(true)
    expect(added).toEqual([])
    await choose('crust', /^Viền phô mai/)
    expect(alerts()).toEqual([])
    await press('Thêm vào giỏ')
    expect(added).toEqual([
      {
        choices: [
          { schemaId: 'base', selections: { option: 'classic' } },
          { schemaId: 'crust', selections: { option: 'cheese' } },
        ],
        unitPrice: 219_000,
        quantity: 1,
      },
    ])
  })

  test('goes to the first of several that are missing, and says nothing before it is asked', async () => {
    const { press, choose } = await ask([sizes(), base, crust])
    expect(alerts()).toEqual([])
    await press('Thêm vào giỏ')
    expect(alerts()).toHaveLength(2)
    expect(section('base').contains(document.activeElement)).toBe(true)
    await choose('crust', /^Viền thường/)
    expect(alerts()).toHaveLength(1)
  })

  test('says nothing new before it is asked again, though it has said what was missing before', async () => {
    const { press, choose } = await ask([base, halves()])
    await press('Thêm vào giỏ')
    expect(alerts()).toEqual(['Vui lòng chọn một mục'])
    await choose('halves', /^Hai vị/)
    expect(alerts()).toEqual(['Vui lòng chọn một mục'])
    await press('Thêm vào giỏ')
    expect(alerts()).toEqual(['Vui lòng chọn một mục', 'Vui lòng chọn vị thứ hai'])
  })

  test('passes over what is sold out on the way to what is missing', async () => {
    const { press } = await ask([markSoldOut(crust, { classic: null })])
    await press('Thêm vào giỏ')
    const radio = within(section('crust')).getByLabelText(/^Viền phô mai/)
    expect(document.activeElement).toBe(radio)
  })

  test('is what is not paused alone, in this order', async () => {
    await ask([sizes(), options({ id: 'paused', isActive: false }), toppings(), crust])
    const asked = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
    expect(asked).toEqual(['sizesBắt buộc', 'toppings', 'crustBắt buộc'])
  })

  test('has a second half to choose, without which it has no price', async () => {
    const { choose, press, added } = await ask([halves()])
    expect(total()).toBe('189.000đ')
    await choose('halves', /^Hai vị/)
    expect(total()).toBe('Chọn nửa thứ hai')
    expect(screen.queryByText('Xem cách tính giá')).toBeNull()
    expect(screen.getByRole('img', { name: 'Nửa Pepperoni Ý, nửa còn lại chưa chọn' })).toBeDefined()
    await press('Thêm vào giỏ')
    expect(alerts()).toEqual(['Vui lòng chọn vị thứ hai'])
    const second = section('Nửa còn lại')
    expect(within(second).getByRole('alert')).toBeDefined()
    expect(section('halves').getAttribute('aria-invalid')).not.toBe('true')
    expect(second.contains(document.activeElement)).toBe(true)
    expect(within(second).getAllByRole('radio')).toHaveLength(1)
    await choose('Nửa còn lại', /^Hawaii/)
    expect(screen.getByRole('img', { name: 'Nửa Pepperoni Ý, nửa Hawaii' })).toBeDefined()
    expect(total()).toBe('189.000đ')
    await press('Thêm vào giỏ')
    expect(added).toMatchObject([
      {
        choices: [{ schemaId: 'halves', orderMode: 'half_and_half', secondFlavor: 'hawaii' }],
        unitPrice: 189_000,
      },
    ])
    await choose('halves', /^Một vị/)
    expect(screen.queryByRole('radiogroup', { name: /^Nửa còn lại/ })).toBeNull()
    expect(screen.queryByRole('img', { name: /^Nửa/ })).toBeNull()
  })

  test('takes no more toppings than the most, and each off again', async () => {
    const { choose, press, added } = await ask([toppings({}, { maxSelections: 2 })])
    const full = () => within(section('toppings')).getByRole('status').textContent
    const canChoose = (name: RegExp) =>
      !within(section('toppings')).getByLabelText(name).hasAttribute('disabled')
    expect(within(section('toppings')).getByText('Đã chọn 0/2')).toBeDefined()
    await choose('toppings', /^Nấm/)
    expect([full(), canChoose(/^Húng tây/)]).toEqual(['', true])
    await choose('toppings', /^Ô liu/)
    expect([full(), canChoose(/^Húng tây/), canChoose(/^Nấm/)]).toEqual([
      'Đã đủ 2 loại. Bỏ bớt một loại nếu bạn muốn đổi.',
      false,
      true,
    ])
    await choose('toppings', /^Nấm/)
    expect(canChoose(/^Húng tây/)).toBe(true)
    await press('Thêm vào giỏ')
    expect(added[0]?.choices).toEqual([{ schemaId: 'toppings', selections: { toppings: ['olive'] } }])
  })

  test('can be left to the restaurant again where it is optional', async () => {
    const one = toppings({}, { maxSelections: 1 })
    const { choose, press, added } = await ask([options({ id: 'crust' }), one])
    await choose('crust', /^Viền phô mai/)
    await choose('toppings', /^Nấm/)
    await choose('toppings', /^Ô liu/)
    await press('Thêm vào giỏ')
    await choose('crust', /^Tuỳ quán/)
    await choose('toppings', /^Không thêm/)
    await press('Thêm vào giỏ')
    const chosen = added.map(({ choices }) => choices.map(({ selections }) => selections))
    expect(chosen).toEqual([
      [{ option: 'cheese' }, { toppings: ['olive'] }],
      [{}, {}],
    ])
    expect(added.map(({ unitPrice }) => unitPrice)).toEqual([219_000, 189_000])
  })
})

describe('what a dish costs', () => {
  test('is not told of what costs nothing', async () => {
    await ask([halves({}, { halfAndHalfFee: 0 }), sizes(), toppings()])
    expect(document.querySelector('fieldset')?.textContent).toContain('Hai vị')
    expect(screen.queryByText('+0đ')).toBeNull()
  })

  test('is told for all pieces, with what it consists of, and added for as many', async () => {
    const { choose, press, added } = await ask([crust], { priceNote: 'Chưa gồm VAT' })
    expect([total(), bill()]).toEqual(['189.000đ', ['189.000đ', '189.000đ']])
    expect(screen.getByText('Chưa gồm VAT')).toBeDefined()
    await choose('crust', /^Viền phô mai/)
    expect(bill()).toEqual(['189.000đ', '30.000đ', '219.000đ'])
    await press('Thêm một phần')
    expect(total()).toBe('438.000đ')
    expect(bill()).toEqual(['189.000đ', '30.000đ', '219.000đ', '438.000đ'])
    expect(screen.getByText('2 × 219.000đ')).toBeDefined()
    await press('Thêm vào giỏ')
    expect(added).toMatchObject([{ unitPrice: 219_000, quantity: 2 }])
  })

  test('is told in the language of the reader, under what the dish is', async () => {
    const en = { language: 'en' } as const
    const { choose } = await ask([crust], { description: 'Spicy salami.', addLabel: 'Add to the order' }, en)
    expect(screen.getByRole('dialog', { name: 'Italian Pepperoni' })).toBeDefined()
    expect(screen.getByText('Spicy salami.')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Quantity of Italian Pepperoni' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add to the order' })).toBeDefined()
    await choose('crust', /^Cheese crust/)
    const parts = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(parts).toEqual(['Italian Pepperoni', 'Cheese crust', 'Price of one'])
  })
})

test('a dish says what it contains and whom it suits while one chooses, and whom to call', async () => {
  const bacon: CustomizationOption = { id: 'bacon', name: 'Bacon', nameVi: 'Ba rọi', allergens: [], diet: [] }
  const cheese: CustomizationOption = { id: 'cheese', name: 'Cheese', nameVi: 'Phô mai', allergens: ['milk'] }
  const extras = toppings({}, { toppings: [bacon, cheese] })
  const vegan: PicturedDish = { ...dish, allergens: ['gluten'], diet: ['vegan'] }
  const { choose } = await ask([extras], { dish: vegan }, { settings: { phone: '0274 000 1234' } })
  const stated = () => screen.getByText(/gluten|chưa ghi/).closest('[role=status]')?.textContent
  expect(stated()).toBe('Thuần chay · Có gluten')
  await choose('toppings', /Ba rọi/)
  expect(stated()).toBe('Có gluten')
  await choose('toppings', /Phô mai/)
  expect(stated()).toBe('Chay: chưa ghi · Có gluten, sữa')
  expect(screen.getByText(/bị dị ứng/).querySelector('a')?.textContent).toContain('0274 000 1234')
})

test('the price of one says what it buys, in the size that is chosen', async () => {
  const { choose, press } = await ask([sizes()], { dish: { ...dish, unit: 'pizza_for_one' } })
  expect(total()).toContain('16cm, một người')
  await choose('sizes', /18/)
  expect(total()).toContain('18cm, một người')
  expect(screen.getByText('Giá một bánh')).toBeDefined()
  await press('Thêm một phần')
  expect(total()).not.toContain('một người')
})

test('a dish that is not taken says why, until it is', async () => {
  const reasons = ['Giỏ đã đầy.', undefined]
  const { press } = await ask([sizes()], { onAdd: () => reasons.shift() })
  await press('Thêm vào giỏ')
  expect(alerts()).toEqual([expect.stringContaining('Giỏ đã đầy.')])
  await press('Thêm vào giỏ')
  expect(alerts()).toEqual([])
})
