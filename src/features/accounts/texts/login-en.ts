import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { CommonProblemCode } from '#src/kernel/problem.ts'
import type { login } from '../contract/session-endpoints.ts'

/** Who works here reads other texts than guests do, who may call instead. */
type SignInProblemCode =
  | ProblemCodeOf<typeof login>
  | Extract<CommonProblemCode, 'request.foreign-origin' | 'request.too-large'>

const problems: Readonly<Record<SignInProblemCode, string>> = {
  'accounts.invalid-credentials': 'Invalid username or password',
  'accounts.demo-password': 'Demo passwords are refused in production. Set another password first.',
  'accounts.too-many-attempts': 'Too many attempts. Please wait a moment and try again.',
  'request.too-large': 'This username or password is too long.',
  'request.foreign-origin': 'Please open this page again and sign in from there.',
}

/** The sign-in screen of the office. */
export const loginEn = {
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
