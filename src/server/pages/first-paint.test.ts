import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { firstPaint, missingMarks } from './first-paint.ts'

let folder: string
let finish: (html: string, page?: { isPublic: boolean }) => Promise<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-first-paint-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-a1.css'), '.price::before{content:"$&"}')
  await writeFile(join(folder, 'assets', 'odd-b2.css'), '.odd::after{content:"</style>"}')
  const finishPage = firstPaint(folder, 'before()')
  finish = async (html, page = { isPublic: false }) => (await finishPage(html, page)).html
})

afterAll(() => rm(folder, { recursive: true }))

const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`

describe('a page that paints with its first bytes', () => {
  test('carries its style sheets, and the links React looks for cost nothing', async () => {
    expect(await finish(`<head>${link('/assets/page-a1.css')}</head>`)).toBe(
      '<head><style>.price::before{content:"$&"}</style>' +
        '<link disabled="" media="not all" rel="stylesheet" href="/assets/page-a1.css"/></head>',
    )
  })

  test('does not have a style sheet fetched again by code that is loaded later', async () => {
    expect(await finish(link('/assets/page-a1.css#'))).toBe(
      '<style>.price::before{content:"$&"}</style>' +
        '<link disabled="" media="not all" rel="stylesheet" href="/assets/page-a1.css#"/>' +
        '<link disabled="" media="not all" rel="stylesheet" href="/assets/page-a1.css"/>',
    )
  })

  test.each([
    ['that is not there', link('/assets/gone-c3.css')],
    ['that holds an end tag', link('/assets/odd-b2.css')],
    ['from elsewhere', link('/../outside.css')],
    ['whose address leaves the folder', link('/assets/../../outside.css')],
  ])('leaves a style sheet %s to the browser', async (_, html) => {
    expect(await finish(html)).toBe(html)
  })

  test('asks for its scripts once it is painted, when it is public', async () => {
    const html = await finish(publicPage, { isPublic: true })
    expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/x.js"/>')
    expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/y.js"/>')
    expect(html).toContain('<script type="application/x-after-paint">import "/assets/x.js"</script>')
    expect(html).toMatch(/<script>[^<]*<\/script><\/head><body>/)
  })

  test('names the inline script it has put in, for the policy of the page', async () => {
    const finishPage = firstPaint(folder, 'before()')
    const { html, scripts } = await finishPage(publicPage, { isPublic: true })
    expect(scripts).toEqual(['before()'])
    expect(html).toContain('<script>before()</script></head>')
    expect((await finishPage(publicPage, { isPublic: false })).scripts).toEqual([])
  })

  test('is told from one whose scripts would not wait', () => {
    expect(missingMarks(publicPage)).toEqual([])
    expect(missingMarks(publicPage.replace('async=""', 'defer=""'))).toEqual([
      '<script type="module" async="">',
    ])
  })

  test('asks for them at once in the office', async () => {
    expect(await finish(publicPage)).toBe(publicPage)
  })
})

const publicPage =
  '<head><link rel="modulepreload" href="/assets/x.js"/><link rel="modulepreload" href="/assets/y.js"/></head>' +
  '<body><script type="module" async="">import "/assets/x.js"</script></body>'
