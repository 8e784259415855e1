import { describe, expect, it } from 'vitest'

import { maxSlugLength } from '#src/features/news/rules/post-limits.ts'
import type { Problem } from '#src/kernel/problem.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { builtSite, siteFiles } from '../pages/site-files.ts'
import { webHandler } from '../pages/page-handler.ts'

const restaurant = testRestaurant({}, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

describe('an address of the API at which there is no call', () => {
  it.each([
    '/api',
    '/api/',
    '/api?lang=en',
    '/api/none',
    '/api/none/',
    '/api/orders/ticket/token/deeper/still',
    '/%61pi/none',
    '/ap%69',
    '/API/none',
    '/API',
    '//api/none',
    '/api//orders',
    'http://anywhere.example/api/none',
    `/api/${'a'.repeat(300)}`,
    `/api/blog-posts/${'a'.repeat(300)}`,
    '/api/docs;x=1',
    '/api/docs%00',
  ])('is a problem and no page: %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await restaurant.app.inject({ method, url })
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(response.json()).toMatchObject({ code: 'request.not-found' })
    }
    const head = await restaurant.app.inject({ method: 'HEAD', url })
    expect(head.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is none that is as long as a slug may be', async () => {
    const response = await restaurant.app.inject(`/api/blog-posts/slug/${'a'.repeat(maxSlugLength)}`)
    expect(response.statusCode).toBe(404)
    expect(response.json<Problem>().code).toMatch(/^news\./)
  })

  it.each([
    ['an order’s', '/api/orders/ticket/'],
    ['a reservation’s', '/api/reservations/ticket/'],
  ])('is read as %s where a ticket’s token is missing: a problem too, and no page', async (_whose, url) => {
    const response = await restaurant.app.inject(url)
    expect(response.statusCode).toBe(401)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(['/apis', '/ap', '/menu/api', `/${'a'.repeat(300)}`])('is not %s, a page', async (url) => {
    const { statusCode, headers } = await restaurant.app.inject(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
  })
})

describe('an address of the office at which there is no page', () => {
  it.each(['/admin/none', '/admin/none/deeper', '/ADMIN/none', '/%61dmin/none', '/admin/dashboard/none'])(
    'is 404 in the frame of the office: %s',
    async (url) => {
      const { statusCode, body } = await restaurant.app.inject(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('mantine')
      // No way to the menu, nor to the cart: not the header of the public site.
      expect(body.includes('href="/menu"')).toBe(false)
    },
  )

  it('belongs to the staff panel below /staff', async () => {
    const { statusCode, body } = await restaurant.app.inject('/staff/none')
    expect(statusCode).toBe(404)
    expect(body).toContain('mantine')
  })
})
