import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

import { pagePolicy } from '../pages/page-policy.ts'

/** The OpenAPI document at /api/openapi.json, generated from the contracts, and a readable page of it at /api/docs. */
export const apiDocs = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    // Routes that serve files have no tag, so they are left out of the documentation: they are no calls of the API.
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Restaurant',
        description:
          'The API behind the restaurant’s website and back office. Money is VND as a string with two decimals.',
        version: '1.0.0',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The scripts of this page are files of this site, so the page needs no more permissions than other pages of the site.
    staticCSP: pagePolicy([], { inDevelopment: false }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
})
