import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { CommonProblemCode } from '#src/kernel/problem.ts'
import type { login } from '../contract/session-endpoints.ts'

/** Who works here reads other texts than guests do, who may call instead. */
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

/** The sign-in screen of the office. */
const loginEn = {
  title: 'Sign in',
  subtitle: 'For the people behind the oven.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  demo: 'This is a demo. Sign in with:',
  failed: 'Login Failed',
  invalid: 'Invalid username or password',
  error: 'Error',
  errorMore: 'An error occurred during login',
  notStored: 'Login error occurred',
  wait: (seconds: number) =>
    seconds < 60
      ? `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : `Too many attempts. Try again in ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}.`,
  problems,
}

const loginVi: typeof loginEn = {
  title: 'Đăng nhập',
  subtitle: 'Dành cho người nhà Bếp.',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  submit: 'Đăng nhập',
  usernameRequired: 'Vui lòng nhập tên đăng nhập',
  passwordRequired: 'Vui lòng nhập mật khẩu',
  demo: 'Đây là bản dùng thử. Bạn đăng nhập bằng:',
  failed: 'Đăng nhập thất bại',
  invalid: 'Tên đăng nhập hoặc mật khẩu không đúng',
  error: 'Lỗi',
  errorMore: 'Đã xảy ra lỗi khi đăng nhập',
  notStored: 'Có lỗi đăng nhập',
  wait: (seconds) =>
    seconds < 60
      ? `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${seconds} giây.`
      : `Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`,
  problems: {
    'accounts.invalid-credentials': 'Tên đăng nhập hoặc mật khẩu không đúng',
    'accounts.demo-password':
      'Mật khẩu dùng thử chỉ dùng được trên máy và mạng của quán, không dùng khi vận hành thật. Hãy đặt mật khẩu khác.',
    'accounts.too-many-attempts': 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
    'accounts.busy': 'Đang có quá nhiều lượt đăng nhập. Bạn đợi một lát rồi thử lại nhé.',
    'request.too-large': 'Tên đăng nhập hoặc mật khẩu quá dài.',
    'request.foreign-origin': 'Bạn mở lại trang này rồi đăng nhập từ đó nhé.',
  },
}

export const loginTexts = { vi: loginVi, en: loginEn }
