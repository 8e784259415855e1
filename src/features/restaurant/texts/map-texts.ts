const en = {
  title: (restaurant: string) => `Map: where ${restaurant} is`,
  show: 'Show the map',
  open: 'Open in Google Maps',
  way: 'Find the way',
  source: 'The map comes from Google, once you ask for it.',
}

const vi: typeof en = {
  title: (restaurant) => `Bản đồ đến ${restaurant}`,
  show: 'Hiện bản đồ',
  open: 'Mở trong Google Maps',
  way: 'Chỉ đường',
  source: 'Bản đồ do Google cung cấp, chỉ tải khi bạn bấm xem.',
}

export const mapTexts = { vi, en }
