import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/user-endpoints.ts'
import { changeUser, deleteUser } from './change-user.ts'
import { newPasswordColumns } from './new-password.ts'
import { findUsers, insertUser, presentUser } from './user-store.ts'

/** The users of the back office, for admins. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services

  route(app, endpoints.listUsers, { caching: 'none' }, async () => (await findUsers(db)).map(presentUser))

  route(app, endpoints.createUser, { caching: 'none' }, async ({ body: { password, ...user } }) => {
    const now = clock.now()
    const columns = await newPasswordColumns(config, 'password', password)
    return presentUser(await insertUser(db, { ...user, ...columns, createdAt: now, updatedAt: now }))
  })

  route(app, endpoints.changeUser, { caching: 'none' }, async ({ params, body, request }) =>
    presentUser(await changeUser(services, requireActor(request), params.id, body)),
  )

  route(app, endpoints.deleteUser, { caching: 'none' }, ({ params, request }) =>
    deleteUser(services, requireActor(request), params.id),
  )
}
