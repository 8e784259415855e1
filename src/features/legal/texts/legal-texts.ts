const en = {
  contents: 'On this page',
  changedOn: (date: string) => `Last changed on ${date}`,
  contact: 'How to reach us',
}

const vi: typeof en = {
  contents: 'Trong trang này',
  changedOn: (date) => `Sửa lần gần nhất ngày ${date}`,
  contact: 'Liên hệ với quán',
}

export const legalTexts = { vi, en }
