import { expect, test } from 'vitest'

import { extendsSession } from './session-activity.ts'

test.each([
  ['GET /api/orders', false, false, true],
  ['GET /api/orders', true, false, false],
  // What a page sends by itself stays that, whatever else it claims.
  ['GET /api/orders', true, true, false],
  ['GET /api/events', false, false, false],
  ['GET /api/events', false, true, false],
  ['GET /api/auth/session', false, false, false],
  ['GET /api/auth/session', false, true, true],
  ['GET /api/admin/me', false, false, true],
])(
  '%s, in the background: %s, active: %s, extends the session: %s',
  (contract, background, active, extended) => {
    expect(extendsSession({ contract, background, active })).toBe(extended)
  },
)
