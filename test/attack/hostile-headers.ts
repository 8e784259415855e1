import { foreignHost } from './response-problems.ts'

type HeaderSet = readonly (readonly [string, string])[]

const each = (name: string, values: readonly string[]): HeaderSet[] => values.map((value) => [[name, value]])

/** What no browser sends as its host. */
export const hosts: readonly string[] = [
  '',
  foreignHost,
  `${foreignHost}:80`,
  'a:99999',
  'a:b',
  'a:',
  ':3000',
  '[',
  '[::1',
  '[::1]:3000',
  '..',
  '-',
  '*',
  'a b',
  'a/b',
  '/menu',
  '?x',
  '#x',
  'user@evil.example',
  `127.0.0.1:3000@${foreignHost}`,
  'a\\b',
  'a"><script>',
  '%00',
  '\xfc\xf1',
  'xn--a',
  '127.0.0.1, evil.example',
  'a'.repeat(300),
  `${'a.'.repeat(2_000)}a`,
]

const cookies = [
  '=',
  ';;;;',
  'bep_lua_session',
  'bep_lua_session=',
  'bep_lua_session=%00',
  'bep_lua_session=%',
  'bep_lua_session=%ff%fe',
  `bep_lua_session=${'a'.repeat(4_000)}`,
  "bep_lua_session=' or 1=1 --",
  'bep_lua_session=__proto__',
  'bep_lua_session=a; bep_lua_session=b',
  '__proto__=1; constructor=2; toString=3',
  'language=%00',
  'language=__proto__',
  'language=en; language=vi',
  `language=${'x'.repeat(5_000)}`,
  'language="en',
  '\x80\xff=\x80',
  'a=b; '.repeat(1_500),
]

const addresses = [
  '',
  foreignHost,
  '999.999.999.999',
  '::1',
  '127.0.0.1, '.repeat(500),
  'unknown',
  '"',
  '\xff',
  'a'.repeat(5_000),
  "'; drop table orders",
]
const encodings = [
  '',
  '*',
  'br;q=nan',
  'gzip;q=-1',
  'br;q=0, gzip;q=0, identity;q=0',
  ';;;,,,',
  'identity;q=0',
  'x'.repeat(6_000),
  'gzip,'.repeat(2_000),
  'zstd',
  'compress',
]
const etags = ['', '*', '"', 'W/', '"a", '.repeat(2_000), 'W/"x"', '\xff', '__proto__']
const ranges = [
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-0,1-1,2-2',
  `bytes=${'0-1,'.repeat(1_500)}0-1`,
  'bytes=99999999999999999999-',
  'bytes=a-b',
  'items=0-1',
  '',
  'bytes=',
]
const origins = [
  'null',
  '',
  `http://${foreignHost}`,
  'http://',
  'http://[',
  'x:',
  'http://127.0.0.1@evil.example',
  'http://127.0.0.1, http://evil.example',
  '\xff',
  'http://a'.repeat(500),
]

/** Sets of headers by what they lie about; each set goes into one request. */
export const hostileHeaders: Readonly<Record<string, readonly HeaderSet[]>> = {
  Host: [
    ...each('Host', hosts),
    [
      ['Host', '127.0.0.1'],
      ['Host', foreignHost],
    ],
  ],
  'X-Forwarded-Host': each('X-Forwarded-Host', hosts),
  'X-Forwarded-For': each('X-Forwarded-For', addresses),
  'X-Forwarded-Proto': each('X-Forwarded-Proto', [
    'javascript',
    'https',
    'http, https',
    '',
    '://evil.example/',
    '\xff',
  ]),
  Forwarded: each('Forwarded', [`for=1;host=${foreignHost};proto=https`, '";"', '']),
  'X-Original-URL': [
    ...each('X-Original-URL', ['/admin/dashboard']),
    ...each('X-Rewrite-URL', ['/admin/dashboard']),
  ],
  'X-HTTP-Method-Override': each('X-HTTP-Method-Override', ['DELETE', 'TRACE', 'FOO']),
  Cookie: each('Cookie', cookies),
  'Accept-Encoding': each('Accept-Encoding', encodings),
  'Accept-Language': each('Accept-Language', [...encodings, 'en;q=2', '-']),
  'If-None-Match': each('If-None-Match', etags),
  'If-Modified-Since': each('If-Modified-Since', ['', 'x', 'Thu, 99 Xxx 9999 99:99:99 GMT', '-1']),
  Range: ranges.flatMap((range): HeaderSet[] => [
    [['Range', range]],
    [
      ['Range', range],
      ['If-Range', '"x"'],
    ],
  ]),
  Origin: each('Origin', origins),
  'Content-Type': each('Content-Type', [
    '',
    'a',
    'application/json; charset=utf-16',
    'application/json;'.repeat(300),
    'text/plain',
    '\xff/\xff',
    'application/__proto__',
  ]),
  Accept: each('Accept', [
    '',
    'application/json',
    'text/event-stream',
    '*/*;q=nan',
    '\xff',
    'a/b,'.repeat(2_000),
  ]),
  Connection: each('Connection', ['close, close', 'Host', 'keep-alive, Cookie', '']),
  Authorization: each('Authorization', ['Basic YWRtaW46YWRtaW4xMjM=', 'Bearer x', '\xff']),
}
