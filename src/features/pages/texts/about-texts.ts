import { siteTexts } from '#src/web/texts/site-texts.ts'
const en = {
  head: {
    title: 'Our story',
    description: 'Who we are: how our kitchen began, what we believe in, and the people who bake for you.',
    keywords: 'about us, pizza restaurant, our story, our team',
  },
  eyebrow: 'About the restaurant',
  figures: 'The restaurant in figures',
  beliefs: 'What we believe in',
  visit: {
    title: 'Come and see for yourself',
    text: 'The best of this story cannot be read. Book a table, or let us bake something to take home.',
    book: siteTexts.en.pages.booking,
    menu: siteTexts.en.notFound.menu,
  },
}

const vi: typeof en = {
  head: {
    title: 'Câu chuyện của quán',
    description:
      'Quán là ai: gian bếp bắt đầu ra sao, quán tin vào điều gì và ai là người nướng bánh cho bạn.',
    keywords: 'giới thiệu quán, quán pizza, câu chuyện của quán, đội ngũ',
  },
  eyebrow: 'Giới thiệu quán',
  figures: 'Quán qua những con số',
  beliefs: 'Điều quán tin',
  visit: {
    title: 'Mời bạn ghé quán',
    text: 'Phần hay nhất của câu chuyện này không nằm trong chữ. Bạn đặt một bàn, hoặc để quán nướng bánh mang về nhé.',
    book: siteTexts.vi.pages.booking,
    menu: siteTexts.vi.notFound.menu,
  },
}

export const aboutTexts = { vi, en }
