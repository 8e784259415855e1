import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'

const officePairs = pairsOf(officeTexts)
const markdown = [
  'Markdown: ## tiêu đề, *đậm*, - danh sách, > trích dẫn, [liên kết](https://…), [gọi](tel:…)',
  'Markdown: ## heading, *bold*, - list, > quote, [link](https://…), [ring](tel:…)',
] as const

const tooLong = ['Tối đa 50.000 ký tự.', 'At most 50,000 characters.'] as const
const slugProblem = ['Dùng chữ và số, tối đa 200 ký tự.', 'Use letters and digits, at most 200.'] as const
const slugProblems = { invalid: slugProblem, 'too-long': slugProblem } as const

const rows = rowPairs('bài viết', 'post', 'posts')

/** The texts of the list of posts, and of a post's form. */
export const postOfficeTexts = inBothLanguages({
  ...rows,
  title: officePairs.kinds['blog-post'],
  note: [
    'Ghim được tối đa 4 bài. Bài ghim đứng đầu, theo thứ tự.',
    'At most 4 posts can be pinned. They come first, by their order.',
  ],
  add: ['Đăng bài', 'Publish post'],
  addTitle: ['Thêm bài viết', 'Add post'],
  list: {
    ...rows.list,
    search: ['Tìm theo tiêu đề hoặc tóm tắt', 'Search by title or summary'],
    filters: {
      status: {
        label: officePairs.status,
        options: {
          all: ['Mọi trạng thái', 'Any status'],
          published: officePairs.published,
          draft: ['Bản nháp', 'Drafts'],
        },
      },
    },
    none: {
      title: ['Chưa có bài viết nào', 'There are no posts yet'],
      description: [
        'Bài đầu tiên bạn thêm sẽ có ngay trên trang tin.',
        'The first one you add is on the news page at once.',
      ],
    },
    noneFound: { ...rows.list.noneFound, description: rows.tryAnother },
  },
  draft: ['Bản nháp', 'Draft'],
  pin: ['Ghim lên đầu', 'Pin to the top'],
  pinOf: [(title: string) => `Ghim ${title}`, (title: string) => `Pin ${title}`],
  place: ['Thứ tự', 'Order'],
  placeOf: [
    (title: string) => `Thứ tự của ${title}, từ 1 đến 4`,
    (title: string) => `Order of ${title}, 1 to 4`,
  ],
  view: ['Xem', 'View'],
  viewOf: [
    (title: string) => `Xem ${title} trên trang web`,
    (title: string) => `View ${title} on the website`,
  ],
  fields: {
    title: ['Tiêu đề tiếng Anh', 'Title in English'],
    titleVi: ['Tiêu đề tiếng Việt', 'Title in Vietnamese'],
    excerpt: ['Tóm tắt tiếng Anh', 'Summary in English'],
    excerptVi: ['Tóm tắt tiếng Việt', 'Summary in Vietnamese'],
    content: { label: ['Nội dung tiếng Anh', 'Text in English'], hint: markdown },
    contentVi: { label: ['Nội dung tiếng Việt', 'Text in Vietnamese'], hint: markdown },
    imageUrl: {
      label: ['Ảnh thu nhỏ (4:3)', 'Thumbnail (4:3)'],
      hint: ['Đẹp nhất 800×600 hoặc 1200×900.', 'Best at 800×600 or 1200×900.'],
    },
    coverImageUrl: {
      label: ['Ảnh bìa (16:9)', 'Cover (16:9)'],
      hint: ['Đẹp nhất 1920×1080 hoặc 1600×900.', 'Best at 1920×1080 or 1600×900.'],
    },
    dishId: {
      label: ['Món được kể trong bài', 'Dish it is about'],
      hint: ['Cuối bài có liên kết đến món này.', 'The article ends with a link to it.'],
    },
    slug: ['Đường dẫn tiếng Anh', 'Address in English'],
    slugVi: ['Đường dẫn tiếng Việt', 'Address in Vietnamese'],
    metaTitle: ['Tiêu đề tìm kiếm, tiếng Anh', 'Title for search engines, English'],
    metaTitleVi: ['Tiêu đề tìm kiếm, tiếng Việt', 'Title for search engines, Vietnamese'],
    metaDescription: ['Mô tả tìm kiếm, tiếng Anh', 'Description for search engines, English'],
    metaDescriptionVi: ['Mô tả tìm kiếm, tiếng Việt', 'Description for search engines, Vietnamese'],
    keywords: ['Từ khoá, tiếng Anh', 'Keywords, English'],
    keywordsVi: ['Từ khoá, tiếng Việt', 'Keywords, Vietnamese'],
    canonicalUrl: {
      label: ['Địa chỉ chính', 'Canonical address'],
      hint: ['Chỉ khi bài đã đăng ở nơi khác trước.', 'Only where this text was published elsewhere first.'],
    },
    ogImageUrl: {
      label: ['Ảnh khi chia sẻ (1200×630)', 'Picture of shared links (1200×630)'],
      hint: ['Bỏ trống thì dùng ảnh bìa.', 'Left empty, the cover is used.'],
    },
    published: ['Đã đăng: khách đọc được', 'Published: guests can read it'],
  },
  problems: {
    title: { required: ['Tiêu đề là bắt buộc', 'Title is required'] },
    excerpt: { required: ['Tóm tắt là bắt buộc', 'Summary is required'] },
    content: { required: ['Nội dung là bắt buộc', 'Text is required'], invalid: tooLong },
    contentVi: { invalid: tooLong },
    slug: slugProblems,
    slugVi: slugProblems,
    canonicalUrl: {
      invalid: [
        'Địa chỉ phải bắt đầu bằng https:// hoặc http://.',
        'The address begins with https:// or http://.',
      ],
    },
  },
  toggles: {
    pin: [{ ...officeTexts.vi.pin, failed: 'Không thể thay đổi trạng thái ghim' }, officeTexts.en.pin],
  },
  placeUpdated: ['Thứ tự ghim đã được cập nhật', 'The order of the pinned posts has been updated'],
  placeFailed: ['Không thể cập nhật thứ tự ghim', 'The order of the pinned posts could not be updated'],
  remove: {
    ...rows.remove,
    text: [
      (title: string) =>
        `Bạn có chắc muốn xoá ${title}? Không thể hoàn tác. Liên kết đến bài này sẽ không còn dùng được.`,
      (title: string) =>
        `Are you sure you want to delete ${title}? This cannot be undone. Links to it will lead nowhere.`,
    ],
  },
})
