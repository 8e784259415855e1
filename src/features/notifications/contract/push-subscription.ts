import { z } from 'zod'

/** The subscription that a browser has made with the Push API, and the user's language. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'An endpoint is a web address' }).max(2_000),
  keys: z.object({
    /** The browser's public key: an uncompressed point on the elliptic curve P-256. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'A public key has 65 bytes in base64url'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'A secret has 16 bytes in base64url'),
  }),
  language: z.enum(['vi', 'en']).default('vi'),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

/**
 * A device of the user that gets push messages about new orders. The device's address at its push service is left out, because it
 * is secret.
 */
export const OwnSubscription = z.object({
  id: z.string(),
  /** The names of the browser and the system; empty if they are not known. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** When the device's push service last accepted a message. Null if it has never accepted one. */
  heardAt: z.iso.datetime().nullable(),
  /** True if the subscription belongs to the session that sends the request. */
  isCurrent: z.boolean(),
})
export type OwnSubscription = z.infer<typeof OwnSubscription>
