import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { OwnSubscription, PushSubscriptionInput } from './push-subscription.ts'

const endpoint = endpointsOf('Notifications')

export const listPushSubscriptions = endpoint('GET /api/push-subscriptions', {
  summary:
    'One’s own devices that are told of new orders, and the key of this server with which a browser subscribes',
  response: z.object({ publicKey: z.string(), subscriptions: z.array(OwnSubscription) }),
})

export const subscribeToPush = endpoint('POST /api/push-subscriptions', {
  summary:
    'Tells this device of new orders until its user signs out there; sent again it replaces what the device had',
  body: PushSubscriptionInput,
  response: OwnSubscription,
  status: 201,
  codes: ['notifications.push-endpoint', 'notifications.push-key'],
})

export const unsubscribeFromPush = endpoint('DELETE /api/push-subscriptions/:id', {
  summary: 'Ends one of one’s own subscriptions',
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No subscription of one’s own has this id' },
  codes: ['notifications.push-not-found'],
})
