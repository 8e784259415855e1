import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { allOpen } from '#src/features/call-first/server/call-first.ts'
import { knownGuestRoutes } from '#src/features/orders/server/known-guest-routes.ts'
import {
  findOrdersBetween,
  isFinishedOrder,
  openOrders,
  ticketNow,
} from '#src/features/orders/server/orders.ts'
import {
  expectedBookings,
  findReservation,
  findReservationsOf,
  isFinishedReservation,
  missingSeats,
  openReservations,
} from '#src/features/reservations/server/reservations.ts'
import { sessionActors } from '#src/features/accounts/server/session-actors.ts'
import { sessionRoutes } from '#src/features/accounts/server/session-routes.ts'
import { userRoutes } from '#src/features/accounts/server/user-routes.ts'
import { auditRoutes } from '#src/features/audit/server/audit-routes.ts'
import { isFinishedMessage } from '#src/features/contact/server/contact.ts'
import { contactRoutes } from '#src/features/contact/server/contact-routes.ts'
import { customizationRoutes } from '#src/features/customization/server/customization-routes.ts'
import { sameNumberRoutes } from '#src/features/dashboard/server/same-number-routes.ts'
import { searchRoutes } from '#src/features/dashboard/server/search-routes.ts'
import { catalogueRoutes } from '#src/features/menu/server/catalogue-routes.ts'
import { deviceCallers } from '#src/features/devices/server/device-callers.ts'
import { deviceRoutes } from '#src/features/devices/server/device-routes.ts'
import { kitchenRoutes } from '#src/features/kitchen/server/kitchen-routes.ts'
import { ingredientRoutes } from '#src/features/ingredients/server/ingredient-routes.ts'
import { menuRoutes } from '#src/features/menu/server/menu-routes.ts'
import { newsFeedRoutes } from '#src/features/news/server/feed-routes.ts'
import { newsAddresses } from '#src/features/news/server/news.ts'
import { newsRoutes } from '#src/features/news/server/news-routes.ts'
import { postEditRoutes } from '#src/features/news/server/post-edit-routes.ts'
import { newsletterRoutes } from '#src/features/newsletter/server/newsletter-routes.ts'
import { eventRoutes } from '#src/features/notifications/server/event-routes.ts'
import { notificationRoutes } from '#src/features/notifications/server/notification-routes.ts'
import { pushRoutes } from '#src/features/notifications/server/push-routes.ts'
import { orderPaperRoutes } from '#src/features/orders/server/order-paper-routes.ts'
import { orderRoutes } from '#src/features/orders/server/order-routes.ts'
import { unseenRoutes } from '#src/features/orders/server/unseen-routes.ts'
import { visitRoutes } from '#src/features/orders/server/visit-routes.ts'
import { pauseRoutes } from '#src/features/oven/server/pause-routes.ts'
import { transferCodeRoutes } from '#src/features/orders/server/transfer-code-routes.ts'
import { aboutContentRoutes } from '#src/features/pages/server/about-content-routes.ts'
import { filmRoutes } from '#src/features/pages/server/film-routes.ts'
import { homeContentRoutes } from '#src/features/pages/server/home-content-routes.ts'
import { toFillInRoutes } from '#src/features/pages/server/to-fill-in-routes.ts'
import { pageSeoRoutes } from '#src/features/pages/server/page-seo-routes.ts'
import { writtenHeads } from '#src/features/pages/server/pages.ts'
import { printingRoutes } from '#src/features/printing/server/printing-routes.ts'
import { presenceRoutes } from '#src/features/presence/server/presence-routes.ts'
import { reservationCalendarRoutes } from '#src/features/reservations/server/calendar-routes.ts'
import { reservationRoutes } from '#src/features/reservations/server/reservation-routes.ts'
import { siteIconRoutes } from '#src/features/restaurant/server/icon-routes.ts'
import { findRestaurantNames } from '#src/features/restaurant/server/restaurant.ts'
import { restaurantRoutes } from '#src/features/restaurant/server/restaurant-routes.ts'
import { reviewRoutes } from '#src/features/reviews/server/review-routes.ts'
import { objectRoutes } from '#src/features/uploads/server/object-routes.ts'
import { uploadRoutes } from '#src/features/uploads/server/upload-routes.ts'
import { apiDocs } from './http/api-docs.ts'
import { databaseReadiness, type Readiness } from './database/readiness.ts'
import { translateError } from './http/error-translator.ts'
import { healthRoutes } from './http/health-routes.ts'
import { jobRoutes } from './jobs/job-routes.ts'
import { requireListedRoutes } from './http/listed-routes.ts'
import { limitPipelining } from './http/pipelining-limit.ts'
import { maxHeadSize, rejectUnreadable } from './http/unreadable-request.ts'
import { unknownAddresses } from './http/api-addresses.ts'
import { limitBodyTime, maxRequestTime } from './http/body-timeout.ts'
import { browserPermissions } from './http/browser-permissions.ts'
import { requestLimits } from './http/request-limits.ts'
import { logCompleted, RequestLog } from './http/request-log.ts'
import { endConnectionsOnClose } from './http/closing-connections.ts'
import { requestTarget } from './http/request-target.ts'
import { takeTurns } from './http/request-turns.ts'
import { retryAfter } from './http/retry-after.ts'
import { apiContentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import { logSecurityEvent } from './http/security-events.ts'
import { trustedProxies, warnOfUnknownProxy } from './http/trusted-proxies.ts'
import { untransformedPages } from './http/untransformed-pages.ts'
import { requireValidHost } from './http/valid-host.ts'
import { sharedRequestLimits } from './limits/shared-request-limits.ts'
import { loggerOptions } from './http/logging.ts'
import { requireOwnOrigin } from './http/origin.ts'

import { publicResponseCache } from './http/public-response-cache.ts'
import { searchEngineRoutes } from './pages/search-engine-routes.ts'
import type { Services } from './services.ts'

const oneMegabyte = 1024 * 1024

/** Builds the application without opening a port. A test can send it requests with `inject`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services
  const readiness = databaseReadiness(services.db, services.clock)
  const sendError = errorHandler(readiness)
  const safeHeaders = securityHeaders(config)
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog(),
    trustProxy: trustedProxies(config),
    bodyLimit: oneMegabyte,
    http: { maxHeaderSize: maxHeadSize },
    rewriteUrl: requestTarget,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: maxRequestTime,
    // If a request arrives on an open connection while the server closes, it is still answered normally, because the database
    // closes later.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadable(safeHeaders),
    // Fastify rejects a malformed address before it looks for a route and before any hook runs. So the security headers are set
    // here.
    frameworkErrors(error, request, reply) {
      sendError(error, request, reply.headers(safeHeaders))
      logCompleted(request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  app.decorateRequest('actor', null)
  app.decorateRequest('device', null)
  warnOfUnknownProxy(app, config)
  requireListedRoutes(app)
  limitPipelining(app)
  limitBodyTime(app)
  takeTurns(app)

  await app.register(helmet, {
    contentSecurityPolicy: { directives: apiContentSecurityPolicy, useDefaults: false },
    strictTransportSecurity: { includeSubDomains: config.hstsSubdomains },
  })
  browserPermissions(app)
  retryAfter(app)
  endConnectionsOnClose(app)
  untransformedPages(app)
  await app.register(cookie)
  app.addHook('onRequest', requireValidHost)
  await requestLimits(app, config)
  // The check of the Origin header runs after the rate limits, which routes add to `onRequest`. So a request over a limit causes no
  // more work.
  app.addHook('preParsing', requireOwnOrigin(config))
  sessionActors(app, services)
  deviceCallers(app, services)
  // These limits count signed-in users and paired devices by their ids. So they come after the steps that find the user and the
  // device.
  sharedRequestLimits(app, services)
  publicResponseCache(app, services)
  await app.register(apiDocs, { config })

  await app.register(async (api) => {
    healthRoutes(api, { ...services, readiness })
    jobRoutes(api, services)
    const withNames = { ...services, restaurantNames: () => findRestaurantNames(services.db) }
    sessionRoutes(api, withNames)
    userRoutes(api, withNames)
    deviceRoutes(api, services)
    auditRoutes(api, services)
    searchRoutes(api, services)
    restaurantRoutes(api, services)
    menuRoutes(api, services)
    catalogueRoutes(api, services)
    customizationRoutes(api, services)
    ingredientRoutes(api, services)
    const withOpen = { ...services, openOnes: allOpen(openReservations, openOrders) }
    const withKitchen = { ...withOpen, expectedBookings }
    sameNumberRoutes(api, withKitchen)
    knownGuestRoutes(api, { ...services, findBookings: findReservationsOf })
    orderRoutes(api, withKitchen)
    kitchenRoutes(api, withKitchen)
    pauseRoutes(api, services)
    unseenRoutes(api, services)
    visitRoutes(api, { ...withKitchen, findBooking: findReservation, missingSeats })
    reservationRoutes(api, withOpen)
    printingRoutes(api, { ...services, ticketNow })
    orderPaperRoutes(api, services)
    contactRoutes(api, services)
    newsletterRoutes(api, services)
    eventRoutes(api, services)
    // The notification bell in the office counts what is still to do. So the notifications get functions that tell which orders,
    // bookings and messages are finished.
    notificationRoutes(api, {
      ...services,
      isFinished: {
        order: isFinishedOrder,
        reservation: isFinishedReservation,
        contact: isFinishedMessage,
      },
    })
    pushRoutes(api, services)
    presenceRoutes(api, { ...services, findOrdersBetween })
    aboutContentRoutes(api, services)
    homeContentRoutes(api, services)
    pageSeoRoutes(api, services)
    toFillInRoutes(api, services)
    reviewRoutes(api, services)
    newsRoutes(api, services)
    postEditRoutes(api, services)
    await api.register(filmRoutes, services)
    await api.register(uploadRoutes, services)
  })
  await app.register(objectRoutes, services)
  newsFeedRoutes(app, services)
  siteIconRoutes(app, services)
  reservationCalendarRoutes(app, services)
  transferCodeRoutes(app, services)
  searchEngineRoutes(app, services, newsAddresses(services), () => writtenHeads(services.db))
  unknownAddresses(app)
  return app
}

function errorHandler(readiness: Readiness) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    readiness.note(error)
    const { status, problem } = translateError(error, request.log)
    logSecurityEvent(request, status, problem)
    const { failure } = request.routeOptions.config
    const body = status >= 500 && failure !== undefined ? { ...problem, message: failure } : problem
    return reply.code(status).header('Cache-Control', 'no-store').send(body)
  }
}
