import { conflict, notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import { deleteRow, insertRow, updateRow } from '#src/server/database/rows.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { NewDeviceInput } from '../contract/device.ts'
import { isLinkValid, maxDevices } from '../rules/device-limits.ts'
import { findDeviceByHash, findDevices, lockDevice } from './device-store.ts'
import { auditedDevice, deviceTable, type DeviceRow } from './device-table.ts'
import { newToken, tokenHash, type SentToken } from './device-token.ts'

/**
 * Adds a device. The returned token is stored nowhere: a board's token is in a link that works once, and a printer sends its token
 * with each call. Throws 409 if the maximum number of devices is reached.
 */
export async function addDevice(
  services: AuditServices,
  by: Actor,
  { kind, name }: NewDeviceInput,
): Promise<{ device: DeviceRow; token: string }> {
  const token = newToken()
  const now = services.clock.now()
  const thing = { ...auditedDevice, lock: advisoryLocks.devices }
  const device = await recordChange(services, { by, action: 'devices.created', thing }, async (tx) => {
    if ((await findDevices(tx)).length >= maxDevices) {
      throw conflict('devices.too-many', `There may be ${maxDevices} devices at most`)
    }
    const after = await insertRow(tx, deviceTable, {
      id: rowId('device', now),
      kind,
      name,
      tokenHash: tokenHash({ purpose: kind === 'board' ? 'link' : 'printer', token }),
      createdAt: now,
      pairedAt: kind === 'board' ? null : now,
    })
    return { before: undefined, after }
  })
  return { device, token }
}

/**
 * Pairs the browser in which a board's link was opened. After that the link no longer works, and the returned token goes into the
 * board's cookie. Throws 404 if the link is unknown, too old or already used.
 */
export async function pairBoard(
  services: AuditServices,
  linkToken: string,
  purpose: SentToken['purpose'],
): Promise<{ device: DeviceRow; token: string }> {
  const token = newToken()
  const now = services.clock.now()
  const linkHash = tokenHash({ purpose: 'link', token: linkToken })
  const found = await findDeviceByHash(services.db, linkHash)
  const by = { device: found?.name ?? '' }
  const write = { by, action: 'devices.paired', thing: auditedDevice } as const
  const device = await recordChange(services, write, async (tx) => {
    const before = await lockDevice(tx, { tokenHash: linkHash })
    if (!before || !isLinkValid(before.createdAt, now)) {
      throw notFound('devices.link-used', 'This link is unknown, too old, or has been used')
    }
    const change = { tokenHash: tokenHash({ purpose, token }), pairedAt: now, lastSeenAt: now }
    return { before, after: await updateRow(tx, deviceTable, before.id, change) }
  })
  return { device, token }
}

/**
 * Revokes a device: its next call is rejected, and all servers close its event streams. Throws 404 if there is no device with this
 * id.
 */
export async function revokeDevice(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'devices.revoked', thing: auditedDevice } as const
  await recordChange(services, write, async (tx) => {
    const before = await lockDevice(tx, { id })
    if (!before) throw notFound('devices.not-found', 'There is no such device')
    await deleteRow(tx, deviceTable, id)
    return { before, after: undefined }
  })
}
