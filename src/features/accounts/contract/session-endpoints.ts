import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import {
  LoginResponse,
  LoginInput,
  OpenSession,
  ProfileInput,
  SessionResponse,
  SignedInUser,
} from './account.ts'

const endpoint = endpointsOf('Accounts')
const maxBytes = 8 * 1024

export const login = endpoint('POST /api/auth/login', {
  summary: 'Signs in and sets the session cookie',
  body: LoginInput,
  bodyLimit: maxBytes,
  response: LoginResponse,
  problems: {
    401: 'Invalid username or password',
    403: 'A demo password, in production or from outside',
    503: 'Too many people are signing in',
  },
  codes: [
    'accounts.invalid-credentials',
    'accounts.demo-password',
    'accounts.too-many-attempts',
    'accounts.busy',
  ],
})

export const session = endpoint('GET /api/auth/session', {
  summary: 'Who is signed in, or null, and for how long',
  query: z.object({
    /**
     * Sent if the person has done something on the page since the last call. Without this parameter, the call does not prolong the
     * session.
     */
    active: z.literal('true').optional(),
  }),
  response: SessionResponse,
})

export const listOwnSessions = endpoint('GET /api/auth/sessions', {
  summary: 'One’s own open sessions: this one, then the one last used first',
  response: z.array(OpenSession),
})

export const endOtherSessions = endpoint('DELETE /api/auth/sessions', {
  summary: 'Ends all of one’s own sessions but this one',
  codes: [],
})

export const endOwnSession = endpoint('DELETE /api/auth/sessions/:id', {
  summary: 'Ends another one of one’s own sessions; this one is ended by signing out',
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No other session of one’s own has this id' },
  codes: ['accounts.session-not-found'],
})

export const logout = endpoint('POST /api/admin/logout', {
  summary: 'Ends the session on the server and clears the cookie',
  response: z.object({ ok: z.literal(true) }),
  codes: [],
})

export const currentAdmin = endpoint('GET /api/admin/me', {
  summary: 'The signed-in admin',
  response: SignedInUser,
})

export const currentStaff = endpoint('GET /api/staff/me', {
  summary: 'The signed-in member of staff',
  response: SignedInUser,
})

export const changeProfile = endpoint('PATCH /api/admin/profile', {
  summary: 'Changes one’s own name, e-mail and password',
  body: ProfileInput,
  bodyLimit: maxBytes,
  response: SignedInUser,
  problems: {
    409: 'The e-mail belongs to another user',
    503: 'Too many people are signing in',
  },
  codes: [
    'accounts.current-password-incorrect',
    'accounts.email-taken',
    'accounts.demo-password',
    'accounts.password-common',
    'accounts.too-many-attempts',
    'accounts.busy',
  ],
})
