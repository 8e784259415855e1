import { inBothLanguages } from '#src/kernel/both-languages.ts'

export const mapTexts = inBothLanguages({
  title: [
    (restaurant: string) => `Bản đồ đến ${restaurant}`,
    (restaurant: string) => `Map: where ${restaurant} is`,
  ],
  show: ['Hiện bản đồ', 'Show the map'],
  open: ['Mở trong Google Maps', 'Open in Google Maps'],
  way: ['Chỉ đường', 'Find the way'],
  source: [
    'Bản đồ do Google cung cấp, chỉ tải khi bạn bấm xem.',
    'The map comes from Google, once you ask for it.',
  ],
})
