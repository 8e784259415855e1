/** The ways from a page to the restaurant. */
const en = {
  call: (phone: string) => `Call ${phone}`,
  map: 'Find the way',
}

const vi: typeof en = {
  call: (phone) => `Gọi ${phone}`,
  map: 'Chỉ đường',
}

export const wayTexts = { vi, en }
