const en = {
  title: (restaurant: string) => `Map: where ${restaurant} is`,
  show: 'Show the map',
  open: 'Open in Google Maps',
  source: 'The map comes from Google, once you ask for it.',
}

const vi: typeof en = {
  title: (restaurant) => `Bản đồ đến ${restaurant}`,
  show: 'Hiện bản đồ',
  open: 'Mở trong Google Maps',
  source: 'Bản đồ do Google cung cấp, chỉ tải khi bạn bấm xem.',
}

export const mapTexts = { vi, en }
