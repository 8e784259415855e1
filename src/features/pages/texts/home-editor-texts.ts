import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { Language } from '#src/kernel/language.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { type FilmColumn, filmFields, filmNames } from '../rules/films.ts'
import { homeSections } from '../rules/home-sections.ts'
import { homeFilmTexts } from './home-film-texts.ts'
import { type FieldSaid, pageEditorTexts, pageTexts } from './page-editor-texts.ts'

/** Texts of the editor of the home page, in the office. */
const own = inBothLanguages({
  title: ['Trang chủ', 'Home page'],
  see: ['Xem trang chủ', 'See the home page'],
  loading: ['Đang tải trang chủ…', 'Loading the home page…'],
  failed: ['Chưa tải được trang chủ.', 'The home page could not be loaded.'],
  activeHint: [
    'Khi tắt, trang chủ hiện lời có sẵn, còn các lời này vẫn được giữ ở đây.',
    'Switched off, the home page shows the site’s own texts, and these stay here.',
  ],
  sections: {
    hero: [pageEditorTexts.vi.hero, pageEditorTexts.en.hero],
    featured: ['Món nổi bật', 'Featured dishes'],
    story: [pageEditorTexts.vi.story, pageEditorTexts.en.story],
    chapter1: ['Đoạn thứ nhất của câu chuyện', 'First chapter of the story'],
    chapter2: ['Đoạn thứ hai của câu chuyện', 'Second chapter of the story'],
    chapter3: ['Đoạn thứ ba của câu chuyện', 'Third chapter of the story'],
    reservation: ['Đặt bàn', 'Table reservation'],
    reviews: ['Lời khách', 'Guest reviews'],
    visit: ['Mời ghé quán', 'Invitation to visit'],
    blog: [officeTexts.vi.kinds['blog-post'], officeTexts.en.kinds['blog-post']],
  },
  labels: {
    Text: ['Nội dung', 'Text'],
    ImageUrl: ['Ảnh', 'Picture'],
  },
  hints: {
    chapter: [
      'Đoạn không có tiêu đề thì không hiện; không có đoạn nào thì không có câu chuyện.',
      'A chapter without a title is not shown; without any chapter there is no story.',
    ],
    picture: ['Khổ 16:9, nên 1920 × 1080.', '16:9, best 1920 × 1080.'],
  },
  saved: ['Đã lưu trang chủ', 'The home page has been saved'],
  saveFailed: ['Không thể lưu trang chủ', 'The home page could not be saved'],
  changedMeanwhile: ['Người khác vừa sửa trang chủ', 'Somebody else has changed the home page meanwhile'],
})

/** Adds the labels for the films and their pictures to the editor's texts. */
function withFilms(language: Language, texts: typeof own.en) {
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

export const homeEditorTexts = { vi: withFilms('vi', own.vi), en: withFilms('en', own.en) }
