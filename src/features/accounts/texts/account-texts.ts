import { inBothLanguages, type PairFor } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import type { Role } from '../contract/account.ts'
import { officeUserProblems } from './office-problem-texts.ts'

const wrong = (text: string) => ({ required: text, 'too-short': text, invalid: text })

const rows = rowPairs('người dùng', 'user', 'users')

/** The texts for the accounts section of the office: the user's own profile, and the list of all users. */
export const accountTexts = inBothLanguages({
  ...rows,
  devices: ['Ghép màn hình bếp, máy in', 'Pair kitchen boards and printers'],
  title: ['Tài khoản', 'Account'],
  users: {
    title: ['Quản lý người dùng', 'User management'],
    count: [
      (users: number) => `${users} người dùng`,
      (users: number) => (users === 1 ? '1 user' : `${users} users`),
    ],
    you: ['Bạn', 'You'],
    active: [officeTexts.vi.active, officeTexts.en.active],
    inactive: ['Ngừng hoạt động', 'Inactive'],
    created: [(date: string) => `Tạo ngày ${date}`, (date: string) => `Created ${date}`],
    own: [
      'Không ai có thể khoá hoặc xoá tài khoản của chính mình.',
      'Nobody can deactivate or delete their own account.',
    ],
    activate: ['Mở khoá', 'Activate'],
    deactivate: ['Khoá', 'Deactivate'],
    activateOf: [(name: string) => `Mở khoá ${name}`, (name: string) => `Activate ${name}`],
    deactivateOf: [(name: string) => `Khoá ${name}`, (name: string) => `Deactivate ${name}`],
  },
  roles: {
    admin: ['Quản trị viên', 'Admin'],
    staff: ['Nhân viên', 'Staff'],
    customer: ['Khách hàng', 'Customer'],
  } satisfies PairFor<Role>,
  add: ['Thêm người dùng', 'Add User'],
  fields: {
    fullName: [fieldTexts.vi.fullName, fieldTexts.en.fullName],
    username: ['Tên đăng nhập', 'Username'],
    email: [fieldTexts.vi.email, fieldTexts.en.email],
    password: {
      label: ['Mật khẩu', 'Password'],
      hint: ['Để trống nếu giữ mật khẩu hiện tại', 'Leave blank to keep the current one'],
    },
    role: {
      label: ['Vai trò', 'Role'],
      hint: [officeUserProblems.vi['accounts.own-demotion'], officeUserProblems.en['accounts.own-demotion']],
    },
    isActive: ['Đang hoạt động, được đăng nhập', 'Active, may sign in'],
  },
  ownPassword: [
    'Bạn đổi mật khẩu của mình trong “Hồ sơ của tôi”, ngay trên trang này.',
    'You change your own password in “My profile”, on this page.',
  ],
  // Each field has one message for all problems, because the rules for the fields are simple.
  problems: {
    username: [
      wrong('Tên đăng nhập phải có ít nhất 3 ký tự'),
      wrong('Username must be at least 3 characters'),
    ],
    email: [wrong('Vui lòng nhập đúng địa chỉ email'), wrong('Valid email required')],
    fullName: [wrong('Vui lòng nhập họ tên'), wrong('Full name is required')],
    password: [wrong('Mật khẩu phải có ít nhất 6 ký tự'), wrong('Password must be at least 6 characters')],
  },
  created: ['Đã thêm người dùng', 'User created successfully'],
  createFailed: ['Chưa thêm được người dùng', 'Failed to create user'],
  updated: ['Đã cập nhật người dùng', 'User updated successfully'],
  updateFailed: ['Chưa cập nhật được người dùng', 'Failed to update user'],
  remove: {
    ...rows.remove,
    text: [
      (name: string) =>
        `Bạn có chắc muốn xoá ${name} không? Việc này không thể hoàn tác. Ai đang đăng nhập bằng tài khoản này sẽ bị đăng xuất ngay.`,
      (name: string) =>
        `Are you sure you want to delete ${name}? This cannot be undone. Who is signed in with this account is signed out at once.`,
    ],
    done: ['Đã xoá người dùng', 'User deleted successfully'],
    failed: ['Chưa xoá được người dùng', 'Failed to delete user'],
    cannot: ['Không thể xoá', 'Cannot Delete'],
    own: ['Bạn không thể xoá tài khoản của chính mình', 'You cannot delete your own account'],
  },
})
