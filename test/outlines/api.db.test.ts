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

const inOrder = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))
const named = (name: string, isRequired = false) => (isRequired ? name : `${name}?`)

function shapeOf(schema: Schema): Shape {
  const { $ref, type = 'anything', format, properties, required, items, additionalProperties } = schema
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if ($ref !== undefined) return $ref.replace(/^.*\//, '')
  if (alternatives) return joined(alternatives.map(shapeOf), schema.allOf ? ' & ' : ' | ')
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values) return values.map(String).toSorted().join(' | ')
  if (items) return [shapeOf(items)]
  if (!properties && typeof additionalProperties !== 'object')
    return [...[type].flat(), ...(format === undefined ? [] : [format])].toSorted().join(' ')
  return Object.fromEntries([
    ...inOrder(properties ?? {}).map(([name, each]) => [
      named(name, required?.includes(name)),
      shapeOf(each),
    ]),
    ...(typeof additionalProperties === 'object' ? [['any other', shapeOf(additionalProperties)]] : []),
  ])
}

/** Of texts one text; where one of them is more, each by its number. */
function joined(shapes: readonly Shape[], by: string): Shape {
  if (shapes.every((shape) => typeof shape === 'string')) return shapes.toSorted().join(by)
  return { [by === ' | ' ? 'one of' : 'all of']: shapes }
}

/** Of JSON the shape alone; nothing where there is no content. */
function contentOf(contents: Contents = {}): Shape {
  const shapes = inOrder(contents).map(([type, { schema }]) => [type, shapeOf(schema)] as const)
  const [only, ...others] = shapes
  return only?.[0] === 'application/json' && others.length === 0 ? only[1] : Object.fromEntries(shapes)
}

function shapeOfCall({ parameters = [], requestBody, responses }: Operation): Shape {
  const given = parameters.map(({ in: place, name, required, schema }) => [
    named(`${place} ${name}`, required),
    shapeOf(schema),
  ])
  const isFailure = (status: string) => status >= '400'
  return {
    ...Object.fromEntries(given.toSorted()),
    ...(requestBody && { [named('body', requestBody.required)]: contentOf(requestBody.content) }),
    ...Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => !isFailure(status))
        .map(([status, { content }]) => [status, contentOf(content)]),
    ),
    failures: Object.keys(responses).filter(isFailure).join(' '),
  }
}

// An integration that somebody has written stands on this: a path, a field or a value that goes, an input that becomes
// required, another type. What is only added is taken over by the command in CONTRIBUTING.md.
test('what each call takes and gives is as agreed', async () => {
  const { paths, components } = (await restaurant.app.inject('/api/openapi.json')).json<ApiDocument>()
  const calls = inOrder(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(inOrder(methods).map(([method, operation]) => [method, shapeOfCall(operation)])),
  ])
  // Each stands there once as it is sent and once as it is received; none is received.
  const sent = inOrder(components.schemas).filter(([name]) => !name.endsWith('Input'))
  const shapes = sent.map(([name, schema]) => [name, shapeOf(schema)])
  const document = { paths: Object.fromEntries(calls), schemas: Object.fromEntries(shapes) }
  await expect(`${stringify(document, { maxLength: 150 })}\n`).toMatchFileSnapshot('api.txt')
})
