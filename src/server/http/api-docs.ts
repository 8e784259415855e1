import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

import type { Config } from '../config.ts'
import { pagePolicy } from '../pages/page-policy.ts'
import { admitted, type Role } from './actor.ts'
import { deviceScheme, sessionScheme } from './documented-schema.ts'
import { hostSessionCookie, sessionCookie } from './session-cookie.ts'

/**
 * Serves the OpenAPI document at /api/openapi.json, which is generated from the contracts, and a readable page of this document at
 * /api/docs.
 */
export const apiDocs = fp(
  async (app: FastifyInstance, { config: { publicUrl } }: { config: Pick<Config, 'publicUrl'> }) => {
    await app.register(swagger, {
      // Routes that serve files are not calls of the API. They have no tag, so the documentation leaves them out.
      hideUntagged: true,
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Restaurant',
          description:
            'The API behind the restaurant’s website and back office. Money is VND as a string with two decimals.',
          version: '1.0.0',
          ...(publicUrl && { contact: { url: `${publicUrl}/contact` } }),
          // swagger's types know only OpenAPI 3.0, where a license has no identifier.
          license: { name: 'MIT', identifier: 'MIT' } as { name: string },
        },
        // If PUBLIC_URL is not set, "/" stands for the site from which the client fetched the document, whatever host name the
        // client used.
        servers: [{ url: publicUrl ?? '/' }],
        components: {
          securitySchemes: {
            ...Object.fromEntries(
              admitted['signed-in'].map((role) => [sessionScheme(role), sessionCookieOf(role)]),
            ),
            [deviceScheme('board')]: boardCookie,
            [deviceScheme('printer')]: printerToken,
          },
        },
      },
      transform: jsonSchemaTransform,
      transformObject: completeDocument,
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      // The scripts of this page are files from this site. So the page needs no more permissions than the site's other pages.
      staticCSP: pagePolicy([], { inDevelopment: false }),
    })
    let text: string | undefined
    app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(app.swagger()))),
    )
  },
)

function sessionCookieOf(role: Role) {
  return {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: `Of a user with the role ${role}, set by POST /api/auth/login. Over HTTPS its name is \`${hostSessionCookie}\`.`,
  } as const
}

const boardCookie = {
  type: 'apiKey',
  in: 'cookie',
  name: 'bep_lua_board',
  description: 'Of a paired board, set by POST /api/devices/pair. Over HTTPS its name begins with `__Host-`.',
} as const

const printerToken = {
  type: 'http',
  scheme: 'bearer',
  description: 'Of a paired program that prints, as POST /api/devices returned it.',
} as const

/** The parts of the OpenAPI document that this module completes. */
interface Contents {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** Adds the list of tags to the OpenAPI document, and removes schemas that no call uses. */
const completeDocument: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document)
  // Every route in the document was made by `route()`, which gives each call a tag.
  const { paths, components } = whole as unknown as Contents
  return {
    ...whole,
    tags: headings(paths),
    components: { ...components, schemas: usedSchemas(paths, components.schemas) },
  }
}

function headings(paths: Contents['paths']) {
  const addresses = new Map<string, Set<string>>()
  for (const [path, calls] of Object.entries(paths)) {
    const address = path.split('/').slice(0, 3).join('/')
    for (const tag of Object.values(calls).flatMap(({ tags }) => tags)) {
      addresses.set(tag, (addresses.get(tag) ?? new Set()).add(address))
    }
  }
  return [...addresses].map(([name, below]) => ({ name, description: `Calls of ${[...below].join(', ')}` }))
}

/**
 * The schemas that calls use. The document has two schemas for each contract, for requests and for responses, but most contracts
 * are used only for requests or only for responses.
 */
function usedSchemas<Schema>(
  paths: object,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name])
    }
  }
  follow(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
