import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { listCountText } from '#src/kernel/count-text.ts'

/** The texts of the audit log. */
export const auditTexts = inBothLanguages({
  title: ['Nhật ký thay đổi', 'Audit log'],
  about: [
    'Ai đã đổi gì, lúc nào. Tên, liên hệ và mật khẩu không được lưu ở đây, chỉ ghi rằng chúng đã đổi.',
    'Who changed what, and when. Names, contacts and passwords are never stored here, only that they changed.',
  ],
  filters: {
    user: ['Người', 'Person'],
    everyone: ['Mọi người', 'Everyone'],
    guests: ['Khách, qua liên kết phiếu', 'Guests, by the link of their ticket'],
    jobs: ['Việc tự động', 'Scheduled work'],
    thing: ['Mục', 'Thing'],
    everything: ['Mọi mục', 'Everything'],
    only: [(thing: string) => `Chỉ ${thing}`, (thing: string) => `Only ${thing}`],
    from: ['Từ ngày', 'From'],
    to: ['Đến ngày', 'To'],
  },
  count: [
    (shown: number, total: number) => `${shown} / ${listCountText.vi(total)} thay đổi`,
    (shown: number, total: number) => `${shown} / ${listCountText.en(total)} changes`,
  ],
  loading: ['Đang tải các thay đổi…', 'Loading changes…'],
  failed: ['Chưa tải được các thay đổi.', 'The changes could not be loaded.'],
  none: {
    title: ['Chưa có thay đổi nào', 'Nothing has been changed yet'],
    description: [
      'Nhân viên và quản trị viên đổi gì là hiện ở đây.',
      'What staff and admins change appears here.',
    ],
  },
  noneFound: {
    title: ['Không tìm thấy thay đổi nào', 'No changes found'],
    description: [
      'Bạn thử người khác, mục khác, hoặc khoảng thời gian dài hơn.',
      'Try another person, another thing, or a longer time.',
    ],
  },
  role: [
    (name: string, role: string) => `${name} (${role})`,
    (name: string, role: string) => `${name} (${role})`,
  ],
  by: {
    deleted: [(id: string) => `Người dùng đã xoá (${id})`, (id: string) => `A deleted user (${id})`],
    guest: ['Khách, qua liên kết phiếu,', 'A guest, by the link of the ticket,'],
    operator: ['Người quản lý máy chủ, bằng lệnh,', 'Whoever runs the server, by its command,'],
    device: [(name: string) => `Thiết bị “${name}”`, (name: string) => `The device “${name}”`],
    job: [(name: string) => `Việc tự động “${name}”`, (name: string) => `The scheduled job “${name}”`],
  },
  kinds: [
    {
      ...officeTexts.vi.kinds,
      user: 'Người dùng',
      session: 'Đăng nhập',
      device: 'Thiết bị',
      'table-visit': 'Bàn',
      'kitchen-pause': 'Bếp tạm nghỉ',
      'guest-look-up': 'Số điện thoại',
      'newsletter-subscriber': 'Bản tin',
      'about-content': 'Trang giới thiệu',
      'home-content': 'Trang chủ',
      'site-settings': 'Cài đặt',
      'page-seo': 'Tìm kiếm của trang',
    },
    {
      ...officeTexts.en.kinds,
      user: 'Users',
      session: 'Sign-ins',
      device: 'Devices',
      'table-visit': 'Tables',
      'kitchen-pause': 'Pause of the kitchen',
      'guest-look-up': 'Phone numbers',
      'newsletter-subscriber': 'Newsletter',
      'about-content': 'Page about the restaurant',
      'home-content': 'Home page',
      'site-settings': 'Settings',
      'page-seo': 'Search results of pages',
    },
  ],
  things: {
    order: [(name: string) => `đơn hàng ${name}`, (name: string) => `order ${name}`],
    reservation: [(name: string) => `đặt bàn ${name}`, (name: string) => `reservation ${name}`],
    'table-visit': [(name: string) => `bàn ${name}`, (name: string) => `the table of visit ${name}`],
    'kitchen-pause': [() => 'giờ bếp tạm nghỉ', () => 'the pause of the kitchen'],
    'contact-message': [(name: string) => `tin nhắn ${name}`, (name: string) => `message ${name}`],
    'guest-look-up': [
      () => 'quán còn lưu gì của một số điện thoại',
      () => 'what is stored of a phone number',
    ],
    dish: [(name: string) => `món “${name}”`, (name: string) => `the dish “${name}”`],
    category: [(name: string) => `danh mục “${name}”`, (name: string) => `the category “${name}”`],
    ingredient: [(name: string) => `nguyên liệu “${name}”`, (name: string) => `the ingredient “${name}”`],
    'customization-schema': [
      (name: string) => `nhóm tuỳ chọn “${name}”`,
      (name: string) => `the option group “${name}”`,
    ],
    'blog-post': [(name: string) => `bài viết “${name}”`, (name: string) => `the article “${name}”`],
    review: [(name: string) => `đánh giá ${name}`, (name: string) => `review ${name}`],
    user: [(name: string) => `người dùng ${name}`, (name: string) => `the user ${name}`],
    device: [(name: string) => `thiết bị “${name}”`, (name: string) => `the device “${name}”`],
    session: [(name: string) => `lần đăng nhập ${name}`, (name: string) => `sign-in ${name}`],
    'newsletter-subscriber': [
      (name: string) => `người nhận bản tin ${name}`,
      (name: string) => `newsletter subscriber ${name}`,
    ],
    'about-content': [() => 'trang giới thiệu', () => 'the page about the restaurant'],
    'home-content': [() => 'trang chủ', () => 'the home page'],
    'site-settings': [() => 'cài đặt nhà hàng', () => 'the settings of the restaurant'],
    'page-seo': [
      (name: string) => `phần tìm kiếm của trang ${name}`,
      (name: string) => `how the page ${name} is found`,
    ],
  },
  otherThing: [(kind: string, id: string) => `${kind} ${id}`, (kind: string, id: string) => `${kind} ${id}`],
  sentence: [
    (by: string, action: string) => `${by} ${action}.`,
    (by: string, action: string) => `${by} ${action}.`,
  ],
  statusFromTo: [
    (action: string, from: string, to: string) => `${action}, từ ${from} sang ${to}`,
    (action: string, from: string, to: string) => `${action} from ${from} to ${to}`,
  ],
  fromTo: [(from: string, to: string) => `${from} → ${to}`, (from: string, to: string) => `${from} → ${to}`],
  masked: ['đã đổi, không hiện giá trị', 'changed, not shown'],
  hidden: ['không hiện giá trị', 'not shown'],
  pinned: [(thing: string) => `đã ghim ${thing}`, (thing: string) => `pinned ${thing}`],
  unpinned: [(thing: string) => `đã bỏ ghim ${thing}`, (thing: string) => `unpinned ${thing}`],
  required: ['bắt buộc', 'required'],
  untilFurtherNotice: ['đến khi báo lại', 'until further notice'],
  /** Days of the lunar calendar, such as 28/12 – 5/1. */
  lunar: [(days: string) => `${days} âm lịch`, (days: string) => `${days} of the lunar calendar`],
  everyLunarMonth: [
    (day: number) => `ngày ${day} âm lịch hằng tháng`,
    (day: number) => `day ${day} of every lunar month`,
  ],
  vatPeriod: [
    (rate: string, from: string, to: string | undefined) =>
      to === undefined ? `${rate} từ ${from}` : `${rate} từ ${from} đến ${to}`,
    (rate: string, from: string, to: string | undefined) =>
      to === undefined ? `${rate} from ${from}` : `${rate} from ${from} to ${to}`,
  ],
  pageIn: [
    (page: string, language: string) => `“${page}” (${language})`,
    (page: string, language: string) => `“${page}” (${language})`,
  ],
  open: ['Mở', 'Open'],
  openOf: [(thing: string) => `Mở ${thing}`, (thing: string) => `Open ${thing}`],
  all: ['Mọi thay đổi', 'All changes'],
  allOf: [(thing: string) => `Mọi thay đổi của ${thing}`, (thing: string) => `All changes of ${thing}`],
})
