import type { FastifyInstance } from 'fastify'

import { admitted, admittedDevices } from '#src/server/http/actor.ts'
import { rights } from '#src/server/rights.ts'
import type { Services } from '#src/server/services.ts'
import { findDeviceByHash, noteDevicesSeen } from './device-store.ts'
import { sentToken, setBoardCookie, tokenHash } from './device-token.ts'

/**
 * Finds out which paired device sends a request, for the calls that devices may make. If a signed-in person who may make the call
 * sends it, the device is not looked up. In all other calls the device has no rights.
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
