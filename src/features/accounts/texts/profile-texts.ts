import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { accountTexts } from './account-texts.ts'

const own = inBothLanguages({
  title: ['Cài đặt', 'Settings'],
  profile: ['Hồ sơ của tôi', 'My profile'],
  currentPassword: ['Mật khẩu hiện tại', 'Current password'],
  newPassword: ['Mật khẩu mới', 'New password'],
  newPasswordHint: [accountTexts.vi.fields.password.hint, accountTexts.en.fields.password.hint],
  confirmPassword: ['Nhập lại mật khẩu mới', 'Confirm new password'],
  saved: ['Đã cập nhật hồ sơ', 'Profile updated successfully'],
  failed: ['Chưa cập nhật được hồ sơ', 'Failed to update profile'],
  problems: {
    fullName: [accountTexts.vi.problems.fullName.required, accountTexts.en.problems.fullName.required],
    email: [accountTexts.vi.problems.email.invalid, accountTexts.en.problems.email.invalid],
    currentPassword: ['Vui lòng nhập mật khẩu hiện tại', 'Current password is required'],
    currentPasswordIncorrect: ['Mật khẩu hiện tại không đúng', 'Current password is incorrect'],
    newPassword: ['Mật khẩu mới phải có ít nhất 6 ký tự', 'New password must be at least 6 characters'],
    confirmPassword: ['Hai mật khẩu không giống nhau', "Passwords don't match"],
  },
  sessions: {
    title: ['Nơi bạn đang đăng nhập', 'Where you are signed in'],
    loading: ['Đang tải danh sách thiết bị…', 'Loading your devices…'],
    failed: ['Chưa tải được danh sách thiết bị.', 'Your devices could not be loaded.'],
    current: ['Thiết bị này', 'This device'],
    unknownDevice: ['Thiết bị không rõ', 'Unknown device'],
    signedIn: [(moment: string) => `Đăng nhập lúc ${moment}`, (moment: string) => `Signed in at ${moment}`],
    lastSeen: [
      (moment: string) => `Dùng gần nhất lúc ${moment}`,
      (moment: string) => `Last used at ${moment}`,
    ],
    end: ['Đăng xuất', 'Sign out'],
    endOf: [
      (device: string, moment: string) => `Đăng xuất ${device}, đăng nhập lúc ${moment}`,
      (device: string, moment: string) => `Sign out ${device}, signed in at ${moment}`,
    ],
    endOthers: ['Đăng xuất mọi thiết bị khác', 'Sign out all other devices'],
    ended: ['Đã đăng xuất thiết bị', 'The device has been signed out'],
    othersEnded: ['Đã đăng xuất mọi thiết bị khác', 'All other devices have been signed out'],
    endFailed: ['Chưa đăng xuất được thiết bị', 'The device could not be signed out'],
  },
})

/** The texts of the settings page in the staff area, which shows the user's own profile. */
export const profileTexts = { vi: { ...fieldTexts.vi, ...own.vi }, en: { ...fieldTexts.en, ...own.en } }
