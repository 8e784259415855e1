import { expect, test } from 'vitest'

import { ApiError } from '#src/web/api.ts'
import { loginEn } from '../../texts/login-en.ts'
import { loginVi } from '../../texts/login-vi.ts'
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
  ['a fault of the server', new ApiError(500, { message: 'Oh' }), 'Error', 'An error occurred during login'],
  ['no network', new TypeError('fetch failed'), 'Error', 'An error occurred during login'],
  [
    'a short wait',
    new ApiError(429, { message: 'No' }, 1),
    'Login Failed',
    'Too many attempts. Try again in 1 second.',
  ],
  [
    'a wait of seconds',
    new ApiError(429, { message: 'No' }, 59),
    'Login Failed',
    'Too many attempts. Try again in 59 seconds.',
  ],
  [
    'a wait of a minute',
    new ApiError(429, { message: 'No' }, 60),
    'Login Failed',
    'Too many attempts. Try again in 1 minute.',
  ],
  [
    'a long wait',
    new ApiError(429, { message: 'No' }, 900),
    'Login Failed',
    'Too many attempts. Try again in 15 minutes.',
  ],
  [
    'a wait of unknown length',
    new ApiError(429, { message: 'No' }),
    'Login Failed',
    loginEn.problems['accounts.too-many-attempts'],
  ],
])('%s is explained', (_case, error, title, description) => {
  expect(signInProblem(error, loginEn)).toEqual({ title, description, tone: 'error' })
})

test('in Vietnamese too', () => {
  expect(signInProblem(wrong, loginVi)).toMatchObject({
    title: 'Đăng nhập thất bại',
    description: 'Tên đăng nhập hoặc mật khẩu không đúng',
  })
})
