import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addLine,
  addLineAfter,
  addingProblem,
  charactersTooMany,
  lineKey,
  maxLines,
  maxNoteLength,
  noteOf,
  removeLine,
  replaceLine,
  restoreCart,
  setNote,
  setQuantity,
} from './cart.ts'
import type { CartLine } from './cart.ts'
import { itemCount, pricedLines, totalPrice } from './cart-totals.ts'

function line(id: string, more: Partial<CartLine> = {}): CartLine {
  return {
    id,
    name: id,
    nameVi: null,
    price: 100_000,
    image: null,
    quantity: 1,
    customization: null,
    ...more,
  }
}
const large = { schemaId: 'sizes', selections: { size: '18cm' } }
const topped = { schemaId: 'toppings', selections: { toppings: 'olive,basil' } }
const halved = {
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half' as const,
  secondFlavor: 'hawaii',
}
const toppedOtherwise = { selections: { toppings: 'basil,olive' }, schemaId: 'toppings' }

const anyLine = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    price: fc.nat({ max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 120 }),
    customization: fc.constantFrom(
      null,
      [],
      large,
      [large],
      [large, topped],
      [toppedOtherwise, large],
      [halved],
    ),
  })
  .map(({ id, ...more }) => line(id, more))
const anyCart = fc.array(anyLine, { maxLength: 12 }).map((lines) => lines.reduce<CartLine[]>(addLine, []))

describe('adding to the cart', () => {
  test('raises the quantity of the same dish with the same choices', () => {
    const cart = addLine(addLine([], line('a', { customization: [large, topped] })), {
      ...line('a', { quantity: 2 }),
      customization: [toppedOtherwise, large],
    })
    expect(cart).toHaveLength(1)
    expect(cart[0]?.quantity).toBe(3)
  })

  test('makes a separate line for other choices', () => {
    const cart = [line('a'), line('a', { customization: large }), line('b')].reduce<CartLine[]>(addLine, [])
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 1],
      ['a', 1],
      ['b', 1],
    ])
  })

  test('takes no choices, an empty list and empty selections as the same', () => {
    const empty = { schemaId: 'sizes', selections: {} }
    expect(lineKey(line('a', { customization: [] }))).toBe(lineKey(line('a')))
    expect(lineKey(line('a', { customization: empty }))).toBe(lineKey(line('a')))
  })

  test('stops at 99 pieces of a line', () => {
    const cart = addLine([], line('a', { quantity: 98 }))
    expect(addingProblem(cart, line('a'))).toBeUndefined()
    expect(addingProblem(cart, line('a', { quantity: 2 }))).toBe('cart.too-many-pieces')
    expect(addLine(cart, line('a', { quantity: 5 }))[0]?.quantity).toBe(99)
  })

  test('stops at 50 lines, but still raises those that are there', () => {
    const full = Array.from({ length: maxLines }, (_, index) => line(`dish-${index}`))
    expect(addingProblem(full, line('one-more'))).toBe('cart.too-many-lines')
    expect(addLine(full, line('one-more'))).toEqual(full)
    expect(addingProblem(full, line('dish-7'))).toBeUndefined()
    expect(itemCount(addLine(full, line('dish-7')))).toBe(51)
  })

  test('shows the newest price of a dish for all its pieces', () => {
    const cart = addLine(addLine([], line('a')), line('a', { price: 120_000 }))
    expect(totalPrice(cart)).toBe(240_000)
  })
})

describe('the note of a line', () => {
  const note = 'Không hành'
  const key = lineKey(line('a'))

  test('is set on that line alone, and taken away by an empty one', () => {
    const noted = setNote([line('a'), line('b')], key, note)
    expect(noted).toEqual([line('a', { note }), line('b')])
    expect(setNote(noted, key, '')).toEqual([line('a'), line('b')])
  })

  test('makes no line of its own: the same dish again raises the quantity, and the note stays', () => {
    const cart = addLine([line('a', { note })], line('a', { price: 120_000 }))
    expect(cart).toEqual([line('a', { note, price: 120_000, quantity: 2 })])
  })

  test('comes along with a dish that is in the cart without one', () => {
    expect(addLine([line('a')], line('a', { note }))).toEqual([line('a', { note, quantity: 2 })])
  })

  test('counts as it is stored: letters composed, without spaces at its ends', () => {
    const typed = ` ${'ế'.normalize('NFD').repeat(maxNoteLength)} `
    expect(noteOf({ note: typed })).toBe('ế'.repeat(maxNoteLength))
    expect(charactersTooMany({ note: typed })).toBe(0)
    expect(charactersTooMany({ note: `${typed}ab` })).toBe(3)
    expect(charactersTooMany({})).toBe(0)
  })

  test('never changes what identifies a line, whatever is added and noted', () => {
    const noted = fc
      .tuple(anyLine, fc.option(fc.string(), { nil: '' }))
      .map(([one, text]) => ({ ...one, note: text }))
    fc.assert(
      fc.property(fc.array(noted, { maxLength: 12 }), (lines) => {
        const cart = lines.reduce<CartLine[]>(addLine, [])
        const plain = lines.map(({ note: _note, ...one }) => one).reduce<CartLine[]>(addLine, [])
        expect(cart.map(({ note: _note, ...one }) => one)).toEqual(plain)
        // The first note that was written of a line is the one it has.
        for (const one of cart) {
          const first = lines.find((other) => lineKey(other) === lineKey(one) && other.note)
          expect(one.note).toBe(first?.note)
        }
        expect(restoreCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
    )
  })
})

describe('changing a line', () => {
  const cart = [line('a', { customization: large }), line('a')]
  const key = lineKey(line('a'))

  test.each([0, -1, Number.NaN])('a quantity of %d removes it, and it alone', (quantity) => {
    expect(setQuantity(cart, key, quantity)).toEqual([cart[0]])
  })

  test('a quantity stays within 99', () => {
    expect(setQuantity(cart, key, 100)[1]?.quantity).toBe(99)
    expect(setQuantity(cart, key, 7)[1]?.quantity).toBe(7)
    expect(setQuantity(cart, key, 7)[0]?.quantity).toBe(1)
    // Part of a piece is a piece, and removes nothing.
    expect(setQuantity(cart, key, 0.4)[1]?.quantity).toBe(1)
    expect(setQuantity(cart, key, 6.5)[1]?.quantity).toBe(7)
  })

  test('a line that is chosen anew keeps its place and its note, and becomes one with its like', () => {
    const noted = setNote(cart, lineKey(cart[0] ?? line('')), 'no onions')
    const anew = line('c', { quantity: 3, note: 'another' })
    const first = lineKey(noted[0] ?? line(''))
    expect(replaceLine(noted, first, anew)).toEqual([{ ...anew, note: 'no onions' }, cart[1]])
    const like = { ...line('a'), quantity: 4 }
    expect(replaceLine(noted, first, like)).toMatchObject([{ id: 'a', note: 'no onions' }])
    expect(replaceLine(cart, 'unknown', anew).map(lineKey)).toEqual(cart.map(lineKey))
  })

  test('a further line stands after the one it was made of, or joins an equal one, or is last', () => {
    const [first] = cart
    const firstKey = first ? lineKey(first) : ''
    const further = line('z')
    expect(addLineAfter(cart, firstKey, further).map(({ id }) => id)).toEqual(
      cart.flatMap(({ id }, index) => (index === 0 ? [id, 'z'] : [id])),
    )
    expect(addLineAfter(cart, 'unknown', further)).toEqual(addLine(cart, further))
    for (const same of cart) expect(addLineAfter(cart, firstKey, same)).toEqual(addLine(cart, same))
  })

  test('an unknown line changes nothing', () => {
    expect(removeLine(cart, 'unknown')).toEqual(cart)
    expect(setQuantity(cart, 'unknown', 5)).toEqual(cart)
  })
})

describe('for any cart', () => {
  test('adding a new line and removing it leaves the cart as it was', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, added) => {
        fc.pre(!cart.some((other) => lineKey(other) === lineKey(added)))
        expect(removeLine(addLine(cart, added), lineKey(added))).toEqual(cart)
      }),
    )
  })

  test('every line stands once, with 1 to 99 pieces', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
        expect(cart.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true)
      }),
    )
  })

  test('every page counts the pieces and the price that the cart shows', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const priced = pricedLines([
          ...cart,
          null,
          'wine',
          { price: 'free', quantity: 1 },
          { price: 1, quantity: 0.5 },
        ])
        expect(itemCount(priced)).toBe(itemCount(cart))
        expect(totalPrice(priced)).toBe(totalPrice(cart))
      }),
    )
    expect(pricedLines('wine')).toEqual([])
  })

  test('count and total are the sums over the lines, never negative', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(itemCount(cart)).toBe(cart.flatMap(({ quantity }) => Array.from({ length: quantity })).length)
        expect(totalPrice(cart)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what local storage holds comes back the same', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(restoreCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
    )
  })
})

describe('a cart restored from local storage', () => {
  test.each([null, undefined, 'cart', 7, {}, { lines: [] }])('%j is an empty cart', (stored) => {
    expect(restoreCart(stored)).toEqual([])
  })

  test.each([
    ['no price', { ...line('x'), price: undefined }],
    ['a price in words', { ...line('x'), price: '100.000' }],
    ['a negative price', line('x', { price: -1 })],
    ['half a piece', line('x', { quantity: 0.5 })],
    ['no pieces', line('x', { quantity: 0 })],
    ['unreadable choices', { ...line('x'), customization: 'large' }],
    ['an id that is no text', { ...line('x'), id: 7 }],
    ['a name that is no text', { ...line('x'), name: null }],
    ['a price that is no whole number', line('x', { price: 0.5 })],
    ['no words for the quantity', { ...line('x'), quantity: '1' }],
    ['one readable choice beside an unreadable one', { ...line('x'), customization: [large, null] }],
    ['a choice of no schema', { ...line('x'), customization: { selections: {} } }],
    [
      'one text beside another value in its selections',
      { ...line('x'), customization: { schemaId: 'a', selections: { size: '18cm', count: 2 } } },
    ],
    ['a second half that is no text', { ...line('x'), customization: { ...large, secondFlavor: 7 } }],
    ['a choice without selections', { ...line('x'), customization: { schemaId: 'sizes' } }],
    [
      'selections that are lists',
      { ...line('x'), customization: { schemaId: 'a', selections: { toppings: ['b'] } } },
    ],
    ['an unknown order mode', { ...line('x'), customization: { ...large, orderMode: 'third' } }],
  ])('drops a line with %s and keeps the others', (_what, broken) => {
    expect(restoreCart([broken, line('a')])).toEqual([line('a')])
  })

  test('has a dish that costs nothing, one without choices, and names and pictures as far as they are texts', () => {
    const { customization: _none, ...plain } = line('a', {
      price: 0,
      nameVi: 'Món',
      image: '/objects/a.webp',
    })
    expect(restoreCart([plain])).toEqual([{ ...plain, customization: null }])
    expect(restoreCart([{ ...plain, unit: 'barrel' }])).toEqual([{ ...plain, customization: null }])
    expect(restoreCart([{ ...plain, unit: 'glass' }])[0]?.unit).toBe('glass')
    expect(restoreCart([{ ...plain, nameVi: 7, image: {} }])).toEqual([
      { ...plain, nameVi: null, image: null, customization: null },
    ])
  })

  test('has both halves of a pizza', () => {
    const halves = { ...large, orderMode: 'half_and_half' as const, secondFlavor: 'hawaii' }
    const whole = { ...large, orderMode: 'whole' as const }
    const cart = addLine(
      addLine([], line('a', { customization: [halves] })),
      line('b', { customization: [whole] }),
    )
    expect(restoreCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
    expect(JSON.stringify(restoreCart(cart))).toContain('"secondFlavor":"hawaii"')
  })

  test('has at most 99 pieces of a line', () => {
    expect(restoreCart([line('a', { quantity: 5000 })])[0]?.quantity).toBe(99)
  })

  test('keeps the picture of a second half, also where that dish has none', () => {
    const halves = [line('a', { secondImage: '/objects/b.webp' }), line('c', { secondImage: null })]
    expect(restoreCart(JSON.parse(JSON.stringify(halves)))).toEqual(halves)
    expect(restoreCart([{ ...line('a'), secondImage: 7 }])).toEqual([line('a')])
  })

  test('survives any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(Array.isArray(restoreCart(stored))).toBe(true)
      }),
    )
  })
})
