import { createConfig, lintFromString } from '@redocly/openapi-core'

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
const config = await createConfig({
  extends: ['recommended'],
  // The router tells `/orders/ticket/{token}` from `/orders/{id}/status`: a part that is no parameter comes first.
  rules: { 'no-ambiguous-paths': 'off' },
})
const problems = await lintFromString({ source: JSON.stringify(app.swagger()), config })
await app.close()

for (const { ruleId, message, location } of problems)
  console.error(`✗ ${ruleId}\n  ${location[0]?.pointer}\n  ${message}\n`)
if (problems.length === 0) console.log('The OpenAPI document follows the recommended rules of Redocly.')
process.exitCode = problems.length > 0 ? 1 : 0
