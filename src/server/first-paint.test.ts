import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { firstPaint } from './first-paint.ts'

let folder: string
let finish: (html: string) => Promise<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-first-paint-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-a1.css'), '.price::before{content:"$&"}')
  await writeFile(join(folder, 'assets', 'odd-b2.css'), '.odd::after{content:"</style>"}')
  finish = firstPaint(folder)
})

afterAll(() => rm(folder, { recursive: true }))

const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`

describe('a page that paints with its first bytes', () => {
  test('carries its style sheets, and the links React looks for cost nothing', async () => {
    expect(await finish(`<head>${link('/assets/page-a1.css')}</head>`)).toBe(
      '<head><style>.price::before{content:"$&"}</style>' +
        '<link disabled="" media="not all" rel="stylesheet" href="/assets/page-a1.css"/></head>',
    )
    expect(await finish(link('/assets/page-a1.css#'))).toContain('<style>.price')
  })

  test.each([
    ['that is not there', link('/assets/gone-c3.css')],
    ['that holds an end tag', link('/assets/odd-b2.css')],
    ['from elsewhere', link('/../outside.css')],
    ['whose address leaves the folder', link('/assets/../../outside.css')],
  ])('leaves a style sheet %s to the browser', async (_, html) => {
    expect(await finish(html)).toBe(html)
  })

  test('fetches its scripts after what is seen', async () => {
    expect(await finish('<link rel="modulepreload" href="/assets/x.js"/>')).toBe(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/x.js"/>',
    )
  })
})
