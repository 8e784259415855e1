import fc from 'fast-check'

import type { ApiCall } from './api-calls.ts'
import { hostileJson, hostileText, toJson } from './hostile-values.ts'
import { requestBytes } from './raw-http.ts'
import { nearlyValid, type SchemaWorld } from './schema-values.ts'
import { roles, type AttackerRole } from './sessions.ts'

export interface FuzzedRequest {
  readonly role: AttackerRole
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  readonly framing: Framing
}

const framings = [
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'chunked',
  'truncated',
  'two lengths',
  'no type',
  'wrong type',
] as const
type Framing = (typeof framings)[number]

/**
 * Requests for one call: mostly what its documentation allows, with something hostile somewhere. `sample` is a body that
 * succeeds, so that a single hostile value in it gets past the first checks.
 */
export function requestsFor(
  call: ApiCall,
  world: SchemaWorld,
  sample: object | undefined,
): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    role: fc.constantFrom(...roles),
    target: targets(call, world),
    headers: headersFor(call, world),
    body: bodies(call, world, sample),
    framing: fc.constantFrom(...framings),
  })
}

function targets({ path, parameters }: ApiCall, world: SchemaWorld): fc.Arbitrary<string> {
  const values = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...world.ids) },
    { weight: 1, arbitrary: hostileText },
  )
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const paths = fc
    .tuple(...inPath.map(() => values))
    .map((chosen) =>
      inPath.reduce((text, { name }, index) => text.replace(`{${name}}`, encoded(chosen[index])), path),
    )
  const pairs = inQuery.map(({ name, schema = {} }) =>
    fc.option(
      (name === 'cursor' ? madeUpCursors : nearlyValid(schema, world)).map(
        (value) => `${name}=${encoded(asText(value))}`,
      ),
      { nil: '' },
    ),
  )
  const junk = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: hostileText.map((text) => encoded(text)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__[a]=1', 'q=a&q=b', 'limit[]=1', 'cursor=%', '&&&=', 'lang=%00'),
    },
  )
  const queries = fc.tuple(...pairs, junk).map((parts) => parts.filter((part) => part !== '').join('&'))
  return fc
    .tuple(paths, queries)
    .map(([one, query]) => (query === '' ? one : `${one}?${query}`).slice(0, 12_000))
}

/** Cursors of the right form whose moment or id no database stores. */
const madeUpCursors = fc
  .tuple(fc.oneof(fc.maxSafeInteger(), hostileText), fc.oneof(fc.maxSafeInteger(), hostileText))
  .map(([moment, id]) => Buffer.from(`${moment} ${id}`).toString('base64url').slice(0, 200))

function asText(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value)
}

/** Half characters have no encoding of their own; sent as their three bytes they are no UTF-8. */
function encoded(text = ''): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uffff')).replaceAll('%EF%BF%BF', '%ED%A0%80')
}

function headersFor(
  { parameters }: ApiCall,
  world: SchemaWorld,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const declared = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema = {} }) =>
      fc.option(
        nearlyValid(schema, world).map((value) => [name, headerValue(asText(value))] as const),
        { nil: undefined },
      ),
    )
  const extra = fc.option(
    fc.tuple(
      fc.constantFrom(
        'Origin',
        'Accept',
        'Accept-Language',
        'If-None-Match',
        'X-Background',
        'Idempotency-Key',
        'Content-Encoding',
      ),
      hostileText.map(headerValue),
    ),
    { nil: undefined, freq: 4 },
  )
  return fc.tuple(...declared, extra).map((all) => all.filter((one) => one !== undefined))
}

/** What a header can carry; what it cannot is tried by the round of headers. */
function headerValue(text: string): string {
  return text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000)
}

function bodies({ body }: ApiCall, world: SchemaWorld, sample: object | undefined): fc.Arbitrary<string> {
  if (!body)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: hostileJson.map(toJson) },
    )
  const values = nearlyValid(body, world).map(toJson)
  const broken = fc.constantFrom(
    '{',
    '{"a":1,}',
    'null',
    '[]',
    '',
    '\0',
    '{"a":1}{"b":2}',
    '['.repeat(50_000),
    `{"a":"${'x'.repeat(200_000)}"}`,
  )
  const spoiled = sample ? spoiledSamples(sample).map(toJson) : values
  return fc.oneof(
    { weight: 4, arbitrary: values },
    { weight: 4, arbitrary: spoiled },
    { weight: 1, arbitrary: broken },
  )
}

/** The sample with one value replaced, at any depth. */
function spoiledSamples(sample: object): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(sample)), hostileJson)
    .map(([path, value]) => replaced(sample, path, value))
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? Array.from<unknown>(value) : { ...value }
  Reflect.set(copy, name, replaced(Reflect.get(value, name), rest, replacement))
  return copy
}

const lengths: Readonly<Record<Framing, (length: number) => readonly (readonly [string, string])[]>> = {
  plain: () => [],
  'no type': () => [],
  'wrong type': () => [],
  chunked: () => [['Transfer-Encoding', 'chunked']],
  truncated: (length) => [['Content-Length', String(length + 100)]],
  'two lengths': (length) => [
    ['Content-Length', String(length)],
    ['Content-Length', String(length + 1)],
  ],
}

/** The request as bytes. */
export function bytesOf({ method }: ApiCall, request: FuzzedRequest, cookie: string | undefined): Buffer {
  const { target, body, framing, headers } = request
  const type = framing === 'wrong type' ? 'multipart/form-data; boundary=x' : 'application/json'
  const withBody = body === '' || framing === 'no type' ? [] : [['Content-Type', type] as const]
  const all = [...headers, ...(cookie === undefined ? [] : [['Cookie', cookie] as const]), ...withBody]
  if (body === '') return requestBytes(method, target, all)
  const size = Buffer.byteLength(body)
  const payload = framing === 'chunked' ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
  return requestBytes(method, target, [...all, ...lengths[framing](size)], payload)
}
