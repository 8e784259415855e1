import { z } from 'zod'

/**
 * The headers of a call that creates something. The client chooses the key for one attempt: if it sends the request again with this
 * key, it gets what the first request created.
 */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() })
