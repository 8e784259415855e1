import { expect, test } from 'vitest'

import { ApiError } from '#src/web/api.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import { signInProblem } from './sign-in-problem.ts'

const wrong = new ApiError(401, {
  message: 'Invalid username or password',
  code: 'accounts.invalid-credentials',
})

test.each([
  ['a wrong password', wrong, 'Login Failed', 'Invalid username or password'],
  [
    'an error without a message',
    new ApiError(401, { message: '' }),
    'Login Failed',
    'Invalid username or password',
  ],
  [
    'an unknown error',
    new ApiError(403, { message: 'Closed today', code: 'new.code' }),
    'Login Failed',
    'Closed today',
  ],
  [
    'what a proxy rejects, which says nothing to people,',
    new ApiError(403, { message: '<html>Forbidden</html>' }),
    'Login Failed',
    'Invalid username or password',
  ],
  ['a fault of the server', new ApiError(500, { message: 'Oh' }), 'Error', 'An error occurred during login'],
  ['no network', new TypeError('fetch failed'), 'Error', 'An error occurred during login'],
  [
    'a wait of a minute',
    new ApiError(429, { message: 'No' }, 60),
    'Login Failed',
    'Too many attempts. Try again in 1 minute.',
  ],
  [
    'a wait of little more',
    new ApiError(429, { message: 'No' }, 61),
    'Login Failed',
    'Too many attempts. Try again in 2 minutes.',
  ],
  [
    'a wait of unknown length',
    new ApiError(429, { message: 'No' }),
    'Login Failed',
    loginTexts.en.problems['accounts.too-many-attempts'],
  ],
])('%s is explained', (_case, error, title, description) => {
  expect(signInProblem(error, 'en')).toEqual({ title, description, tone: 'error' })
})
