import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/user-endpoints.ts'
import { changeUser, createUser, deleteUser } from './edit-users.ts'
import type { PasswordPolicy } from './new-password.ts'
import { presentUser } from './present-user.ts'
import { findUsers } from './user-store.ts'

/** The routes by which admins manage the users of the office. */
export function userRoutes(app: FastifyInstance, services: Services & PasswordPolicy): void {
  route(app, endpoints.listUsers, async () => (await findUsers(services.db)).map(presentUser))

  route(app, endpoints.createUser, async ({ body, request }) =>
    presentUser(await createUser(services, requireActor(request), body)),
  )

  route(app, endpoints.changeUser, async ({ params, body, request }) =>
    presentUser(await changeUser(services, requireActor(request), params.id, body)),
  )

  route(app, endpoints.deleteUser, ({ params, request }) =>
    deleteUser(services, requireActor(request), params.id),
  )
}
