import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { AuditEntry, AuditQuery } from './audit.ts'

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Who changed what, newest first; X-Total-Count and Link tell of the rest',
  tag: 'Audit',
  query: AuditQuery,
  response: z.array(AuditEntry),
})
