import fc from 'fast-check'

import { hostileJson } from './hostile-values.ts'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

export interface SchemaWorld {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** Ids of what exists, so that a text may name something. */
  readonly ids: readonly string[]
}

const maxDepth = 8

/** Values the schema allows, with now and then a hostile one anywhere in them. */
export function nearlyValid(schema: JsonSchema, world: SchemaWorld, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 25, arbitrary: valid(schema, world, depth) },
    { weight: 1, arbitrary: hostileJson },
  )
}

function valid(schema: JsonSchema, world: SchemaWorld, depth: number): fc.Arbitrary<unknown> {
  if (depth > maxDepth) return fc.constant(null)
  const { $ref, anyOf, oneOf, allOf, type } = schema
  if ($ref !== undefined) return valid(world.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, world, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => nearlyValid(choice, world, depth)))
  if (allOf) return valid(Object.assign({}, ...allOf) as JsonSchema, world, depth + 1)
  const types = [type ?? []].flat()
  if (types.length === 0) return hostileJson
  return fc.oneof(...types.map((one) => ofType(one, schema, world, depth)))
}

function ofType(type: string, schema: JsonSchema, world: SchemaWorld, depth: number): fc.Arbitrary<unknown> {
  const { minimum = -1_000, maximum = 100_000 } = schema
  switch (type) {
    case 'object':
      return objects(schema, world, depth)
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems = 4 } = schema
      return fc.array(nearlyValid(items, world, depth + 1), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 4)),
      })
    }
    case 'string':
      return texts(schema, world)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

function objects(schema: JsonSchema, world: SchemaWorld, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, nearlyValid(value, world, depth + 1)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  if (typeof additionalProperties !== 'object') return known
  const key = fc.constantFrom(...world.ids, '__proto__', 'option', 'size', 'crust')
  const others = fc.dictionary(key, nearlyValid(additionalProperties, world, depth + 1), { maxKeys: 3 })
  return fc.tuple(known, others).map(([one, other]) => Object.assign({}, one, other) as unknown)
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('khach@example.com', 'a@b.vn'),
  'date-time': fc.constantFrom('2026-05-06T05:00:00Z', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'),
  uri: fc.constantFrom('https://example.com/a.jpg', 'javascript:alert(1)', '//evil.example/a.jpg'),
}

function texts(
  { pattern, format, minLength = 0, maxLength = 60 }: JsonSchema,
  { ids }: SchemaWorld,
): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format]
  if (known) return known
  // Patterns of JSON Schema are JavaScript's, with the flag u.
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const words = fc.constantFrom(
    'Khách Thử',
    '0900000000',
    '1 Lê Lợi, Huế',
    'gà nướng',
    '2026-12-24',
    '18:30',
    '188000.00',
  )
  return fc.oneof(fc.constantFrom(...ids), words, fc.string({ ...length, unit: 'grapheme' }))
}
