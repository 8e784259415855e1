import type { FastifyInstance } from 'fastify'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { Device } from '../contract/device.ts'
import * as endpoints from '../contract/device-endpoints.ts'
import { findDevices } from './device-store.ts'
import type { DeviceRow } from './device-table.ts'
import { boardPurpose, setBoardCookie } from './device-token.ts'
import { addDevice, pairBoard, revokeDevice } from './pair-devices.ts'

/** The routes by which admins pair and revoke devices, and the route by which a board is paired with its link. */
export function deviceRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  route(app, endpoints.listDevices, async () => (await findDevices(db)).map(present))

  route(app, endpoints.addDevice, { sharedPerMinute: 30 }, async ({ body, request }) => {
    const { device, token } = await addDevice(services, requireActor(request), body)
    return { ...present(device), token }
  })

  route(app, endpoints.revokeDevice, ({ params, request }) =>
    revokeDevice(services, requireActor(request), params.id),
  )

  route(app, endpoints.pairBoard, { sharedPerMinute: 20 }, async ({ body, request, reply }) => {
    const purpose = boardPurpose(request, config)
    const { device, token } = await pairBoard(services, body.token, purpose)
    setBoardCookie(reply, { purpose, token }, config)
    return { name: device.name }
  })
}

function present({ tokenHash: _secret, ...device }: DeviceRow): Device {
  return withIsoTimes(device)
}
