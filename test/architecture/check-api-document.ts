import { mkdirSync, writeFileSync } from 'node:fs'

import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { type OpenAPI3 } from 'openapi-typescript'

import { buildApp } from '#src/server/app.ts'
import { parseConfig } from '#src/server/config.ts'
import type { Services } from '#src/server/services.ts'

/** The document needs no database: while the application is built it asks for no other services than these. */
const services = {
  config: parseConfig({ LOG_LEVEL: 'error' }),
  db: {},
  events: { subscribe: () => () => {} },
} as unknown as Services

const app = await buildApp(services)
await app.ready()
const document = JSON.stringify(app.swagger())
await app.close()

// With these types generated-client.db.test.ts compiles only if the document says what the API takes and returns.
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/api-types.ts', await openapiTypes(JSON.parse(document) as OpenAPI3))

const config = await createConfig({
  extends: ['recommended'],
  // The router tells `/orders/ticket/{token}` from `/orders/{id}/status`: a part that is no parameter comes first.
  rules: { 'no-ambiguous-paths': 'off' },
})
const problems = await lintFromString({ source: document, config })

for (const { ruleId, message, location } of problems)
  console.error(`✗ ${ruleId}\n  ${location[0]?.pointer}\n  ${message}\n`)
if (problems.length === 0) console.log('The OpenAPI document follows the recommended rules of Redocly.')
process.exitCode = problems.length > 0 ? 1 : 0
