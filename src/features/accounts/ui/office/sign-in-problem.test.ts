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
    'a wait of little more',
    new ApiError(429, { message: 'No' }, 61),
    'Login Failed',
    'Too many attempts. Try again in 2 minutes.',
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
    loginTexts.en.problems['accounts.too-many-attempts'],
  ],
])('%s is explained', (_case, error, title, description) => {
  expect(signInProblem(error, 'en')).toEqual({ title, description, tone: 'error' })
})

test.each([
  ['request.invalid', 'Bạn xem lại thông tin vừa nhập nhé.', 'Please check what you entered.'],
  ['request.malformed', 'chưa trọn vẹn', 'did not arrive as it should'],
  ['request.too-large', 'quá dài', 'too long'],
  ['accounts.demo-password', 'Mật khẩu dùng thử', 'Demo passwords'],
])('%s has its text in either language, whatever the server says', (code, vietnamese, english) => {
  const error = new ApiError(400, { message: 'Expected object, received null', code })
  expect(signInProblem(error, 'vi').description).toContain(vietnamese)
  expect(signInProblem(error, 'en').description).toContain(english)
})

test('in Vietnamese too', () => {
  expect(signInProblem(wrong, 'vi')).toMatchObject({
    title: 'Đăng nhập thất bại',
    description: 'Tên đăng nhập hoặc mật khẩu không đúng',
  })
  const waits = [1, 59, 60, 61, 900].map(
    (seconds) => signInProblem(new ApiError(429, { message: 'No' }, seconds), 'vi').description,
  )
  const wait = (time: string) => `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${time}.`
  expect(waits).toEqual(['1 giây', '59 giây', '1 phút', '2 phút', '15 phút'].map(wait))
})
