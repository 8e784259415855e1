/** The settings view of the staff panel: one's own profile. */
const en = {
  title: 'Settings',
  profile: 'My profile',
  fullName: 'Full name',
  email: 'E-mail',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'Leave blank to keep the current one',
  confirmPassword: 'Confirm new password',
  save: 'Save',
  saved: 'Profile updated successfully',
  error: 'Error',
  failed: 'Failed to update profile',
  problems: {
    fullName: 'Full name is required',
    email: 'Valid email required',
    currentPassword: 'Current password is required',
    currentPasswordIncorrect: 'Current password is incorrect',
    newPassword: 'New password must be at least 6 characters',
    confirmPassword: "Passwords don't match",
  },
}

const vi: typeof en = {
  title: 'Cài đặt',
  profile: 'Hồ sơ của tôi',
  fullName: 'Họ tên',
  email: 'Email',
  currentPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  newPasswordHint: 'Để trống nếu giữ mật khẩu hiện tại',
  confirmPassword: 'Nhập lại mật khẩu mới',
  save: 'Lưu',
  saved: 'Đã cập nhật hồ sơ',
  error: 'Lỗi',
  failed: 'Chưa cập nhật được hồ sơ',
  problems: {
    fullName: 'Vui lòng nhập họ tên',
    email: 'Vui lòng nhập đúng địa chỉ email',
    currentPassword: 'Vui lòng nhập mật khẩu hiện tại',
    currentPasswordIncorrect: 'Mật khẩu hiện tại không đúng',
    newPassword: 'Mật khẩu mới phải có ít nhất 6 ký tự',
    confirmPassword: 'Hai mật khẩu không giống nhau',
  },
}

export const profileTexts = { vi, en }
