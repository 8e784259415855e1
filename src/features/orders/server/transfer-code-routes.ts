import type { FastifyInstance } from 'fastify'

import { amountOf } from '#src/kernel/money.ts'
import { notFound } from '#src/kernel/problem.ts'
import { filesPerMinute } from '#src/server/http/request-limits.ts'
import { bitPng } from '#src/server/images/bit-png.ts'
import type { Services } from '#src/server/services.ts'
import { qrModules } from '#src/web/qr-modules.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { transferMessage, vietQrPayload } from '#src/features/restaurant/rules/viet-qr.ts'
import { shortCode } from '../rules/order-code.ts'
import { isToTransfer } from '../rules/order-progress.ts'
import { findOrderByTicket } from './order-store.ts'

interface PictureRequest {
  readonly Params: { readonly token: string }
}

/**
 * Serves the QR code for a bank transfer as a picture, as long as the ticket shows this code. The picture needs an address of its
 * own, because browsers inside apps can save a picture from an address, but not a blob. The response is a file, so this route is
 * not part of the API.
 */
export function transferCodeRoutes(app: FastifyInstance, services: Services): void {
  const settings = siteSettingsInMemory(services)
  app.get<PictureRequest>(
    '/order/:token/transfer-code.png',
    { config: filesPerMinute(120) },
    async (request, reply) => {
      const order = await findOrderByTicket(services.db, request.params.token)
      const { bankAccount } = await settings()
      if (!order || !bankAccount || !isToTransfer(order))
        throw notFound('orders.ticket-not-found', 'There is no such order, or nothing of it to transfer')
      const purpose = shortCode(order.id)
      const payload = vietQrPayload({ ...bankAccount, amount: amountOf(order.grandTotal), purpose })
      return (
        reply
          .header('Cache-Control', 'no-store')
          // With `inline`, a browser that cannot download the picture shows it, so that guests can press and hold the picture to
          // save it.
          .header('Content-Disposition', `inline; filename="vietqr-${transferMessage(purpose)}.png"`)
          .type('image/png')
          .send(bitPng(qrModules(payload)))
      )
    },
  )
}
