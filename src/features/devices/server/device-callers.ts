import type { FastifyInstance } from 'fastify'

import { admitted, admittedDevices } from '#src/server/http/actor.ts'
import { rights } from '#src/server/rights.ts'
import type { Services } from '#src/server/services.ts'
import { findDeviceByHash, noteDevicesSeen } from './device-store.ts'
import { sentToken, setBoardCookie, tokenHash } from './device-token.ts'

/**
 * Finds the paired device that sends a request, for the calls that devices may make. If a signed-in user who may make the call has
 * sent it, the device is not looked up. For all other calls a device has no rights.
 */
export function deviceCallers(
  app: FastifyInstance,
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
): void {
  app.addHook('preParsing', async (request, reply) => {
    const audience = rights[request.routeOptions.config.contract ?? '']
    const kind = audience && admittedDevices[audience]
    if (audience === undefined || audience === 'anyone' || kind === undefined) return
    if (request.actor && admitted[audience].includes(request.actor.role)) return
    const sent = sentToken(request)
    const device = sent && (await findDeviceByHash(db, tokenHash(sent)))
    if (sent === undefined || device?.kind !== kind) return
    if (await noteDevicesSeen(db, [device.id], clock.now())) setBoardCookie(reply, sent, config)
    request.device = { id: device.id, kind: device.kind, name: device.name }
  })
}
