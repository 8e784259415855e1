import fc from 'fast-check'

/** Texts that have broken servers before: what no database stores, what a parser takes for more than text, and sheer length. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '</script><!--',
  '../../../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '\r\nX-Injected: 1',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
  '0x10',
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '2026-05-06T25:61',
  '00000000-0000-0000-0000-000000000000',
  'İIıi',
  'ﷺ'.repeat(300),
  '𝕏'.repeat(1_000),
  'a\u0301'.repeat(2_000),
  'a '.repeat(10_000),
  'x'.repeat(60_000),
]

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Stands for a number that JSON can say and JavaScript cannot hold; see `toJson`. */
const tooLarge = '\u0001too-large\u0001'

/** An object by parsing, where `__proto__` is a property like any other. */
const withPrototype = (): unknown => JSON.parse('{"__proto__":{"polluted":true},"a":1}')
const withConstructor = (): unknown => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')

export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 5e-324, tooLarge),
  fc.constantFrom<unknown>([], {}, [[[]]], [null], { id: {} }).map((value) => structuredClone(value)),
  fc.constantFrom(withPrototype, withConstructor).map((make) => make()),
  fc.constantFrom(50, 1_000).map(nested),
  fc.array(hostileText, { minLength: 60, maxLength: 80 }),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(tooLarge), '1e400')
}
