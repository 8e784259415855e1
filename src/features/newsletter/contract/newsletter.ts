import { z } from 'zod'

import { storedLine } from '#src/kernel/text-field.ts'

export const SubscribeInput = z.object({
  email: storedLine('Valid email required').max(254).pipe(z.email('Valid email required')),
  language: z.enum(['vi', 'en']).default('vi'),
  /** A hidden field that people leave empty. Bots fill in every field, so the server rejects a request that fills in this one. */
  website: z.string().max(200).optional(),
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

/** The response repeats the address of the request, and does not tell whether the server already knew it. */
export const Subscription = z.object({ email: z.string() }).meta({ id: 'NewsletterSubscription' })
export type Subscription = z.infer<typeof Subscription>

/** A subscriber as admins see one. */
export const Subscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    language: z.enum(['vi', 'en']),
    /** The path of the page that ends the subscription. A newsletter to this subscriber links to it. */
    unsubscribeUrl: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'NewsletterSubscriber' })
export type Subscriber = z.infer<typeof Subscriber>
