import { expect, test } from 'vitest'

import { rights } from '#src/server/rights.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

/** The parts of JSON Schema that contracts are written in. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly [keyword: string]: unknown
}

interface Operation {
  readonly tags: readonly string[]
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[]
  readonly requestBody?: { required?: boolean; content: Readonly<Record<string, { schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { schema: Schema }>> }>
  >
}

/** What `route()` has been given, by the name of the call. */
const configs = new Map<string, Readonly<Record<string, unknown>>>()

const restaurant = testRestaurant({}, (app) => {
  app.addHook('onRequest', async ({ routeOptions: { config, bodyLimit } }) => {
    const { contract, url: _, method: __, failure: ___, ...rest } = config
    if (contract !== undefined) configs.set(contract, { ...rest, bodyLimit })
  })
})

/** A line for a value, with "?" where it may be left out and all that it has to fulfil; what is in it is indented below. */
function outlineOf(name: string, schema: Schema, isRequired: boolean): string[] {
  const { properties, required, items, anyOf, oneOf, allOf, additionalProperties, propertyNames, ...rest } =
    schema
  const { description: _, title: __, ...keywords } = rest
  const nullable = anyOf?.some(({ type }) => type === 'null') ? ['or null'] : []
  const alternatives = [...(anyOf ?? []), ...(oneOf ?? [])].filter(({ type }) => type !== 'null')
  const [only, ...others] = alternatives
  if (only && others.length === 0 && !allOf && !properties) {
    const [first = '', ...lines] = outlineOf(name, only, isRequired)
    return [[first, ...nullable, ...written(keywords)].join(' '), ...lines]
  }
  const closed = additionalProperties === false ? ['nothing else'] : []
  const parts = [
    ...Object.entries(properties ?? {}).flatMap(([key, value]) =>
      outlineOf(key, value, required?.includes(key) ?? false),
    ),
    ...(items ? outlineOf('each', items, true) : []),
    ...(propertyNames ? outlineOf('each name', propertyNames, true) : []),
    ...(typeof additionalProperties === 'object' ? outlineOf('any other', additionalProperties, true) : []),
    ...alternatives.flatMap((each, index) => outlineOf(`alternative ${index + 1}`, each, true)),
    ...(allOf ?? []).flatMap((each) => outlineOf('as well', each, true)),
  ]
  return [
    [`${name}${isRequired ? '' : '?'}:`, ...written(keywords), ...closed, ...nullable].join(' '),
    ...parts.map((line) => `  ${line}`),
  ]
}

/** Without what says nothing more: the pattern of a format, the bounds of any whole number. */
function written(keywords: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(keywords)
    .filter(
      ([name, value]) =>
        !(name === 'pattern' && 'format' in keywords) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
    )
    .map(([name, value]) =>
      name === 'type' && typeof value === 'string' ? value : `${name}=${JSON.stringify(value)}`,
    )
}

function outlineOfCall(name: string, operation: Operation): string {
  const { parameters = [], requestBody, responses } = operation
  const body = Object.entries(requestBody?.content ?? {})
  const lines = [
    `for ${rights[name]}`,
    ...written(configs.get(name) ?? {}),
    ...parameters.flatMap((each) =>
      outlineOf(`${each.in} ${each.name}`, each.schema, each.required ?? false),
    ),
    ...body.flatMap(([type, { schema }]) =>
      outlineOf(`body ${type}`, schema, requestBody?.required ?? false),
    ),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      status.startsWith('2')
        ? Object.values(content ?? {}).flatMap(({ schema }) => outlineOf(status, schema, true))
        : [status],
    ),
  ]
  return [name, ...lines.map((line) => `  ${line}`), ''].join('\n')
}

// A limit that has moved, a field that has become optional, a call that is cached or open to others: whoever means it
// renews the outline and reads the difference.
test('what each call takes, gives and is limited to is as agreed', async () => {
  const { paths, components } = (await restaurant.app.inject('/api/openapi.json')).json<{
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    components: { schemas: Readonly<Record<string, Schema>> }
  }>()
  const outlines = new Map<string, string[]>()
  for (const [path, calls] of Object.entries(paths)) {
    for (const [verb, operation] of Object.entries(calls)) {
      const method = verb.toUpperCase() as 'GET'
      await restaurant.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x') })
      const name = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      const tag = operation.tags[0] ?? ''
      outlines.set(tag, [...(outlines.get(tag) ?? []), outlineOfCall(name, operation)])
    }
  }
  expect(configs.size).toBeGreaterThan(90)
  expect([...outlines.values()].flat()).toHaveLength(configs.size)
  // Each stands there once as it is sent and once as it is received; none is received.
  const shared = Object.entries(components.schemas)
    .filter(([name]) => !name.endsWith('Input'))
    .flatMap(([name, schema]) => outlineOf(name, schema, true))
  await expect.soft(`${shared.join('\n')}\n`).toMatchFileSnapshot('api/shared-schemas.txt')
  for (const [tag, calls] of outlines) {
    const file = tag.toLowerCase().replaceAll(/\W+/g, '-')
    await expect.soft(calls.join('\n')).toMatchFileSnapshot(`api/${file}.txt`)
  }
})
