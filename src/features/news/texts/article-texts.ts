/** Texts of an article, and of one that is not there. */
const en = {
  back: 'Back to blog',
  draft: 'Draft. Guests cannot see this post.',
  dish: 'Taste it with us:',
  dishSoldOut: 'Sold out for now, on the menu again soon:',
  next: 'Read next',
  publishedBy: 'Published by',
  share: 'Share',
  copied: 'Copied!',
  copiedText: 'URL copied to clipboard',
  notCopied: 'Could not copy',
  notCopiedText: 'Please copy the address from the address bar.',
  notFound: {
    title: 'Post not found',
    text: "The post you're looking for doesn't exist or has been removed.",
  },
}

const vi: typeof en = {
  back: 'Về trang tin',
  draft: 'Bản nháp. Khách chưa thấy bài này.',
  dish: 'Thử ngay ở quán:',
  dishSoldOut: 'Hôm nay tạm hết, hẹn bạn lần tới:',
  next: 'Đọc tiếp chuyện khác',
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

export const articleTexts = { vi, en }
