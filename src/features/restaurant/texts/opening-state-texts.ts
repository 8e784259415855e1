const en = {
  open: (closes: string | undefined) => (closes === undefined ? 'Open now' : `Open now, until ${closes}`),
  closed: 'Closed now',
  opensToday: (time: string) => `Closed now, opens at ${time}`,
  opensTomorrow: (time: string) => `Closed now, opens tomorrow at ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
}

const vi: typeof en = {
  open: (closes) => (closes === undefined ? 'Đang mở cửa' : `Đang mở cửa, đến ${closes}`),
  closed: 'Đang đóng cửa',
  opensToday: (time) => `Đang đóng cửa, mở lúc ${time}`,
  opensTomorrow: (time) => `Đang đóng cửa, mở lúc ${time} ngày mai`,
  opensOn: (day, time) => `Đang đóng cửa, mở lúc ${time} ${day}`,
}

export const openingStateTexts = { vi, en }
