import type { loginEn } from './login-en.ts'

export const loginVi: typeof loginEn = {
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
      'Mật khẩu dùng thử không được chấp nhận khi vận hành thật. Hãy đặt mật khẩu khác.',
    'accounts.too-many-attempts': 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
    'request.too-large': 'Tên đăng nhập hoặc mật khẩu quá dài.',
    'request.foreign-origin': 'Bạn mở lại trang này rồi đăng nhập từ đó nhé.',
  },
}
