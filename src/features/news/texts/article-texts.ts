import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts of an article, and of the page that is shown if an article does not exist. */
export const articleTexts = inBothLanguages({
  back: ['Về trang tin', 'Back to blog'],
  draft: ['Bản nháp. Khách chưa thấy bài này.', 'Draft. Guests cannot see this post.'],
  dish: ['Thử ngay ở quán:', 'Taste it with us:'],
  dishSoldOut: ['Hôm nay tạm hết, hẹn bạn lần tới:', 'Sold out for now, on the menu again soon:'],
  invitation: [
    'Chuyện kể đến đây thôi, phần ngon nhất thì phải nếm.',
    'That is the story. The best of it has to be tasted.',
  ],
  menu: ['Xem thực đơn', 'See the menu'],
  next: ['Đọc tiếp chuyện khác', 'Read next'],
  publishedBy: ['Đăng bởi', 'Published by'],
  share: ['Chia sẻ', 'Share'],
  copied: ['Đã sao chép!', 'Copied!'],
  copiedText: ['Đã sao chép đường dẫn vào bộ nhớ tạm', 'URL copied to clipboard'],
  notCopied: ['Chưa sao chép được', 'Could not copy'],
  notCopiedText: [
    'Bạn sao chép giúp địa chỉ trên thanh trình duyệt nhé.',
    'Please copy the address from the address bar.',
  ],
  notFound: {
    title: ['Không tìm thấy bài viết', 'Post not found'],
    text: [
      'Bài viết bạn tìm không tồn tại hoặc đã được gỡ xuống.',
      "The post you're looking for doesn't exist or has been removed.",
    ],
  },
})
