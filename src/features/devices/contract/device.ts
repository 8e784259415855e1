import { z } from 'zod'

import { requiredLine } from '#src/kernel/text-field.ts'

/** The kind of a paired device: a screen in the kitchen, or the program that prints in the restaurant. */
export const DeviceKind = z.enum(['board', 'printer'])
export type DeviceKind = z.infer<typeof DeviceKind>

/** A device's token, in the form in which the server makes it. */
const DeviceToken = z.string().regex(/^[\w-]{43}$/, 'No token looks like this.')

export const NewDeviceInput = z.object({
  name: requiredLine(60, 'Name is required'),
  kind: DeviceKind,
})
export type NewDeviceInput = z.infer<typeof NewDeviceInput>

export const Device = z
  .object({
    id: z.string(),
    kind: DeviceKind,
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** When a board was paired by its link. It is null until then; a printer is paired from the start. */
    pairedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Device' })
export type Device = z.infer<typeof Device>

/** A new device with its token, which is never shown again. */
export const NewDevice = z.object({ ...Device.shape, token: z.string() }).meta({ id: 'NewDevice' })
export type NewDevice = z.infer<typeof NewDevice>

export const PairInput = z.object({ token: DeviceToken })
export const PairedBoard = z.object({ name: z.string() }).meta({ id: 'PairedBoard' })
