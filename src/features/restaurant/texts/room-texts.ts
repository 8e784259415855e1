const en = { picture: 'The room in which our guests sit' }

const vi: typeof en = { picture: 'Phòng ăn của quán' }

export const roomTexts = { vi, en }
