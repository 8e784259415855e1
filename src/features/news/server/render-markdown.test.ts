import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { renderMarkdown, type PictureSize } from './render-markdown.ts'

const sizes: Readonly<Record<string, PictureSize>> = {
  '/objects/story/oven.webp': { width: 800, height: 450 },
}
const render = (text: string) => renderMarkdown(text, async (src) => sizes[src])

describe('an article’s Markdown', () => {
  test.each([
    ['one *asterisk*', '<p>one <strong>asterisk</strong></p>\n'],
    ['two **asterisks**', '<p>two <strong>asterisks</strong></p>\n'],
    ['one _underscore_', '<p>one <em>underscore</em></p>\n'],
    ['one line\nand the next', '<p>one line<br>\nand the next</p>\n'],
    ['# A title', '<h2>A title</h2>\n'],
    ['### Further down', '<h3>Further down</h3>\n'],
    ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n'],
    ['`code` & more', '<p><code>code</code> &amp; more</p>\n'],
    ['```js\nlet x = "<b>"\n```', '<pre><code>let x = &quot;&lt;b&gt;&quot;\n</code></pre>\n'],
    ['[menu](/menu)', '<p><a href="/menu">menu</a></p>\n'],
    ['[mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">mail</a></p>\n'],
    ['[ring](tel:+84912345678)', '<p><a href="tel:+84912345678">ring</a></p>\n'],
    ['<sms:0912345678>', '<p><a href="sms:0912345678">sms:0912345678</a></p>\n'],
    [
      '[Viber](viber://chat?number=%2B84912345678&draft=a)',
      '<p><a href="viber://chat?number=%2B84912345678&amp;draft=a">Viber</a></p>\n',
    ],
    ['[map](geo:10.98,106.65?q=B%E1%BA%BFp)', '<p><a href="geo:10.98,106.65?q=B%E1%BA%BFp">map</a></p>\n'],
    ['[hours](/contact#hours)', '<p><a href="/contact#hours">hours</a></p>\n'],
    [
      '[out](https://x.example/?a=1&b=2)',
      '<p><a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer">out</a></p>\n',
    ],
    [
      'see https://x.example/',
      '<p>see <a href="https://x.example/" rel="noopener noreferrer">https://x.example/</a></p>\n',
    ],
    ['write bep.lua as is', '<p>write bep.lua as is</p>\n'],
  ])('%j', async (text, html) => {
    expect(await render(text)).toBe(html)
  })

  it('shows a picture of ours lazily, in its own size and the sizes browsers ask for', async () => {
    const html = await render('![The oven](/objects/story/oven.webp)')
    expect(html).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/pictures\/240\/avif\//)
    expect(html).toContain('/pictures/800/webp/story/oven.webp 800w')
    expect(html).not.toContain(' 1200w')
    expect(html).toContain(
      '<img src="/objects/story/oven.webp" alt="The oven" width="800" height="450" loading="lazy" decoding="async">',
    )
  })

  it('makes its title in quotes the caption', async () => {
    const html = await render('![The oven](/objects/story/oven.webp "At *noon*, <hot>")')
    expect(html).toContain('<figcaption>At *noon*, &lt;hot&gt;</figcaption></figure>')
  })

  it('shows a picture of unknown size as it is', async () => {
    expect(await render('![Gone](/objects/gone.webp)')).toBe(
      '<figure><img src="/objects/gone.webp" alt="Gone" loading="lazy" decoding="async"></figure>\n',
    )
  })

  it('leaves the alternative text of a picture that is not ours', async () => {
    expect(await render('![Their *oven*](https://x.example/oven.png)')).toBe('<figure>Their oven</figure>\n')
    expect(await render('![a](//x.example/b.png) c')).toBe('<p>a c</p>\n')
  })
})

const nasty = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<kbd><img src=x onerror=alert(1)//',
  '<!-- --><style>*{display:none}</style>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x]( \u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](tel:1"onclick="alert(1))',
  '[x](geo:1,1"><script>alert(1)</script>)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://x.example/1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![" onerror="alert(1)](/objects/story/oven.webp)',
  '![x](/objects/story/oven.webp" onerror="alert(1))',
  "![x](</objects/a b.webp' onload=alert(1)>)",
  '![x](/objects/story/oven.webp "a\\" onload=\\"alert(1)")',
  '[x](/a "\\" onmouseover=\\"alert(1)")',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x]\n\n[x]: /objects/story/oven.webp "<script>alert(1)</script>"',
  '```"><script>alert(1)</script>\nx\n```',
  '# <b onclick=alert(1)>x',
  '| <script> | b |\n|:--|--:|\n| javascript:x | `<img onerror=x>` |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'https://x.example/"onmouseover="alert(1)',
  'https://x.example/<script>alert(1)</script>',
  '1. [x](https://x.example/\'"><script>alert(1)</script>)',
  '\u202e<script>alert(1)</script>',
]

/** Everything the renderer may write between `<` and `>`; a `<` anywhere else is a hole. */
const value = '"[^"<>]*"'
const allowed = new RegExp(
  [
    '</?(?:p|h[2-6]|strong|em|s|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|figure|figcaption|picture)>',
    '<(?:br|hr)>',
    '<ol start="\\d+">',
    `<a href=(${value})(?: rel="noopener noreferrer")?>|</a>`,
    `<source type="image/(?:avif|webp)" srcset=${value} sizes=${value}>`,
    `<img src=("/[^"<>]*") alt=${value}(?: width="\\d+" height="\\d+")? loading="lazy" decoding="async">`,
  ].join('|'),
  'g',
)

/** What of an HTML could do harm: markup that is not on the list, links and pictures that lead where none may. */
function holes(html: string): string[] {
  const links = [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)].flatMap(([tag, href = '', rel]) => {
    const address = href.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const { protocol, origin } = new URL(address, 'https://own.example')
    const isPage = ['http:', 'https:'].includes(protocol)
    const leaves = isPage && origin !== 'https://own.example'
    const safe = (isPage || ['mailto:', 'tel:', 'sms:', 'geo:'].includes(protocol)) && (!leaves || rel !== '')
    return safe ? [] : [tag]
  })
  const pictures = [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([tag, src = '']) =>
    new URL(src, 'https://own.example').origin === 'https://own.example' ? [] : [tag],
  )
  const rest = html.replaceAll(allowed, '')
  return [...links, ...pictures, ...(rest.includes('<') ? [rest] : [])]
}

describe('a malicious article', () => {
  test.each(nasty)('%j does no harm', async (text) => {
    expect(holes(await render(text))).toEqual([])
  })

  it('does no harm however it is put together', async () => {
    const part = fc.oneof(
      fc.constantFrom(...nasty),
      fc.constantFrom(
        '*',
        '_',
        '`',
        '\n',
        '\n\n',
        '> ',
        '- ',
        '<',
        '>',
        '"',
        "'",
        '[',
        '](',
        ')',
        '![',
        '&',
        '\\',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(text, async (markdown) => {
        expect(holes(await render(markdown))).toEqual([])
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('shows raw HTML as the characters it is made of', async () => {
    expect(await render('a <b>bold</b> word')).toBe('<p>a &lt;b&gt;bold&lt;/b&gt; word</p>\n')
  })
})
