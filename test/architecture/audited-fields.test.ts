import { expect, test } from 'vitest'

import { auditedUser } from '#src/features/accounts/server/account-table.ts'
import { auditedMessage } from '#src/features/contact/server/message-table.ts'
import { auditedSchema } from '#src/features/customization/server/customization-table.ts'
import { auditedIngredient } from '#src/features/ingredients/server/ingredient-table.ts'
import { auditedCategory, auditedDish, auditedDishSchemas } from '#src/features/menu/server/menu-table.ts'
import { auditedDevice } from '#src/features/devices/server/device-table.ts'
import { auditedPost } from '#src/features/news/server/news-table.ts'
import { auditedSubscriber } from '#src/features/newsletter/server/subscriber-table.ts'
import { auditedOrder } from '#src/features/orders/server/order-table.ts'
import { auditedAboutContent } from '#src/features/pages/server/about-content-table.ts'
import { auditedHomeContent } from '#src/features/pages/server/home-content-table.ts'
import { auditedPageSeo } from '#src/features/pages/server/page-seo-table.ts'
import { auditedReservation } from '#src/features/reservations/server/reservation-table.ts'
import { auditedSettings } from '#src/features/restaurant/server/restaurant-table.ts'
import { auditedVisit } from '#src/features/visits/server/visit-table.ts'
import { auditedReview } from '#src/features/reviews/server/review-table.ts'

const order =
  'customerName customerEmail customerPhone customerAddress specialInstructions tableLabel cancelReason ticketToken'
const review = 'customerName customerNameVi customerTitle customerTitleVi review reviewVi avatarUrl'

/** What audit entries hide, and what they leave out beside ids and times: written down a second time, so that a slip in a table shows. */
test.each([
  [auditedUser, 'username email passwordHash hasDemoPassword fullName', ''],
  [auditedMessage, 'name email phone subject message', ''],
  [auditedSchema, '', ''],
  [auditedCategory, '', ''],
  [auditedDish, '', 'leftOn pinnedAt'],
  [auditedDishSchemas, '', ''],
  [auditedIngredient, '', ''],
  [auditedPost, 'content contentVi', ''],
  [auditedDevice, 'tokenHash', 'pairedAt lastSeenAt'],
  [auditedSubscriber, 'email unsubscribeToken', ''],
  [auditedOrder, order, 'changedAt ovenSlots seenAt visitId'],
  [auditedVisit, 'tableLabel', 'tableKey'],
  [auditedHomeContent, '', ''],
  [auditedAboutContent, '', ''],
  [auditedPageSeo, '', ''],
  [auditedReservation, 'name email phone specialRequests overCapacityReason ticketToken', ''],
  [auditedSettings, 'email phone bankAccount', 'logoAspect'],
  [auditedReview, review, 'pinnedAt'],
])('entries about $kind show everything but what is personal or says nothing', (thing, masked, ignored) => {
  const fieldsOf = (rule: string) =>
    Object.entries<unknown>(thing.fields).flatMap(([field, own]) => (own === rule ? [field] : []))
  const names = (text: string) => text.split(' ').filter(Boolean).toSorted()
  expect([fieldsOf('masked').toSorted(), fieldsOf('ignored').toSorted()]).toEqual([
    names(masked),
    names(ignored),
  ])
})
