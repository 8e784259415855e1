import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import type { Role } from '../contract/account.ts'
import { officeUserProblems } from './office-problem-texts.ts'

const wrong = (text: string) => ({ required: text, 'too-short': text, invalid: text })

const rolesEn: Readonly<Record<Role, string>> = { admin: 'Admin', staff: 'Staff', customer: 'Customer' }
const rolesVi: typeof rolesEn = { admin: 'Quản trị viên', staff: 'Nhân viên', customer: 'Khách hàng' }

const rows = { en: rowTexts.en({ one: 'user', many: 'users' }), vi: rowTexts.vi('người dùng') }

/** The account section of the admin dashboard: one's own profile, and all users. */
const en = {
  ...rows.en,
  title: 'Account',
  users: {
    title: 'User management',
    count: (users: number) => (users === 1 ? '1 user' : `${users} users`),
    you: 'You',
    active: officeTexts.en.active,
    inactive: 'Inactive',
    created: (date: string) => `Created ${date}`,
    own: 'Nobody can deactivate or delete their own account.',
    activate: 'Activate',
    deactivate: 'Deactivate',
    activateOf: (name: string) => `Activate ${name}`,
    deactivateOf: (name: string) => `Deactivate ${name}`,
  },
  roles: rolesEn,
  add: 'Add User',
  fields: {
    fullName: fieldTexts.en.fullName,
    username: 'Username',
    email: fieldTexts.en.email,
    password: { label: 'Password', hint: 'Leave blank to keep the current one' },
    role: { label: 'Role', hint: officeUserProblems.en['accounts.own-demotion'] },
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
  remove: {
    ...rows.en.remove,
    text: (name: string) =>
      `Are you sure you want to delete ${name}? This cannot be undone. Who is signed in with this account is signed out at once.`,
    done: 'User deleted successfully',
    failed: 'Failed to delete user',
    cannot: 'Cannot Delete',
    own: 'You cannot delete your own account',
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: 'Tài khoản',
  users: {
    title: 'Quản lý người dùng',
    count: (users) => `${users} người dùng`,
    you: 'Bạn',
    active: officeTexts.vi.active,
    inactive: 'Ngừng hoạt động',
    created: (date) => `Tạo ngày ${date}`,
    own: 'Không ai có thể khoá hoặc xoá tài khoản của chính mình.',
    activate: 'Mở khoá',
    deactivate: 'Khoá',
    activateOf: (name) => `Mở khoá ${name}`,
    deactivateOf: (name) => `Khoá ${name}`,
  },
  roles: rolesVi,
  add: 'Thêm người dùng',
  fields: {
    fullName: fieldTexts.vi.fullName,
    username: 'Tên đăng nhập',
    email: fieldTexts.vi.email,
    password: { label: 'Mật khẩu', hint: 'Để trống nếu giữ mật khẩu hiện tại' },
    role: { label: 'Vai trò', hint: officeUserProblems.vi['accounts.own-demotion'] },
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
  remove: {
    ...rows.vi.remove,
    text: (name) =>
      `Bạn có chắc muốn xoá ${name} không? Việc này không thể hoàn tác. Ai đang đăng nhập bằng tài khoản này sẽ bị đăng xuất ngay.`,
    done: 'Đã xoá người dùng',
    failed: 'Chưa xoá được người dùng',
    cannot: 'Không thể xoá',
    own: 'Bạn không thể xoá tài khoản của chính mình',
  },
}

export const accountTexts = { vi, en }
