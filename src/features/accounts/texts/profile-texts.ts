import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { accountTexts } from './account-texts.ts'

/** The settings view of the staff panel: one's own profile. */
const en = {
  ...fieldTexts.en,
  title: 'Settings',
  profile: 'My profile',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: accountTexts.en.fields.password.hint,
  confirmPassword: 'Confirm new password',
  saved: 'Profile updated successfully',
  failed: 'Failed to update profile',
  problems: {
    fullName: accountTexts.en.problems.fullName.required,
    email: accountTexts.en.problems.email.invalid,
    currentPassword: 'Current password is required',
    currentPasswordIncorrect: 'Current password is incorrect',
    newPassword: 'New password must be at least 6 characters',
    confirmPassword: "Passwords don't match",
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'Loading your devices…',
    failed: 'Your devices could not be loaded.',
    current: 'This device',
    unknownDevice: 'Unknown device',
    signedIn: (moment: string) => `Signed in at ${moment}`,
    lastSeen: (moment: string) => `Last used at ${moment}`,
    end: 'Sign out',
    endOf: (device: string, moment: string) => `Sign out ${device}, signed in at ${moment}`,
    endOthers: 'Sign out all other devices',
    ended: 'The device has been signed out',
    othersEnded: 'All other devices have been signed out',
    endFailed: 'The device could not be signed out',
  },
}

const vi: typeof en = {
  ...fieldTexts.vi,
  title: 'Cài đặt',
  profile: 'Hồ sơ của tôi',
  currentPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  newPasswordHint: accountTexts.vi.fields.password.hint,
  confirmPassword: 'Nhập lại mật khẩu mới',
  saved: 'Đã cập nhật hồ sơ',
  failed: 'Chưa cập nhật được hồ sơ',
  problems: {
    fullName: accountTexts.vi.problems.fullName.required,
    email: accountTexts.vi.problems.email.invalid,
    currentPassword: 'Vui lòng nhập mật khẩu hiện tại',
    currentPasswordIncorrect: 'Mật khẩu hiện tại không đúng',
    newPassword: 'Mật khẩu mới phải có ít nhất 6 ký tự',
    confirmPassword: 'Hai mật khẩu không giống nhau',
  },
  sessions: {
    title: 'Nơi bạn đang đăng nhập',
    loading: 'Đang tải danh sách thiết bị…',
    failed: 'Chưa tải được danh sách thiết bị.',
    current: 'Thiết bị này',
    unknownDevice: 'Thiết bị không rõ',
    signedIn: (moment) => `Đăng nhập lúc ${moment}`,
    lastSeen: (moment) => `Dùng gần nhất lúc ${moment}`,
    end: 'Đăng xuất',
    endOf: (device, moment) => `Đăng xuất ${device}, đăng nhập lúc ${moment}`,
    endOthers: 'Đăng xuất mọi thiết bị khác',
    ended: 'Đã đăng xuất thiết bị',
    othersEnded: 'Đã đăng xuất mọi thiết bị khác',
    endFailed: 'Chưa đăng xuất được thiết bị',
  },
}

export const profileTexts = { vi, en }
