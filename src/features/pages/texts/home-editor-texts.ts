import type { Language } from '#src/kernel/language.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { type FilmColumn, filmFields, filmNames } from '../rules/films.ts'
import { type HomeSections, homeSections } from '../rules/home-sections.ts'
import { homeFilmTexts } from './home-film-texts.ts'
import { type FieldSaid, pageEditorTexts, pageTexts, type PageTexts } from './page-editor-texts.ts'

/** The editor of the home page in the office. */
const en: PageTexts<HomeSections> = {
  title: 'Home page',
  note: 'What the home page says, in both languages, its pictures and its two films.',
  see: 'See the home page',
  loading: 'Loading the home page…',
  failed: 'The home page could not be loaded.',
  activeHint: 'Switched off, the home page shows the site’s own texts, and these stay here.',
  sections: {
    hero: pageEditorTexts.en.hero,
    featured: 'Featured dishes',
    story: pageEditorTexts.en.story,
    chapter1: 'First chapter of the story',
    chapter2: 'Second chapter of the story',
    chapter3: 'Third chapter of the story',
    reservation: 'Table reservation',
    reviews: 'Guest reviews',
    visit: 'Invitation to visit',
    blog: officeTexts.en.kinds['blog-post'],
  },
  labels: { Text: 'Text', ImageUrl: 'Picture' },
  hints: {
    chapter: 'A chapter without a title is not shown; without any chapter there is no story.',
    picture: '16:9, best 1920 × 1080.',
  },
  saved: 'The home page has been saved',
  saveFailed: 'The home page could not be saved',
  changedMeanwhile: 'Somebody else has changed the home page meanwhile',
}

const vi: typeof en = {
  title: 'Trang chủ',
  note: 'Các lời trên trang chủ, bằng cả hai thứ tiếng, hình ảnh và hai đoạn phim nền.',
  see: 'Xem trang chủ',
  loading: 'Đang tải trang chủ…',
  failed: 'Chưa tải được trang chủ.',
  activeHint: 'Khi tắt, trang chủ hiện lời có sẵn, còn các lời này vẫn được giữ ở đây.',
  sections: {
    hero: pageEditorTexts.vi.hero,
    featured: 'Món nổi bật',
    story: pageEditorTexts.vi.story,
    chapter1: 'Đoạn thứ nhất của câu chuyện',
    chapter2: 'Đoạn thứ hai của câu chuyện',
    chapter3: 'Đoạn thứ ba của câu chuyện',
    reservation: 'Đặt bàn',
    reviews: 'Lời khách',
    visit: 'Mời ghé quán',
    blog: officeTexts.vi.kinds['blog-post'],
  },
  labels: { Text: 'Nội dung', ImageUrl: 'Ảnh' },
  hints: {
    chapter: 'Đoạn không có tiêu đề thì không hiện; không có đoạn nào thì không có câu chuyện.',
    picture: 'Khổ 16:9, nên 1920 × 1080.',
  },
  saved: 'Đã lưu trang chủ',
  saveFailed: 'Không thể lưu trang chủ',
  changedMeanwhile: 'Người khác vừa sửa trang chủ',
}

/** What the films and the pictures in their place are called. */
function withFilms(language: Language, texts: typeof en) {
  const page = pageTexts(homeSections, language, texts)
  const films = filmNames.flatMap((name) =>
    (['film', 'poster'] as const).map((kind) => {
      const label = homeFilmTexts[language][kind]
      return [filmFields[name][kind], { label, whole: `${texts.sections[name]} · ${label}` }] as const
    }),
  )
  const called = Object.fromEntries(films) as Record<FilmColumn, FieldSaid> // all of them
  return { ...page, fields: { ...page.fields, ...called } }
}

export const homeEditorTexts = { vi: withFilms('vi', vi), en: withFilms('en', en) }
