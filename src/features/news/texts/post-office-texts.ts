import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
const markdown = {
  en: 'Markdown: ## heading, *bold*, - list, > quote, [link](https://…), [ring](tel:…)',
  vi: 'Markdown: ## tiêu đề, *đậm*, - danh sách, > trích dẫn, [liên kết](https://…), [gọi](tel:…)',
}

const tooLong = { en: 'At most 50,000 characters.', vi: 'Tối đa 50.000 ký tự.' }
const slugTexts = { en: 'Use letters and digits, at most 200.', vi: 'Dùng chữ và số, tối đa 200 ký tự.' }
const slugProblems = {
  en: { invalid: slugTexts.en, 'too-long': slugTexts.en },
  vi: { invalid: slugTexts.vi, 'too-long': slugTexts.vi },
}

const rows = { en: rowTexts.en({ one: 'post', many: 'posts' }), vi: rowTexts.vi('bài viết') }

/** The texts of the list of posts, and of a post's form. */
const en = {
  ...rows.en,
  title: officeTexts.en.kinds['blog-post'],
  note: 'At most 4 posts can be pinned. They come first, by their order.',
  add: 'Publish post',
  addTitle: 'Add post',
  list: {
    ...rows.en.list,
    search: 'Search by title or summary',
    filters: {
      status: {
        label: officeTexts.en.status,
        options: { published: officeTexts.en.published, draft: 'Drafts' },
      },
    },
    none: {
      title: 'There are no posts yet',
      description: 'The first one you add is on the news page at once.',
    },
    noneFound: { ...rows.en.list.noneFound, description: rows.en.tryAnother },
  },
  draft: 'Draft',
  pinned: (place: number) => `Pinned ${place}`,
  pin: 'Pin to the top',
  pinOf: (title: string) => `Pin ${title}`,
  place: 'Order',
  placeOf: (title: string) => `Order of ${title}, 1 to 4`,
  view: 'View',
  viewOf: (title: string) => `View ${title} on the website`,
  fields: {
    title: 'Title in English',
    titleVi: 'Title in Vietnamese',
    excerpt: 'Summary in English',
    excerptVi: 'Summary in Vietnamese',
    content: { label: 'Text in English', hint: markdown.en },
    contentVi: { label: 'Text in Vietnamese', hint: markdown.en },
    imageUrl: { label: 'Thumbnail (4:3)', hint: 'Best at 800×600 or 1200×900.' },
    coverImageUrl: { label: 'Cover (16:9)', hint: 'Best at 1920×1080 or 1600×900.' },
    dishId: { label: 'Dish it is about', hint: 'The article ends with a link to it.' },
    slug: 'Address in English',
    slugVi: 'Address in Vietnamese',
    metaTitle: 'Title for search engines, English',
    metaTitleVi: 'Title for search engines, Vietnamese',
    metaDescription: 'Description for search engines, English',
    metaDescriptionVi: 'Description for search engines, Vietnamese',
    keywords: 'Keywords, English',
    keywordsVi: 'Keywords, Vietnamese',
    canonicalUrl: { label: 'Canonical address', hint: 'Only where this text was published elsewhere first.' },
    ogImageUrl: { label: 'Picture of shared links (1200×630)', hint: 'Left empty, the cover is used.' },
    published: 'Published: guests can read it',
  },
  problems: {
    title: { required: 'Title is required' },
    excerpt: { required: 'Summary is required' },
    content: { required: 'Text is required', invalid: tooLong.en },
    contentVi: { invalid: tooLong.en },
    slug: slugProblems.en,
    slugVi: slugProblems.en,
    canonicalUrl: { invalid: 'The address begins with https:// or http://.' },
  },
  toggles: { pin: officeTexts.en.pin },
  placeUpdated: 'The order of the pinned posts has been updated',
  placeFailed: 'The order of the pinned posts could not be updated',
  remove: {
    ...rows.en.remove,
    text: (title: string) =>
      `Are you sure you want to delete ${title}? This cannot be undone. Links to it will lead nowhere.`,
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: officeTexts.vi.kinds['blog-post'],
  note: 'Ghim được tối đa 4 bài. Bài ghim đứng đầu, theo thứ tự.',
  add: 'Đăng bài',
  addTitle: 'Thêm bài viết',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tiêu đề hoặc tóm tắt',
    filters: {
      status: {
        label: officeTexts.vi.status,
        options: { published: officeTexts.vi.published, draft: 'Bản nháp' },
      },
    },
    none: { title: 'Chưa có bài viết nào', description: 'Bài đầu tiên bạn thêm sẽ có ngay trên trang tin.' },
    noneFound: { ...rows.vi.list.noneFound, description: rows.vi.tryAnother },
  },
  draft: 'Bản nháp',
  pinned: (place) => `Ghim ${place}`,
  pin: 'Ghim lên đầu',
  pinOf: (title) => `Ghim ${title}`,
  place: 'Thứ tự',
  placeOf: (title) => `Thứ tự của ${title}, từ 1 đến 4`,
  view: 'Xem',
  viewOf: (title) => `Xem ${title} trên trang web`,
  fields: {
    title: 'Tiêu đề tiếng Anh',
    titleVi: 'Tiêu đề tiếng Việt',
    excerpt: 'Tóm tắt tiếng Anh',
    excerptVi: 'Tóm tắt tiếng Việt',
    content: { label: 'Nội dung tiếng Anh', hint: markdown.vi },
    contentVi: { label: 'Nội dung tiếng Việt', hint: markdown.vi },
    imageUrl: { label: 'Ảnh thu nhỏ (4:3)', hint: 'Đẹp nhất 800×600 hoặc 1200×900.' },
    coverImageUrl: { label: 'Ảnh bìa (16:9)', hint: 'Đẹp nhất 1920×1080 hoặc 1600×900.' },
    dishId: { label: 'Món được kể trong bài', hint: 'Cuối bài có liên kết đến món này.' },
    slug: 'Đường dẫn tiếng Anh',
    slugVi: 'Đường dẫn tiếng Việt',
    metaTitle: 'Tiêu đề tìm kiếm, tiếng Anh',
    metaTitleVi: 'Tiêu đề tìm kiếm, tiếng Việt',
    metaDescription: 'Mô tả tìm kiếm, tiếng Anh',
    metaDescriptionVi: 'Mô tả tìm kiếm, tiếng Việt',
    keywords: 'Từ khoá, tiếng Anh',
    keywordsVi: 'Từ khoá, tiếng Việt',
    canonicalUrl: { label: 'Địa chỉ chính', hint: 'Chỉ khi bài đã đăng ở nơi khác trước.' },
    ogImageUrl: { label: 'Ảnh khi chia sẻ (1200×630)', hint: 'Bỏ trống thì dùng ảnh bìa.' },
    published: 'Đã đăng: khách đọc được',
  },
  problems: {
    title: { required: 'Tiêu đề là bắt buộc' },
    excerpt: { required: 'Tóm tắt là bắt buộc' },
    content: { required: 'Nội dung là bắt buộc', invalid: tooLong.vi },
    contentVi: { invalid: tooLong.vi },
    slug: slugProblems.vi,
    slugVi: slugProblems.vi,
    canonicalUrl: { invalid: 'Địa chỉ phải bắt đầu bằng https:// hoặc http://.' },
  },
  toggles: {
    pin: { ...officeTexts.vi.pin, failed: 'Không thể thay đổi trạng thái ghim' },
  },
  placeUpdated: 'Thứ tự ghim đã được cập nhật',
  placeFailed: 'Không thể cập nhật thứ tự ghim',
  remove: {
    ...rows.vi.remove,
    text: (title) =>
      `Bạn có chắc muốn xoá ${title}? Không thể hoàn tác. Liên kết đến bài này sẽ không còn dùng được.`,
  },
}

export const postOfficeTexts = { vi, en }
