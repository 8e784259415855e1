import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CategoryChange, CategoryInput } from './category-input.ts'
import { DishChange, DishInput, DishSchemasInput } from './dish-input.ts'

const dish = { name: 'Phở cuốn', description: 'Bò, rau thơm.', price: '288000', categoryId: 'starters' }

interface Read {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}

function fieldsOf({ error }: Read) {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const readPrice = (price: unknown) => DishInput.safeParse({ ...dish, price })

describe('a dish without anything', () => {
  test('is told all that is required', () => {
    expect(fieldsOf(DishInput.safeParse({}))).toEqual({
      name: 'Tên món ăn là bắt buộc',
      description: 'Mô tả là bắt buộc',
      price: 'Giá là bắt buộc',
      categoryId: 'Danh mục là bắt buộc',
    })
  })

  test('but blanks is told the same', () => {
    const blank = { name: ' ', description: '\n', price: ' ', categoryId: '' }
    expect(Object.keys(fieldsOf(DishInput.safeParse(blank)))).toEqual(Object.keys(blank))
    expect(Object.keys(fieldsOf(DishChange.safeParse(blank)))).toEqual(Object.keys(blank))
  })

  test('changes nothing as a change', () => {
    expect(DishChange.parse({})).toEqual({})
  })
})

describe('the price of a dish', () => {
  test.each([
    ['288000', '288000.00'],
    ['288000.00', '288000.00'],
    [' 288000 ', '288000.00'],
    ['0', '0.00'],
    ['00288000', '288000.00'],
    ['99999999', '99999999.00'],
  ])('%j is read as %j', (typed, stored) => {
    expect(readPrice(typed).data?.price).toBe(stored)
  })

  test.each([
    '288.000',
    '288,000',
    '288.5',
    '288000.50',
    '288000.0',
    '288000.000',
    '-1',
    '-288000',
    '+288000',
    '1e5',
    '0x10',
    '288 000',
    '288000đ',
    '100000000',
    '100000000.00',
    'NaN',
    'Infinity',
    '٢٨٨٠٠٠',
    '９９',
    288000,
    true,
    ['288000'],
  ])('%j is rejected', (typed) => {
    expect(fieldsOf(readPrice(typed))).toEqual({
      price: 'A price is whole VND of at most 8 digits, such as "288000" or "288000.00".',
    })
  })

  test('is read without loss for every whole amount there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('', '.00'), (vnd, decimals) => {
        expect(readPrice(`${vnd}${decimals}`).data?.price).toBe(`${vnd}.00`)
      }),
    )
  })

  test('is never guessed: what is accepted is digits alone, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+ .,đe0-9]{0,12}$/), (typed) => {
        const { success } = readPrice(typed)
        expect(success).toBe(/^\d{1,8}(\.00)?$/.test(typed.trim()))
      }),
    )
  })
})

describe('the picture of a dish', () => {
  test.each([
    ['/objects/dishes/pepperoni.webp', '/objects/dishes/pepperoni.webp'],
    ['/objects/0b5f-11', '/objects/0b5f-11'],
    ['https://pictures.example/a%20b.jpg?w=1', 'https://pictures.example/a%20b.jpg?w=1'],
    ['', null],
    [null, null],
  ])('may be %j', (typed, stored) => {
    expect(DishInput.parse({ ...dish, imageUrl: typed }).imageUrl).toBe(stored)
  })

  test.each([
    'http://pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://',
    'https://user:secret@pictures.example/a.jpg',
    'https://:secret@pictures.example/a.jpg',
    'https://pictures.example/a b.jpg',
    'pictures/a.jpg',
    '/api/orders',
    '/objects/',
    '/objects/../api/orders',
    '/objects/dishes/../../secret',
    '/objects/./a',
    '/objects//a',
    '/objects/a%2e%2e/b',
    '/objects/a\\b',
    '/objects/a?b',
    42,
  ])('may not be %j', (typed) => {
    expect(Object.keys(fieldsOf(DishInput.safeParse({ ...dish, imageUrl: typed })))).toEqual(['imageUrl'])
  })
})

describe('the tags of a dish', () => {
  const manyTags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)

  test.each([
    [
      [' cay ', 'chay'],
      ['cay', 'chay'],
    ],
    [
      ['cay, chay', ',', ''],
      ['cay', 'chay'],
    ],
    [['cay', 'cay '], ['cay']],
    [[], []],
    [['x'.repeat(50)], ['x'.repeat(50)]],
    [manyTags(20), manyTags(20)],
    [[...manyTags(20), ...manyTags(20)], manyTags(20)],
  ])('%j are stored as %j', (typed, stored) => {
    expect(DishInput.parse({ ...dish, tags: typed }).tags).toEqual(stored)
  })

  test.each([
    ['a text in place of a list', 'cay, chay'],
    ['a number among them', ['cay', 1]],
    ['a tag that is too long', ['x'.repeat(51)]],
    ['too many', manyTags(21)],
    ['half an emoji', ['\uD83C']],
  ])('are rejected with %s', (_what, tags) => {
    expect(DishInput.safeParse({ ...dish, tags }).success).toBe(false)
  })

  test('read as one text and split again are the same tags', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 10 }), (typed) => {
        const read = DishInput.safeParse({ ...dish, tags: typed })
        fc.pre(read.success)
        const tags = read.data?.tags ?? []
        expect(DishInput.parse({ ...dish, tags: tags.join(', ').split(',') }).tags).toEqual(tags)
      }),
    )
  })
})

describe('a field that is not the caller’s to set', () => {
  test('is left out of dishes and categories', () => {
    const foreign = {
      id: 'mine',
      isPinned: true,
      pinnedAt: '2020-01-01T00:00:00Z',
      createdAt: 'x',
      role: 'admin',
    }
    expect(DishInput.parse({ ...dish, ...foreign })).toEqual({ ...dish, price: '288000.00' })
    expect(DishChange.parse(foreign)).toEqual({})
    expect(CategoryInput.parse({ name: 'Món chính', ...foreign })).toEqual({ name: 'Món chính' })
  })
})

describe('a category', () => {
  test.each([
    ['no name', {}, { name: 'Tên danh mục là bắt buộc' }],
    ['a blank name', { name: ' ' }, { name: 'Tên danh mục là bắt buộc' }],
    ['a fraction as order', { name: 'x', sortOrder: 1.5 }, { sortOrder: 'Enter a whole number.' }],
    ['a text as order', { name: 'x', sortOrder: '1' }, { sortOrder: 'Enter a whole number.' }],
    ['an order no column holds', { name: 'x', sortOrder: 3e9 }, { sortOrder: 'This number is too large.' }],
  ])('with %s is rejected', (_what, typed, fields) => {
    expect(fieldsOf(CategoryInput.safeParse(typed))).toEqual(fields)
  })

  test('takes an id in the body of a change and says nothing about it', () => {
    expect(CategoryChange.parse({ id: 'other', nameVi: '' })).toEqual({ nameVi: null })
  })
})

describe('the list of schemas of a dish', () => {
  test.each([
    ['no list', {}, { schemaIds: 'Send the list of schemas.' }],
    ['a schema twice', { schemaIds: ['a', 'b', 'a'] }, { schemaIds: 'Each schema can be assigned once.' }],
    [
      'more schemas than a guest can choose from',
      { schemaIds: Array.from({ length: 21 }, (_, index) => `schema-${index}`) },
      { schemaIds: 'A dish can have at most 20 schemas.' },
    ],
    [
      'a mark for a schema outside the list',
      { schemaIds: ['a'], schemas: [{ id: 'b', isRequired: true }] },
      { 'schemas.0.id': 'This schema is not in the list.' },
    ],
    [
      'two marks for one schema',
      {
        schemaIds: ['a'],
        schemas: [
          { id: 'a', isRequired: true },
          { id: 'a', isRequired: false },
        ],
      },
      { 'schemas.1.id': 'This schema is named twice.' },
    ],
  ])('with %s is rejected', (_what, typed, fields) => {
    expect(fieldsOf(DishSchemasInput.safeParse(typed))).toEqual(fields)
  })

  test('may hold 20, each with a mark, in place of 20 others', () => {
    const twenty = (name: string) =>
      Array.from({ length: 20 }, (_, index) => ({ id: `${name}-${index}`, isRequired: index % 2 === 0 }))
    const schemas = twenty('new')
    const input = { schemaIds: schemas.map(({ id }) => id), schemas, previous: twenty('old') }
    expect(DishSchemasInput.parse(input)).toEqual(input)
  })

  test('may be empty', () => {
    expect(DishSchemasInput.parse({ schemaIds: [] })).toEqual({ schemaIds: [] })
  })
})

test.each([
  [CategoryInput, { name: 200, nameVi: 200, description: 2000 }],
  [
    DishInput,
    {
      name: 200,
      nameVi: 200,
      description: 2000,
      descriptionVi: 2000,
      categoryId: 100,
      customizationSchemaId: 100,
    },
  ],
])('the longest texts of %#, a category and a dish, are taken, and no longer ones', (schema, limits) => {
  const takes = (field: string, length: number) =>
    schema.partial().safeParse({ [field]: 'x'.repeat(length) }).success
  const taken = Object.entries(limits).map(([field, length]) => [
    field,
    takes(field, length),
    takes(field, length + 1),
  ])
  expect(taken).toEqual(Object.keys(limits).map((field) => [field, true, false]))
})
