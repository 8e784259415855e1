import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { errorTexts } from '#src/web/texts/error-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

export const aboutTexts = inBothLanguages({
  head: {
    title: ['Câu chuyện của quán', 'Our story'],
    description: [
      'Quán là ai: gian bếp bắt đầu ra sao, quán tin vào điều gì và ai là người nướng bánh cho bạn.',
      'Who we are: how our kitchen began, what we believe in, and the people who bake for you.',
    ],
    keywords: [
      'giới thiệu quán, quán pizza, câu chuyện của quán, đội ngũ',
      'about us, pizza restaurant, our story, our team',
    ],
  },
  eyebrow: ['Giới thiệu quán', 'About the restaurant'],
  figures: ['Quán qua những con số', 'The restaurant in figures'],
  exampleFigures: [
    'Con số minh hoạ, chưa phải số thật của quán.',
    'Examples, not yet the restaurant’s own figures.',
  ],
  beliefs: ['Điều quán tin', 'What we believe in'],
  visit: {
    title: ['Mời bạn ghé quán', 'Come and see for yourself'],
    text: [
      'Phần hay nhất của câu chuyện này không nằm trong chữ. Bạn đặt một bàn, hoặc để quán nướng bánh mang về nhé.',
      'The best of this story cannot be read. Book a table, or let us bake something to take home.',
    ],
    book: [siteTexts.vi.pages.booking, siteTexts.en.pages.booking],
    menu: [errorTexts.vi.ways.menu, errorTexts.en.ways.menu],
  },
})
