import { listCountText } from '#src/kernel/count-text.ts'

/** The subscribers of the newsletter, in the admin's office. */
const en = {
  title: 'Newsletter subscribers',
  note: 'Who unsubscribes is deleted at once. Every newsletter has to carry the link of its reader, which the CSV file holds.',
  download: 'Download as CSV',
  list: {
    search: 'Search by e-mail',
    filters: {},
    count: (shown: number, total: number) => `${shown} / ${listCountText.en(total)} subscribers`,
    loading: 'Loading the subscribers…',
    failed: 'The subscribers could not be loaded.',
    none: { title: 'Nobody has subscribed yet', description: 'Guests subscribe at the foot of every page.' },
    noneFound: { title: 'No subscriber found', description: 'Try a shorter part of the address.' },
  },
  language: { vi: 'reads Vietnamese', en: 'reads English' },
  since: 'Subscribed:',
  removeOf: (email: string) => `Delete ${email}`,
  confirm: {
    title: 'Delete this subscriber?',
    text: (email: string) => `${email} gets no newsletter any more. This cannot be undone.`,
  },
  removed: 'The subscriber has been deleted',
  removeFailed: 'The subscriber could not be deleted',
}

const vi: typeof en = {
  title: 'Người nhận bản tin',
  note: 'Ai huỷ đăng ký sẽ bị xoá ngay. Mỗi bản tin phải có liên kết huỷ của người nhận, có sẵn trong tệp CSV.',
  download: 'Tải tệp CSV',
  list: {
    search: 'Tìm theo email',
    filters: {},
    count: (shown, total) => `${shown} / ${listCountText.vi(total)} người nhận`,
    loading: 'Đang tải danh sách…',
    failed: 'Chưa tải được danh sách.',
    none: { title: 'Chưa có ai đăng ký', description: 'Khách đăng ký ở cuối mỗi trang.' },
    noneFound: { title: 'Không tìm thấy ai', description: 'Bạn thử một phần ngắn hơn của địa chỉ nhé.' },
  },
  language: { vi: 'đọc tiếng Việt', en: 'đọc tiếng Anh' },
  since: 'Đăng ký:',
  removeOf: (email) => `Xoá ${email}`,
  confirm: {
    title: 'Xoá người nhận này?',
    text: (email) => `${email} sẽ không nhận bản tin nữa. Không thể hoàn tác.`,
  },
  removed: 'Đã xoá người nhận',
  removeFailed: 'Không thể xoá người nhận',
}

export const subscriberTexts = { vi, en }
