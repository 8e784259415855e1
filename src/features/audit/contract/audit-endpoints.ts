import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { AuditEntry, AuditQuery } from './audit.ts'

const endpoint = endpointsOf('Audit')

export const listAuditEntries = endpoint('GET /api/audit', {
  summary: 'Who changed what, newest first; X-Total-Count and Link tell of the rest',
  query: AuditQuery,
  response: z.array(AuditEntry),
})
