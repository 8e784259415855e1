import type { APIRequest, BrowserContext } from '@playwright/test'

import { LoginResponse, type SignedInUser } from '#src/features/accounts/contract/account.ts'
import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'

export type OfficeRole = keyof typeof demoPasswords

type BrowserState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>

interface OfficeSession {
  readonly user: SignedInUser
  readonly cookies: BrowserState['cookies']
}

/** Signs in as a demo account by the API. */
export async function beginSession(
  request: APIRequest,
  address: string,
  role: OfficeRole,
): Promise<OfficeSession> {
  const api = await request.newContext({ baseURL: address, extraHTTPHeaders: { Origin: address } })
  const response = await api.post('/api/auth/login', {
    data: { username: role, password: demoPasswords[role] },
  })
  const { user } = LoginResponse.parse(await response.json())
  const { cookies } = await api.storageState()
  await api.dispose()
  return { user, cookies }
}

/** What a browser holds right after signing in: the cookie, and what the office stores of the session. */
export function storedState({ user, cookies }: OfficeSession, origin: string): BrowserState {
  const now = String(Date.now())
  const stored = { user: JSON.stringify(user), loginTime: now, lastActivity: now }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  return { cookies, origins: [{ origin, localStorage }] }
}
