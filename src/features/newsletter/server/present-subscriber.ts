import type { Subscriber } from '../contract/newsletter.ts'
import type { SubscriberRow } from './subscriber-store.ts'

export function presentSubscriber(row: SubscriberRow): Subscriber {
  const { id, email, language, createdAt } = row
  return {
    id,
    email,
    language,
    unsubscribeUrl: unsubscribePath(row),
    createdAt: createdAt.toISOString(),
  }
}

/** The path of the page on which a person can end the subscription. */
export function unsubscribePath({ unsubscribeToken }: Pick<SubscriberRow, 'unsubscribeToken'>): string {
  return `/newsletter/unsubscribe/${unsubscribeToken}`
}
