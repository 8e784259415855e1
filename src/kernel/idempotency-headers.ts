import { z } from 'zod'

/** The headers of a call that makes something. The client chooses the key for one attempt: sent again, it returns the same thing. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() })
