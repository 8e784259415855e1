import type { Role } from '#src/features/accounts/contract/account.ts'
import { createUser, signIn } from './sign-in.ts'
import type { TestRestaurant } from './test-restaurant.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type OfficeCall = Awaited<ReturnType<typeof officeCalls>>

/** Calls the API as a new user of this role, signed in as people are; as anonymous, without a session. */
export async function officeCalls({ app, db }: Pick<TestRestaurant, 'app' | 'db'>, who: Role | 'anonymous') {
  const headers =
    who === 'anonymous' ? {} : { cookie: await signIn(app, await createUser(db, { role: who })) }
  return (method: Method, url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
}
