import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { CommonProblemCode } from '#src/kernel/problem.ts'
import type { login } from '../contract/session-endpoints.ts'

/**
 * The codes of errors for which staff get a text of their own. The texts for guests differ, because a guest can call the restaurant
 * for help.
 */
type SignInProblemCode =
  | ProblemCodeOf<typeof login>
  | Extract<CommonProblemCode, 'request.foreign-origin' | 'request.too-large'>

const problems: Readonly<Record<SignInProblemCode, string>> = {
  'accounts.invalid-credentials': 'Invalid username or password',
  'accounts.demo-password':
    'Demo passwords work on your own machine and network alone, and never in production. Set another password first.',
  'accounts.too-many-attempts': 'Too many attempts. Please wait a moment and try again.',
  'accounts.busy': 'Too many people are signing in right now. Please try again in a moment.',
  'request.too-large': 'This username or password is too long.',
  'request.foreign-origin': 'Please open this page again and sign in from there.',
}

/** The texts of the sign-in screen of the office. */
export const loginTexts = inBothLanguages({
  title: ['Đăng nhập', 'Sign in'],
  subtitle: ['Dành cho người nhà Bếp.', 'For the people behind the oven.'],
  username: ['Tên đăng nhập', 'Username'],
  password: ['Mật khẩu', 'Password'],
  showPassword: ['Hiện mật khẩu', 'Show password'],
  hidePassword: ['Ẩn mật khẩu', 'Hide password'],
  submit: ['Đăng nhập', 'Sign in'],
  usernameRequired: ['Vui lòng nhập tên đăng nhập', 'Username is required'],
  passwordRequired: ['Vui lòng nhập mật khẩu', 'Password is required'],
  demo: ['Đây là bản dùng thử. Bạn đăng nhập bằng:', 'This is a demo. Sign in with:'],
  failed: ['Đăng nhập thất bại', 'Login Failed'],
  invalid: ['Tên đăng nhập hoặc mật khẩu không đúng', 'Invalid username or password'],
  error: ['Lỗi', 'Error'],
  errorMore: ['Đã xảy ra lỗi khi đăng nhập', 'An error occurred during login'],
  notStored: ['Có lỗi đăng nhập', 'Login error occurred'],
  wait: [
    (seconds: number) =>
      seconds < 60
        ? `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${seconds} giây.`
        : `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`,
    (seconds: number) =>
      seconds < 60
        ? `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
        : `Too many attempts. Try again in ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}.`,
  ],
  problems: [
    {
      'accounts.invalid-credentials': 'Tên đăng nhập hoặc mật khẩu không đúng',
      'accounts.demo-password':
        'Mật khẩu dùng thử chỉ dùng được trên máy và mạng của quán, không dùng khi vận hành thật. Hãy đặt mật khẩu khác.',
      'accounts.too-many-attempts': 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
      'accounts.busy': 'Đang có quá nhiều lượt đăng nhập. Bạn đợi một lát rồi thử lại nhé.',
      'request.too-large': 'Tên đăng nhập hoặc mật khẩu quá dài.',
      'request.foreign-origin': 'Bạn mở lại trang này rồi đăng nhập từ đó nhé.',
    },
    problems,
  ],
})
