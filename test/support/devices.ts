import type { FastifyInstance } from 'fastify'

import type { NewDevice } from '#src/features/devices/contract/device.ts'
import { signIn } from './sign-in.ts'

/** A device that an admin has added, with its token. */
export async function addDevice(app: FastifyInstance, kind: 'board' | 'printer'): Promise<NewDevice> {
  const payload = { name: 'Bếp 1', kind }
  const response = await app.inject({
    method: 'POST',
    url: '/api/devices',
    headers: { cookie: await signIn(app, 'admin') },
    payload,
  })
  return response.json<NewDevice>()
}

/** A board that has used its link. Returns its id, and what it sends as the `cookie` header. */
export async function pairBoard(app: FastifyInstance): Promise<{ id: string; cookie: string }> {
  const { id, token } = await addDevice(app, 'board')
  const { cookies } = await app.inject({ method: 'POST', url: '/api/devices/pair', payload: { token } })
  return { id, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

export async function revokeDevice(app: FastifyInstance, id: string): Promise<void> {
  await app.inject({
    method: 'DELETE',
    url: `/api/devices/${id}`,
    headers: { cookie: await signIn(app, 'admin') },
  })
}
