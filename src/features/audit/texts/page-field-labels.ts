/** What the head of a page says. */
const en = {
  noIndex: 'Hidden from search',
  ogDescription: 'Description when shared',
  ogTitle: 'Title when shared',
  ogType: 'Type when shared',
  ogUrl: 'Address when shared',
  canonicalUrl: 'Canonical address',
  keywords: 'Keywords',
  keywordsVi: 'Keywords (Vietnamese)',
  metaDescription: 'Description for search engines',
  metaDescriptionVi: 'Description for search engines (Vietnamese)',
  metaTitle: 'Title for search engines',
  metaTitleVi: 'Title for search engines (Vietnamese)',
  ogImageUrl: 'Picture of shared links',
}

const vi: typeof en = {
  noIndex: 'Ẩn khỏi tìm kiếm',
  ogDescription: 'Mô tả khi chia sẻ',
  ogTitle: 'Tiêu đề khi chia sẻ',
  ogType: 'Loại khi chia sẻ',
  ogUrl: 'Địa chỉ khi chia sẻ',
  canonicalUrl: 'Địa chỉ chính',
  keywords: 'Từ khoá',
  keywordsVi: 'Từ khoá (tiếng Việt)',
  metaDescription: 'Mô tả cho công cụ tìm kiếm',
  metaDescriptionVi: 'Mô tả cho công cụ tìm kiếm (tiếng Việt)',
  metaTitle: 'Tiêu đề cho công cụ tìm kiếm',
  metaTitleVi: 'Tiêu đề cho công cụ tìm kiếm (tiếng Việt)',
  ogImageUrl: 'Ảnh khi chia sẻ',
}

export const pageFieldLabels = { vi, en }
