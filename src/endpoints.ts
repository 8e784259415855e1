import type * as session from '#src/features/accounts/contract/session-endpoints.ts'
import type * as users from '#src/features/accounts/contract/user-endpoints.ts'
import type * as audit from '#src/features/audit/contract/audit-endpoints.ts'
import type * as contact from '#src/features/contact/contract/message-endpoints.ts'
import type * as customization from '#src/features/customization/contract/customization-endpoints.ts'
import type * as sameNumber from '#src/features/dashboard/contract/same-number-endpoints.ts'
import type * as dashboard from '#src/features/dashboard/contract/search-endpoints.ts'
import type * as devices from '#src/features/devices/contract/device-endpoints.ts'
import type * as kitchen from '#src/features/kitchen/contract/kitchen-endpoints.ts'
import type * as categories from '#src/features/menu/contract/category-endpoints.ts'
import type * as dishes from '#src/features/menu/contract/dish-endpoints.ts'
import type * as menu from '#src/features/menu/contract/menu-endpoints.ts'
import type * as ingredients from '#src/features/ingredients/contract/ingredient-endpoints.ts'
import type * as news from '#src/features/news/contract/blog-post-endpoints.ts'
import type * as newsOffice from '#src/features/news/contract/post-edit-endpoints.ts'
import type * as newsletter from '#src/features/newsletter/contract/newsletter-endpoints.ts'
import type * as notifications from '#src/features/notifications/contract/notification-endpoints.ts'
import type * as push from '#src/features/notifications/contract/push-endpoints.ts'
import type * as holding from '#src/features/orders/contract/holding-endpoints.ts'
import type * as knownGuest from '#src/features/orders/contract/known-guest-endpoints.ts'
import type * as orders from '#src/features/orders/contract/order-endpoints.ts'
import type * as unseen from '#src/features/orders/contract/unseen-endpoints.ts'
import type * as orderTimes from '#src/features/orders/contract/promised-times-endpoints.ts'
import type * as pause from '#src/features/oven/contract/pause-endpoints.ts'
import type * as visits from '#src/features/orders/contract/visit-endpoints.ts'
import type * as orderPaper from '#src/features/orders/contract/order-paper-endpoints.ts'
import type * as printing from '#src/features/printing/contract/printing-endpoints.ts'
import type * as about from '#src/features/pages/contract/about-endpoints.ts'
import type * as films from '#src/features/pages/contract/film-endpoints.ts'
import type * as home from '#src/features/pages/contract/home-endpoints.ts'
import type * as pageSeo from '#src/features/pages/contract/page-seo-endpoints.ts'
import type * as toFillIn from '#src/features/pages/contract/to-fill-in-endpoints.ts'
import type * as presence from '#src/features/presence/contract/presence-endpoints.ts'
import type * as reservations from '#src/features/reservations/contract/reservation-endpoints.ts'
import type * as restaurant from '#src/features/restaurant/contract/restaurant-endpoints.ts'
import type * as reviews from '#src/features/reviews/contract/review-endpoints.ts'
import type * as uploads from '#src/features/uploads/contract/upload-endpoints.ts'
import type { EndpointsIn } from '#src/kernel/endpoint.ts'
import type * as jobs from '#src/server/jobs/job-endpoints.ts'

/**
 * Lists every API call that the user interface may make, from the contracts of all features. The file contains only types, so
 * nothing of it reaches the browser.
 */
declare module '#src/kernel/endpoint.ts' {
  interface EndpointRegistry
    extends
      EndpointsIn<typeof session>,
      EndpointsIn<typeof users>,
      EndpointsIn<typeof audit>,
      EndpointsIn<typeof contact>,
      EndpointsIn<typeof customization>,
      EndpointsIn<typeof dashboard>,
      EndpointsIn<typeof sameNumber>,
      EndpointsIn<typeof devices>,
      EndpointsIn<typeof kitchen>,
      EndpointsIn<typeof categories>,
      EndpointsIn<typeof dishes>,
      EndpointsIn<typeof menu>,
      EndpointsIn<typeof ingredients>,
      EndpointsIn<typeof holding>,
      EndpointsIn<typeof news>,
      EndpointsIn<typeof newsOffice>,
      EndpointsIn<typeof newsletter>,
      EndpointsIn<typeof notifications>,
      EndpointsIn<typeof push>,
      EndpointsIn<typeof presence>,
      EndpointsIn<typeof knownGuest>,
      EndpointsIn<typeof orders>,
      EndpointsIn<typeof orderTimes>,
      EndpointsIn<typeof pause>,
      EndpointsIn<typeof visits>,
      EndpointsIn<typeof unseen>,
      EndpointsIn<typeof printing>,
      EndpointsIn<typeof orderPaper>,
      EndpointsIn<typeof about>,
      EndpointsIn<typeof films>,
      EndpointsIn<typeof uploads>,
      EndpointsIn<typeof home>,
      EndpointsIn<typeof pageSeo>,
      EndpointsIn<typeof toFillIn>,
      EndpointsIn<typeof reservations>,
      EndpointsIn<typeof restaurant>,
      EndpointsIn<typeof reviews>,
      EndpointsIn<typeof jobs> {}
}
