import type { en } from './article-en.ts'

export const vi: typeof en = {
  back: 'Về trang tin',
  draft: 'Bản nháp. Khách chưa thấy bài này.',
  publishedBy: 'Đăng bởi',
  share: 'Chia sẻ',
  copied: 'Đã sao chép!',
  copiedText: 'Đã sao chép đường dẫn vào bộ nhớ tạm',
  notCopied: 'Chưa sao chép được',
  notCopiedText: 'Bạn sao chép giúp địa chỉ trên thanh trình duyệt nhé.',
  notFound: {
    title: 'Không tìm thấy bài viết',
    text: 'Bài viết bạn tìm không tồn tại hoặc đã được gỡ xuống.',
  },
}
