import { beforeAll, describe, expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pagePolicy } from '../pages/page-policy.ts'
import { rights } from '../rights.ts'

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, { readonly description?: string }>>
}

interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const restaurant = testRestaurant({ PUBLIC_URL: 'https://pizza.example' })
let document: Document

beforeAll(async () => {
  document = (await restaurant.app.inject('/api/openapi.json')).json<Document>()
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )

describe('the OpenAPI document', () => {
  it('says what it is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Restaurant', version: expect.any(String) },
      servers: [{ url: 'https://pizza.example' }],
    })
  })

  it('holds every call of the API, and no other', () => {
    const documented = operations().map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1'))
    const calls = Object.keys(rights).filter((name) => name.includes(' /api/'))
    expect(documented.filter((name) => name.includes(' /api/')).toSorted()).toEqual(calls.toSorted())
  })

  it('says of every call what it does, under a heading, with its success and its errors', () => {
    const headings = document.tags.map(({ name }) => name)
    for (const { name, operation } of operations()) {
      expect(headings, name).toEqual(expect.arrayContaining([...(operation.tags ?? [])]))
      expect(operation.summary, name).toMatch(/\S{3}/)
      expect(operation.tags, name).toHaveLength(1)
      const statuses = Object.keys(operation.responses)
      expect(
        statuses.some((status) => status.startsWith('2')),
        name,
      ).toBe(true)
      expect(statuses, name).toEqual(expect.arrayContaining(['400', '500']))
      for (const [status, { description }] of Object.entries(operation.responses))
        expect(description, `${name} ${status}`).toMatch(/\S/)
    }
  })

  it('gives every call a name that stays, by which clients generate their functions', () => {
    const names = operations().map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['postOrders', 'getMenuItemsByIdCustomizationSchemas']))
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('says of every call whose session it needs, or that it needs none', () => {
    const sessions = {
      anyone: [],
      'signed-in': ['adminSession', 'customerSession', 'staffSession'],
      'staff-or-admin': ['adminSession', 'staffSession'],
      staff: ['staffSession'],
      admin: ['adminSession'],
      kitchen: ['adminSession', 'boardDevice', 'staffSession'],
      printer: ['adminSession', 'printerDevice', 'staffSession'],
    }
    for (const { name, operation } of operations()) {
      const audience = rights[name.replaceAll(/\{(\w+)\}/g, ':$1')] ?? 'anyone'
      const needed = operation.security?.map((each) => Object.keys(each).join(' and '))
      expect(needed?.toSorted(), name).toEqual(sessions[audience])
    }
  })

  it('names the codes of a call, by which a client knows what went wrong', () => {
    expect(document.paths['/api/orders']?.['post']?.description).toContain('`orders.price-changed`')
  })

  it('describes the errors with which every call rejects what it cannot read, and other sites', async () => {
    const rejected = new Set<number>()
    for (const { name, path, operation } of operations()) {
      const [method] = name.split(' ')
      if (method === 'GET') continue
      const headers = [{ origin: 'https://evil.example' }, { 'content-type': 'application/xml' }]
      for (const each of headers.slice(0, operation.requestBody ? 2 : 1)) {
        const url = path.replaceAll(/\{\w+\}/g, 'none')
        const { statusCode } = await restaurant.app.inject({
          method: method as 'POST',
          url,
          headers: each,
          payload: 'x',
        })
        expect(Object.keys(operation.responses), name).toContain(String(statusCode))
        rejected.add(statusCode)
      }
    }
    expect([...rejected]).toEqual(expect.arrayContaining([403, 415]))
  })

  it('describes every parameter that stands in a path', () => {
    for (const { name, path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(described.map((parameter) => parameter.name).toSorted(), name).toEqual(inPath.toSorted())
      expect(
        described.every(({ required }) => required),
        name,
      ).toBe(true)
    }
  })

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) expect(document, reference).toHaveProperty(reference.split('/'))
  })

  it('shows the body an order needs', () => {
    const order = document.paths['/api/orders']?.['post']?.requestBody?.content['application/json']
    expect(JSON.stringify(order)).toContain('customerPhone')
  })
})

describe('the page of the API', () => {
  it('returns a page whose scripts its own policy allows', async () => {
    const page = await restaurant.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/)
    const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map(
      ([, source = '']) => new URL(source, 'http://restaurant/api/docs/').pathname,
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(page.headers['content-security-policy']).toBe(pagePolicy([], { inDevelopment: false }))
    for (const script of scripts) expect((await restaurant.app.inject(script)).statusCode, script).toBe(200)
  })
})
