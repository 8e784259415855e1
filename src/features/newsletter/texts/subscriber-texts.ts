import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { listCountText } from '#src/kernel/count-text.ts'

/** The office's texts about the subscribers of the newsletter. */
export const subscriberTexts = inBothLanguages({
  title: ['Người nhận bản tin', 'Newsletter subscribers'],
  note: [
    'Ai huỷ đăng ký sẽ bị xoá ngay. Mỗi bản tin phải có liên kết huỷ của người nhận, có sẵn trong tệp CSV.',
    'Who unsubscribes is deleted at once. Every newsletter has to carry the link of its reader, which the CSV file holds.',
  ],
  download: ['Tải tệp CSV', 'Download as CSV'],
  list: {
    search: ['Tìm theo email', 'Search by e-mail'],
    filters: {},
    count: [
      (shown: number, total: number) => `${shown} / ${listCountText.vi(total)} người nhận`,
      (shown: number, total: number) => `${shown} / ${listCountText.en(total)} subscribers`,
    ],
    loading: ['Đang tải danh sách…', 'Loading the subscribers…'],
    failed: ['Chưa tải được danh sách.', 'The subscribers could not be loaded.'],
    none: {
      title: ['Chưa có ai đăng ký', 'Nobody has subscribed yet'],
      description: ['Khách đăng ký ở cuối mỗi trang.', 'Guests subscribe at the foot of every page.'],
    },
    noneFound: {
      title: ['Không tìm thấy ai', 'No subscriber found'],
      description: ['Bạn thử một phần ngắn hơn của địa chỉ nhé.', 'Try a shorter part of the address.'],
    },
  },
  language: {
    vi: ['đọc tiếng Việt', 'reads Vietnamese'],
    en: ['đọc tiếng Anh', 'reads English'],
  },
  since: ['Đăng ký:', 'Subscribed:'],
  removeOf: [(email: string) => `Xoá ${email}`, (email: string) => `Delete ${email}`],
  confirm: {
    title: ['Xoá người nhận này?', 'Delete this subscriber?'],
    text: [
      (email: string) => `${email} sẽ không nhận bản tin nữa. Không thể hoàn tác.`,
      (email: string) => `${email} gets no newsletter any more. This cannot be undone.`,
    ],
  },
  removed: ['Đã xoá người nhận', 'The subscriber has been deleted'],
  removeFailed: ['Không thể xoá người nhận', 'The subscriber could not be deleted'],
})
