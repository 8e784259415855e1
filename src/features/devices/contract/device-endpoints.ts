import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { Device, NewDevice, NewDeviceInput, PairedBoard, PairInput } from './device.ts'

const endpoint = endpointsOf('Devices')
const maxBytes = 4 * 1024

export const listDevices = endpoint('GET /api/devices', {
  summary: 'All paired devices, earliest first',
  response: z.array(Device),
})

export const addDevice = endpoint('POST /api/devices', {
  summary: 'Adds a device and returns its token, which is never shown again',
  body: NewDeviceInput,
  bodyLimit: maxBytes,
  status: 201,
  response: NewDevice,
  problems: { 409: 'There are too many devices' },
  codes: ['devices.too-many'],
})

export const revokeDevice = endpoint('DELETE /api/devices/:id', {
  summary: 'Revokes a device: its calls and its event stream end at once',
  params: z.object({ id: RowId }),
  problems: { 404: 'No such device' },
  codes: ['devices.not-found'],
})

export const pairBoard = endpoint('POST /api/devices/pair', {
  summary:
    'Pairs this browser as a kitchen board by the token of its link, once, and sets the board’s cookie',
  body: PairInput,
  bodyLimit: maxBytes,
  response: PairedBoard,
  problems: { 404: 'The link is unknown, too old, or has been used' },
  codes: ['devices.link-used'],
})
