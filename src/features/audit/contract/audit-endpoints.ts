import { z } from 'zod'

import { adminProblems, endpoint } from '#src/kernel/endpoint.ts'
import { AuditEntry, AuditQuery } from './audit.ts'

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Who changed what, newest first; X-Total-Count and Link tell of the rest',
  tag: 'Audit',
  query: AuditQuery,
  status: 200,
  response: z.array(AuditEntry),
  problems: adminProblems,
})
