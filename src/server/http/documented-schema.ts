import type { FastifySchema } from 'fastify'
import { z } from 'zod'

import type { Endpoint } from '#src/kernel/endpoint.ts'
import { admitted, admittedDevices, type CallingDevice, type Role } from './actor.ts'
import type { Audience } from '../rights.ts'

/**
 * The name of the security scheme for a role's session in the OpenAPI document. Each role has its own scheme, because many tools
 * know roles only with OAuth.
 */
export const sessionScheme = (role: Role) => `${role}Session`
export const deviceScheme = (kind: CallingDevice['kind']) => `${kind}Device`

const ProblemBody = z
  .object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Problem' })

type Problems = Readonly<Partial<Record<number, string>>>

const ordinaryProblems: Problems = {
  400: 'Invalid input',
  429: 'Too many requests; Retry-After says in how many seconds the next is let through',
  500: 'A fault of ours',
  503: 'Briefly unavailable; Retry-After says in how many seconds to try again',
}
const writeProblems: Problems = { 403: 'Sent by a page of another site' }
const bodyProblems: Problems = { 413: 'The request is too large', 415: 'The body has another content type' }

const notSignedIn: Problems = { 401: 'Not signed in' }
const callers: Readonly<Record<Audience, { readonly who: string; readonly problems: Problems }>> = {
  anyone: { who: 'For anyone.', problems: {} },
  'signed-in': { who: 'For everyone who is signed in.', problems: notSignedIn },
  'staff-or-admin': { who: 'For staff and admins.', problems: { ...notSignedIn, 403: 'Not staff or admin' } },
  staff: { who: 'For staff.', problems: { ...notSignedIn, 403: 'Not staff' } },
  admin: { who: 'For admins.', problems: { ...notSignedIn, 403: 'Not an admin' } },
  kitchen: {
    who: 'For staff, admins and paired boards.',
    problems: { 401: 'Neither signed in nor a paired board', 403: 'Not staff or admin' },
  },
  printer: {
    who: 'For staff, admins and paired programs that print.',
    problems: { 401: 'Neither signed in nor a paired program', 403: 'Not staff or admin' },
  },
}

/**
 * The schemas with which Fastify validates a call and serializes its response, and the call's further entries in the OpenAPI
 * document. Everything is derived from the endpoint and the rights table.
 */
export function documentedSchema(endpoint: Endpoint, audience: Audience): FastifySchema {
  const { summary, tag, params, query, headers, body, takes, codes = [] } = endpoint
  const ownCodes = codes.map((code) => `\`${code}\``)
  return {
    operationId: operationId(endpoint),
    summary,
    description: [
      callers[audience].who,
      ...(codes.length > 0 ? [`Error codes: ${ownCodes.join(', ')}.`] : []),
    ].join(' '),
    tags: [tag],
    security: securityOf(audience),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(takes && { consumes: takes }),
    response: { ...success(endpoint), ...problemResponses(endpoint, audience) },
  }
}

function securityOf(audience: Audience) {
  if (audience === 'anyone') return []
  const device = admittedDevices[audience]
  const schemes = [...admitted[audience].map(sessionScheme), ...(device ? [deviceScheme(device)] : [])]
  return schemes.map((scheme) => ({ [scheme]: [] }))
}

/**
 * Makes the operation id from method and path, so that it is as unique and as stable as these: "GET /api/orders/:id" becomes
 * `getOrdersById`.
 */
function operationId({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.slice('/api'.length)}`
    .replaceAll(':', 'by-')
    .replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

function success({ response, status = 200, gives = ['application/json'] }: Endpoint) {
  if (!response) return { 204: z.undefined().describe('Done') }
  const content = Object.fromEntries(gives.map((type) => [type, { schema: response }]))
  return { [status]: { description: status === 201 ? 'Created' : 'Success', content } }
}

/** If several problems have the same status, the document lists all of them under this status. */
function problemResponses({ method, body, takes, problems = {} }: Endpoint, audience: Audience) {
  const all: readonly Problems[] = [
    problems,
    callers[audience].problems,
    ...(method === 'GET' ? [] : [writeProblems]),
    ...(body && !takes ? [bodyProblems] : []),
    ordinaryProblems,
  ]
  const statuses = new Set(all.flatMap((some) => Object.keys(some).map(Number)))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const reasons = new Set(all.flatMap((some) => some[status] ?? []))
      return [
        status,
        { description: [...reasons].join('. '), content: { 'application/json': { schema: ProblemBody } } },
      ]
    }),
  )
}
