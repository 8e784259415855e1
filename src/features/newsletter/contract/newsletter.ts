import { z } from 'zod'

import { storedLine } from '#src/kernel/text-field.ts'

export const SubscribeInput = z.object({
  email: storedLine('Valid email required').max(254).pipe(z.email('Valid email required')),
  language: z.enum(['vi', 'en']).default('vi'),
  /**
   * A field that people cannot see and so leave empty. Bots fill in every field, so the server rejects a request in which it has a
   * value.
   */
  website: z.string().max(200).optional(),
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

/** The response repeats the e-mail address of the request. It does not reveal whether the address was already subscribed. */
export const Subscription = z.object({ email: z.string() }).meta({ id: 'NewsletterSubscription' })
export type Subscription = z.infer<typeof Subscription>

/** A subscriber as admins see one. */
export const Subscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    language: z.enum(['vi', 'en']),
    /**
     * The path of the page on which a person can end the subscription. Each newsletter to this subscriber must contain this link.
     */
    unsubscribeUrl: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'NewsletterSubscriber' })
export type Subscriber = z.infer<typeof Subscriber>
