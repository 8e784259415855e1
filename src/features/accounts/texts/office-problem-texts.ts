import type { CodesIn, ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { changeProfile, endOtherSessions, endOwnSession, logout } from '../contract/session-endpoints.ts'
import type * as userCalls from '../contract/user-endpoints.ts'

type Code =
  | CodesIn<typeof userCalls>
  | ProblemCodeOf<typeof changeProfile | typeof endOwnSession | typeof endOtherSessions | typeof logout>

const ownAccount = {
  en: 'You cannot delete your own account.',
  vi: 'Bạn không thể xoá tài khoản của chính mình.',
}

const en: Readonly<Record<Code, string>> = {
  'accounts.user-not-found': 'This user does not exist any more.',
  'accounts.session-not-found': 'This device is signed out already.',
  'accounts.username-taken': 'This username belongs to another user.',
  'accounts.email-taken': 'This e-mail address belongs to another user.',
  'accounts.demo-password': 'Demo passwords are not accepted in production. Choose another one.',
  'accounts.password-common':
    'This password is among the first that are guessed: a very common one, your name or the restaurant’s. Choose another one.',
  'accounts.current-password-incorrect': 'The current password is not correct.',
  'accounts.too-many-attempts': 'Too many attempts. Please wait a moment and try again.',
  'accounts.busy': 'Too many people are signing in right now. Please try again in a moment.',
  'accounts.own-deletion': ownAccount.en,
  'accounts.own-deactivation': ownAccount.en,
  'accounts.own-demotion': 'You cannot change your own role.',
  'accounts.own-password': 'You change your own password in “My profile”.',
}

const vi: typeof en = {
  'accounts.user-not-found': 'Người dùng này không còn nữa.',
  'accounts.session-not-found': 'Thiết bị này đã đăng xuất rồi.',
  'accounts.username-taken': 'Tên đăng nhập này đã có người dùng.',
  'accounts.email-taken': 'Email này đã có người dùng.',
  'accounts.demo-password':
    'Mật khẩu dùng thử không được chấp nhận khi vận hành thật. Bạn chọn mật khẩu khác nhé.',
  'accounts.password-common':
    'Mật khẩu này rất dễ bị đoán: nó quá phổ biến, hoặc là tên của bạn hay của quán. Bạn chọn mật khẩu khác nhé.',
  'accounts.current-password-incorrect': 'Mật khẩu hiện tại không đúng.',
  'accounts.too-many-attempts': 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  'accounts.busy': 'Đang có quá nhiều lượt đăng nhập. Bạn đợi một lát rồi thử lại nhé.',
  'accounts.own-deletion': ownAccount.vi,
  'accounts.own-deactivation': ownAccount.vi,
  'accounts.own-demotion': 'Bạn không thể đổi vai trò của chính mình.',
  'accounts.own-password': 'Bạn đổi mật khẩu của mình trong “Hồ sơ của tôi” nhé.',
}

/** The texts for staff, for errors of calls about users and about the user's own profile. */
export const officeUserProblems = { vi, en }
