type Header = readonly [string, string]

const smuggled = 'GET /admin/dashboard HTTP/1.1\r\nHost: evil.example\r\n\r\n'

/** Headers of a POST of JSON, and what follows them, where two servers could disagree on where the body ends. */
export const confusions: readonly (readonly [readonly Header[], string])[] = [
  [
    [
      ['Content-Length', '5'],
      ['Transfer-Encoding', 'chunked'],
    ],
    `0\r\n\r\n${smuggled}`,
  ],
  [
    [
      ['Transfer-Encoding', 'chunked'],
      ['Transfer-Encoding', 'identity'],
    ],
    `0\r\n\r\n${smuggled}`,
  ],
  [[['Transfer-Encoding', 'xchunked']], `0\r\n\r\n${smuggled}`],
  [[['Transfer-Encoding', ' chunked']], `0\r\n\r\n${smuggled}`],
  [[['Transfer-Encoding', 'chunked']], `0;x=${'a'.repeat(9_000)}\r\n\r\n`],
  [[['Transfer-Encoding', 'chunked']], 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
  [[['Transfer-Encoding', 'chunked']], '2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n'],
  [[['Transfer-Encoding', 'chunked']], 'zz\r\n'],
  [
    [
      ['Content-Length', '2'],
      ['Content-Length', '2'],
    ],
    '{}',
  ],
  [[['Content-Length', '2, 2']], '{}'],
  [[['Content-Length', '-1']], '{}'],
  [[['Content-Length', '+2']], '{}'],
  [[['Content-Length', '99999999999999999999']], '{}'],
  [[['Content-Length', '2097152']], '{}'],
  [
    [
      ['Expect', '100-continue'],
      ['Content-Length', '2'],
    ],
    '{}',
  ],
  [
    [
      ['Expect', 'nothing'],
      ['Content-Length', '2'],
    ],
    '{}',
  ],
  [
    [
      ['Upgrade', 'websocket'],
      ['Connection', 'Upgrade'],
    ],
    '',
  ],
  [
    [
      ['Upgrade', 'h2c'],
      ['Connection', 'Upgrade, HTTP2-Settings'],
      ['HTTP2-Settings', 'AAMAAABkAARAAAAAAAIAAAAA'],
    ],
    '',
  ],
]

/** Beginnings of a request that are none, or that of another protocol. */
export const oddLines = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET /\r\n\r\n',
  '\r\n\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01',
  'GET / HTTP/1.1\nHost: a\n\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n Host: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
]
