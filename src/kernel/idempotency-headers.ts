import { z } from 'zod'

/**
 * The headers of a call that creates something. The client chooses a key for each attempt. If it repeats the request with the same
 * key, it gets what the first request has created.
 */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() })
