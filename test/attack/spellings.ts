import { foreignHost } from './response-problems.ts'

/** One way to write the same address differently, or to write one that cannot be. */
type Spelling = (path: string) => string

const encodeLetter = (path: string, at: number): string =>
  `${path.slice(0, at)}%${path.charCodeAt(at).toString(16).padStart(2, '0')}${path.slice(at + 1)}`

/** The request target as it goes over the wire, in Latin-1. A path begins with a slash and holds no query. */
export const spellings: Readonly<Record<string, Spelling>> = {
  plain: (path) => path,
  'trailing slash': (path) => `${path}/`,
  'two trailing slashes': (path) => `${path}//`,
  'upper case': (path) => path.toUpperCase(),
  'encoded first letter': (path) => (path.length > 1 ? encodeLetter(path, 1) : path),
  'encoded last letter': (path) => encodeLetter(path, path.length - 1),
  'encoded in capitals': (path) => encodeLetter(path, path.length - 1).toUpperCase(),
  'every letter encoded': (path) =>
    path.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'encoded twice': (path) => encodeLetter(path, path.length - 1).replace('%', '%25'),
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'encoded leading slash': (path) => `/%2f${path.slice(1)}`,
  'two leading slashes': (path) => `/${path}`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  'dot segment': (path) => `/.${path}`,
  'dot segment inside': (path) => path.replace(/\/([^/]*)$/, '/./$1'),
  'parent segment': (path) => `/x/..${path}`,
  'encoded parent segment': (path) => `/x/%2e%2e${path}`,
  'parent with semicolon': (path) => `/x/..;${path}`,
  'above the root': (path) => `/../..${path}`,
  'matrix parameter': (path) => `${path};x=1`,
  backslash: (path) => path.replaceAll('/', '\\'),
  'leading backslash': (path) => `/\\${foreignHost}${path}`,
  NUL: (path) => `${path}%00`,
  'raw NUL': (path) => `${path}\0`,
  'raw byte': (path) => `${path}\xff`,
  'no UTF-8': (path) => `${path}/%ff%fe`,
  'half a character': (path) => `${path}/%ed%a0%80`,
  'bad percent': (path) => `${path}%`,
  'bad percent letters': (path) => `${path}/%zz`,
  'line end': (path) => `${path}%0d%0aX-Injected:%201`,
  'absolute form': (path) => `http://${foreignHost}${path}`,
  'absolute form with user': (path) => `http://127.0.0.1@${foreignHost}${path}`,
  'absolute form without path': () => `http://${foreignHost}`,
  'other scheme': (path) => `ftp://${foreignHost}${path}`,
  'foreign host': (path) => `//${foreignHost}${path}`,
  'foreign host, three slashes': (path) => `///${foreignHost}${path}`,
  'foreign host, trailing slash': (path) => `//${foreignHost}${path}/`,
  'host that is none': () => '//[',
  'port that is none': (path) => `//a:99999${path}`,
  'no slash': (path) => path.slice(1),
  asterisk: () => '*',
  'only a question mark': (path) => `${path}?`,
  'query without a question mark': (path) => `${path}&lang=en`,
  'question mark twice': (path) => `${path}??lang=en?`,
  'bad query': (path) => `${path}?%=%&lang=%ff&q=%00`,
  'foreign query': (path) => `${path}?next=//${foreignHost}&lang=en&utm=${foreignHost}`,
  'same parameter often': (path) => `${path}?${'lang=en&'.repeat(500)}`,
  fragment: (path) => `${path}#x`,
  space: (path) => `${path} x`,
  '8 KB of path': (path) => `${path}/${'a'.repeat(8_000)}`,
  '8 KB of slashes': (path) => `${path}${'/'.repeat(8_000)}`,
  '8 KB of parents': (path) => `${'/x/..'.repeat(1_600)}${path}`,
  '15 KB of query': (path) => `${path}?q=${'a+'.repeat(7_500)}`,
  '60 KB': (path) => `${path}?q=${'a'.repeat(60_000)}`,
}

/** Spellings that mean the same address to some server, so that a limit may be passed by them. */
export const sameAddress: readonly string[] = Object.keys(spellings).filter(
  (name) =>
    ![
      '60 KB',
      '15 KB of query',
      '8 KB of path',
      'asterisk',
      'host that is none',
      'absolute form without path',
    ].includes(name),
)
