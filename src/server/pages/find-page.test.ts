import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageFinder } from './find-page.ts'

const handle = {}
const find = pageFinder([
  {
    id: 'root',
    path: '',
    children: [
      {
        id: 'layouts/site-layout',
        children: [
          { id: 'home', index: true, handle },
          { id: 'menu', path: 'menu', handle },
          { id: 'article', path: 'news/:slug', handle },
          { id: 'ticket', path: 'order/:token', handle: { personal: true } },
          { id: 'missing', path: '*', handle },
        ],
      },
      {
        id: 'office',
        handle,
        children: [{ id: 'staff', path: 'staff', children: [{ id: 'else', path: '*' }] }],
      },
    ],
  },
])

describe('the page of a path', () => {
  it.each(['/', '/menu', '/news/oven', '/news/Oven-A', '/order/aB-_9', '/staff'])(
    'is found at %s',
    (path) => {
      expect(find(path)).toMatchObject({ path, isOtherSpelling: false, isMissing: false })
    },
  )

  it.each([
    ['/menu/', '/menu'],
    ['/MENU', '/menu'],
    ['/%6denu', '/menu'],
    ['//menu', '/menu'],
    ['/./menu', '/menu'],
    ['/news/../menu', '/menu'],
    ['/%2e%2E/menu', '/menu'],
    ['//', '/'],
    ['http://evil.example/menu', '/menu'],
    ['/NEWS//Oven-A/', '/news/Oven-A'],
    ['/Order/aB-_9', '/order/aB-_9'],
    ['/news/l%C3%B2', '/news/l%C3%B2'],
    // As many segments as are looked at, the empty one before the first slash included.
    [`${'/.'.repeat(30)}/menu`, '/menu'],
  ])('has one address: %s is %s', (asked, path) => {
    expect(find(asked)).toMatchObject({ path, isMissing: false, isOtherSpelling: asked !== path })
  })

  it.each([
    '/nothing',
    '//evil.example/menu',
    '/menu.data',
    '/_root.data',
    '/news/oven.data',
    '//[',
    `${'/.'.repeat(31)}/menu`,
    '/%ff',
    '/menu%2fx',
    '/a:99999/',
  ])('is the same missing page for %s', (asked) => {
    expect(find(asked)).toEqual({
      path: '/404',
      isOtherSpelling: false,
      isMissing: true,
      handle,
      isPersonal: false,
      isPublic: true,
    })
  })

  it('is the missing page of the office beneath the office', () => {
    expect(find('/staff/x/y')).toMatchObject({ path: '/staff/404', isMissing: true, isPublic: false, handle })
  })

  it('says whether it may be stored', () => {
    expect(find('/menu').handle).toBe(handle)
    expect(find('/order/token')).toMatchObject({ handle: undefined, isPersonal: true })
  })

  it('is found at its own address, names no host and stays in its place, whatever is asked', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'menu',
        'MENU',
        'news',
        'order',
        'staff',
        '..',
        '.',
        '',
        '%2e',
        '%2f',
        '[',
        'a:99999',
        '@',
        '%ff',
      ),
      fc.webPath({ size: 'small' }),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const { path } = find(`/${parts.join('/')}`)
        expect(path).toMatch(/^\/($|[^/\\])/)
        const url = new URL(`http://site.example${path}`)
        expect(url.host).toBe('site.example')
        expect(url.pathname).toBe(path)
        expect(find(path).path).toBe(path)
        expect(find(path).isOtherSpelling).toBe(false)
      }),
    )
  })
})
