import { z } from 'zod'

import { requiredLine } from '#src/kernel/text-field.ts'

/** The kind of a paired device: a screen in the kitchen (`board`), or the program that prints in the restaurant (`printer`). */
export const DeviceKind = z.enum(['board', 'printer'])
export type DeviceKind = z.infer<typeof DeviceKind>

/** A device's token in the form in which the server makes tokens. */
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
    /**
     * When the board's browser opened the pairing link. Null until then. A printer counts as paired from the moment when it was
     * added.
     */
    pairedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Device' })
export type Device = z.infer<typeof Device>

/** A new device with its token. No later response contains the token. */
export const NewDevice = z.object({ ...Device.shape, token: z.string() }).meta({ id: 'NewDevice' })
export type NewDevice = z.infer<typeof NewDevice>

export const PairInput = z.object({ token: DeviceToken })
export const PairedBoard = z.object({ name: z.string() }).meta({ id: 'PairedBoard' })
