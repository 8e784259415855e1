import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { aboutSections } from '../rules/about-sections.ts'
import { pageEditorTexts, pageTexts } from './page-editor-texts.ts'

/** Texts of the editor of the page about the restaurant, in the office. */
const own = inBothLanguages({
  title: ['Giới thiệu quán', 'About the restaurant'],
  see: ['Xem trang', 'See the page'],
  loading: ['Đang tải trang…', 'Loading the page…'],
  failed: ['Chưa tải được trang.', 'The page could not be loaded.'],
  activeHint: [
    'Khi tắt, trang hiện lời có sẵn và không có đội ngũ, còn các lời này vẫn được giữ ở đây.',
    'Switched off, the page shows the site’s own texts and no team, and these stay here.',
  ],
  sections: {
    hero: [pageEditorTexts.vi.hero, pageEditorTexts.en.hero],
    story: [pageEditorTexts.vi.story, pageEditorTexts.en.story],
    stats: ['Con số', 'Figures'],
    vision: ['Tầm nhìn', 'Vision'],
    mission: ['Sứ mệnh', 'Mission'],
    values: ['Giá trị', 'Values'],
    team: ['Đội ngũ', 'Team'],
    teamMember1: ['Người thứ nhất', 'First of the team'],
    teamMember2: ['Người thứ hai', 'Second of the team'],
    teamMember3: ['Người thứ ba', 'Third of the team'],
  },
  labels: {
    Content: ['Nội dung', 'Text'],
    Name: ['Tên', 'Name'],
    Description: ['Lời giới thiệu', 'Text'],
    Recipes: ['Con số thứ nhất', 'First figure'],
    RecipesLabel: ['Chú thích con số thứ nhất', 'Label of the first figure'],
    Served: ['Con số thứ hai', 'Second figure'],
    ServedLabel: ['Chú thích con số thứ hai', 'Label of the second figure'],
    Fresh: ['Con số thứ ba', 'Third figure'],
    FreshLabel: ['Chú thích con số thứ ba', 'Label of the third figure'],
    Satisfaction: ['Con số thứ tư', 'Fourth figure'],
    SatisfactionLabel: ['Chú thích con số thứ tư', 'Label of the fourth figure'],
    ImageUrl: ['Hình', 'Picture'],
    ImageUrl2: ['Hình thứ hai', 'Second picture'],
    Post: ['Công việc', 'Post'],
  },
  hints: {
    paragraphs: ['Để trống một dòng là sang đoạn mới.', 'An empty line begins a new paragraph.'],
    member: ['Không có tên thì không hiện.', 'Without a name nobody is shown here.'],
  },
  saved: ['Đã lưu trang giới thiệu', 'The page about the restaurant has been saved'],
  saveFailed: ['Không thể lưu trang giới thiệu', 'The page about the restaurant could not be saved'],
  changedMeanwhile: [pageEditorTexts.vi.changedMeanwhile, pageEditorTexts.en.changedMeanwhile],
})

export const aboutEditorTexts = {
  vi: pageTexts(aboutSections, 'vi', own.vi),
  en: pageTexts(aboutSections, 'en', own.en),
}
