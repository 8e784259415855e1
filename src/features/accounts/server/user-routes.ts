import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { changeUser, createUser, deleteUser, listUsers } from '../contract/user-endpoints.ts'
import { changeUser as change, deleteUser as remove } from './change-user.ts'
import { newPasswordColumns } from './new-password.ts'
import { findUsers, insertUser, presentUser } from './user-store.ts'

/** The users of the back office, for admins. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services

  route(app, listUsers, { caching: 'none' }, async () => (await findUsers(db)).map(presentUser))

  route(app, createUser, { caching: 'none' }, async ({ body: { password, ...user } }) => {
    const now = clock.now()
    const columns = await newPasswordColumns(config, 'password', password)
    return presentUser(await insertUser(db, { ...user, ...columns, createdAt: now, updatedAt: now }))
  })

  route(app, changeUser, { caching: 'none' }, async ({ params, body, request }) =>
    presentUser(await change(services, requireActor(request), params.id, body)),
  )

  route(app, deleteUser, { caching: 'none' }, ({ params, request }) =>
    remove(services, requireActor(request), params.id),
  )
}
