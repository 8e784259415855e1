import stringify from 'json-stringify-pretty-compact'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'

/** The parts of JSON Schema in which the document says what a value is; its limits stand in the contracts. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

type Contents = Readonly<Record<string, { readonly schema: Schema }>>

interface Operation {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

type Shape = string | readonly Shape[] | { readonly [name: string]: Shape }

const restaurant = testRestaurant()

const inOrder = <Value>(entries: readonly (readonly [string, Value])[]) =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1))

function recordOf(entries: readonly (readonly [string, Shape])[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(inOrder(entries))
}

const named = (name: string, isRequired = false) => (isRequired ? name : `${name}?`)

function shapeOf(schema: Schema): Shape {
  const { $ref, type = 'anything', format, properties = {}, required, items, additionalProperties } = schema
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if ($ref !== undefined) return $ref.replace(/^.*\//, '')
  if (alternatives) return joined(alternatives.map(shapeOf), schema.allOf ? ' & ' : ' | ')
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values) return values.map(String).toSorted(compared).join(' | ')
  if (items) return [shapeOf(items)]
  const others = typeof additionalProperties === 'object' ? shapeOf(additionalProperties) : undefined
  const own = Object.entries(properties)
  if (own.length === 0 && others === undefined)
    return [...[type].flat(), ...(format === undefined ? [] : [format])].toSorted(compared).join(' ')
  return recordOf([
    ...own.map(([name, each]) => [named(name, required?.includes(name)), shapeOf(each)] as const),
    ...(others === undefined ? [] : [['any other', others] as const]),
  ])
}

const compared = (one: string, other: string) => (one < other ? -1 : 1)

/** Of texts one text; where one of them is more, each by itself. */
function joined(shapes: readonly Shape[], by: ' | ' | ' & '): Shape {
  if (shapes.every((shape) => typeof shape === 'string')) return shapes.toSorted(compared).join(by)
  return { [by === ' | ' ? 'one of' : 'all of']: shapes }
}

/** Of JSON the shape alone; nothing where there is no content. */
function contentOf(contents: Contents = {}): Shape {
  const shapes = Object.entries(contents).map(([type, { schema }]) => [type, shapeOf(schema)] as const)
  const [only, ...others] = shapes
  return only?.[0] === 'application/json' && others.length === 0 ? only[1] : recordOf(shapes)
}

function shapeOfCall({ parameters = [], requestBody, responses }: Operation): Shape {
  const isFailure = (status: string) => status >= '400'
  const given = parameters.map(
    ({ in: place, name, required, schema }) =>
      [named(`${place} ${name}`, required), shapeOf(schema)] as const,
  )
  const successes = Object.entries(responses).filter(([status]) => !isFailure(status))
  return {
    ...recordOf(given),
    ...(requestBody && { [named('body', requestBody.required)]: contentOf(requestBody.content) }),
    ...recordOf(successes.map(([status, { content }]) => [status, contentOf(content)] as const)),
    failures: Object.keys(responses).filter(isFailure).join(' '),
  }
}

// An integration that somebody has written stands on this: a path, a field or a value that goes, an input that becomes
// required, another type. What is only added is taken over by the command in CONTRIBUTING.md.
test('what each call takes and gives is as agreed', async () => {
  const { paths, components } = (await restaurant.app.inject('/api/openapi.json')).json<ApiDocument>()
  const calls = Object.entries(paths).map(([path, methods]) => {
    const each = Object.entries(methods)
    return [path, recordOf(each.map(([method, call]) => [method, shapeOfCall(call)] as const))] as const
  })
  // Each stands there once as it is sent and once as it is received; none is received.
  const sent = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'))
  const schemas = sent.map(([name, schema]) => [name, shapeOf(schema)] as const)
  const document = { paths: recordOf(calls), schemas: recordOf(schemas) }
  await expect(`${stringify(document, { maxLength: 150 })}\n`).toMatchFileSnapshot('api.txt')
})
