import { inBothLanguages } from '#src/kernel/both-languages.ts'

export const legalTexts = inBothLanguages({
  contents: ['Trong trang này', 'On this page'],
  changedOn: [(date: string) => `Sửa lần gần nhất ngày ${date}`, (date: string) => `Last changed on ${date}`],
  contact: ['Liên hệ với quán', 'How to reach us'],
})
