import type { Role } from '../contract/account.ts'

const wrong = (text: string) => ({ required: text, 'too-short': text, invalid: text })

const rolesEn: Readonly<Record<Role, string>> = { admin: 'Admin', staff: 'Staff', customer: 'Customer' }
const rolesVi: typeof rolesEn = { admin: 'Quản trị viên', staff: 'Nhân viên', customer: 'Khách hàng' }

/** The account section of the admin dashboard: one's own profile, and all users. */
const en = {
  title: 'Account',
  users: {
    title: 'User management',
    count: (users: number) => (users === 1 ? '1 user' : `${users} users`),
    loading: 'Loading users…',
    failed: 'The users could not be loaded.',
    you: 'You',
    active: 'Active',
    inactive: 'Inactive',
    created: (date: string) => `Created ${date}`,
    own: 'Nobody can deactivate or delete their own account.',
    activate: 'Activate',
    deactivate: 'Deactivate',
    activateOf: (name: string) => `Activate ${name}`,
    deactivateOf: (name: string) => `Deactivate ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
  },
  roles: rolesEn,
  dialog: { loading: 'Loading the user…', missing: 'This user does not exist any more.', title: 'User' },
  list: { failed: 'The users could not be loaded.' },
  add: 'Add User',
  edit: (name: string) => `Edit ${name}`,
  fields: {
    fullName: 'Full name',
    username: 'Username',
    email: 'E-mail',
    password: { label: 'Password', hint: 'Leave blank to keep the current one' },
    role: { label: 'Role', hint: 'You cannot change your own role.' },
    isActive: 'Active, may sign in',
  },
  ownPassword: 'You change your own password in “My profile”, on this page.',
  // Each has one rule.
  problems: {
    username: wrong('Username must be at least 3 characters'),
    email: wrong('Valid email required'),
    fullName: wrong('Full name is required'),
    password: wrong('Password must be at least 6 characters'),
  },
  created: 'User created successfully',
  createFailed: 'Failed to create user',
  updated: 'User updated successfully',
  updateFailed: 'Failed to update user',
  changedMeanwhile: 'Somebody else has changed this user meanwhile',
  toggles: { active: { done: () => 'User updated successfully', failed: 'Failed to update user' } },
  remove: {
    title: 'Delete this user?',
    text: (name: string) =>
      `Are you sure you want to delete ${name}? This cannot be undone. Who is signed in with this account is signed out at once.`,
    done: 'User deleted successfully',
    failed: 'Failed to delete user',
    cannot: 'Cannot Delete',
    own: 'You cannot delete your own account',
  },
}

const vi: typeof en = {
  title: 'Tài khoản',
  users: {
    title: 'Quản lý người dùng',
    count: (users) => `${users} người dùng`,
    loading: 'Đang tải người dùng…',
    failed: 'Chưa tải được danh sách người dùng.',
    you: 'Bạn',
    active: 'Đang hoạt động',
    inactive: 'Ngừng hoạt động',
    created: (date) => `Tạo ngày ${date}`,
    own: 'Không ai có thể khoá hoặc xoá tài khoản của chính mình.',
    activate: 'Mở khoá',
    deactivate: 'Khoá',
    activateOf: (name) => `Mở khoá ${name}`,
    deactivateOf: (name) => `Khoá ${name}`,
    deleteOf: (name) => `Xoá ${name}`,
  },
  roles: rolesVi,
  dialog: { loading: 'Đang tải người dùng…', missing: 'Người dùng này không còn nữa.', title: 'Người dùng' },
  list: { failed: 'Chưa tải được danh sách người dùng.' },
  add: 'Thêm người dùng',
  edit: (name) => `Sửa ${name}`,
  fields: {
    fullName: 'Họ tên',
    username: 'Tên đăng nhập',
    email: 'Email',
    password: { label: 'Mật khẩu', hint: 'Để trống nếu giữ mật khẩu hiện tại' },
    role: { label: 'Vai trò', hint: 'Bạn không thể đổi vai trò của chính mình.' },
    isActive: 'Đang hoạt động, được đăng nhập',
  },
  ownPassword: 'Bạn đổi mật khẩu của mình trong “Hồ sơ của tôi”, ngay trên trang này.',
  problems: {
    username: wrong('Tên đăng nhập phải có ít nhất 3 ký tự'),
    email: wrong('Vui lòng nhập đúng địa chỉ email'),
    fullName: wrong('Vui lòng nhập họ tên'),
    password: wrong('Mật khẩu phải có ít nhất 6 ký tự'),
  },
  created: 'Đã thêm người dùng',
  createFailed: 'Chưa thêm được người dùng',
  updated: 'Đã cập nhật người dùng',
  updateFailed: 'Chưa cập nhật được người dùng',
  changedMeanwhile: 'Người khác vừa sửa người dùng này',
  toggles: { active: { done: () => 'Đã cập nhật người dùng', failed: 'Chưa cập nhật được người dùng' } },
  remove: {
    title: 'Xoá người dùng này?',
    text: (name) =>
      `Bạn có chắc muốn xoá ${name} không? Việc này không thể hoàn tác. Ai đang đăng nhập bằng tài khoản này sẽ bị đăng xuất ngay.`,
    done: 'Đã xoá người dùng',
    failed: 'Chưa xoá được người dùng',
    cannot: 'Không thể xoá',
    own: 'Bạn không thể xoá tài khoản của chính mình',
  },
}

export const accountTexts = { vi, en }
