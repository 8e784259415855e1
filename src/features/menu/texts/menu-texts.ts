import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The texts of the menu page and of its dish cards. */
export const menuTexts = inBothLanguages({
  head: {
    title: [siteTexts.vi.pages.menu, siteTexts.en.pages.menu],
    description: [
      'Mọi món của quán kèm giá. Chọn cỡ bánh, chia hai vị, thêm nhân và đặt ngay trên trang.',
      'All dishes with their prices. Choose a size, split a pizza into two flavours, add toppings and order right here.',
    ],
    keywords: [
      'thực đơn pizza, giá pizza, pizza hai vị, đặt pizza',
      'pizza menu, pizza prices, half and half pizza, order pizza',
    ],
  },
  eyebrow: ['Từ lò của quán', 'From our oven'],
  title: [siteTexts.vi.pages.menu, siteTexts.en.pages.menu],
  subtitle: ['Bánh nào cũng đợi bạn gọi mới vào lò.', 'Every pizza goes into the oven as you order.'],
  search: ['Tìm món', 'Search the menu'],
  searchPlaceholder: ['Tôm, phô mai, chay…', 'Prawns, cheese, vegetarian…'],
  searchButton: ['Tìm', 'Search'],
  categories: ['Nhóm món', 'Categories'],
  all: ['Tất cả', 'All'],
  dishes: [
    (count: number) => `${count} món`,
    (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  ],
  similar: ['Có thể bạn tìm', 'You may be looking for'],
  without: ['Không có…', 'Without…'],
  leftOut: [
    (count: number) => `${count} món chưa ghi nên không hiện ở đây.`,
    (count: number) =>
      `${count === 1 ? '1 dish does' : `${count} dishes do`} not state it and ${count === 1 ? 'is' : 'are'} not shown.`,
  ],
  halves: {
    title: ['Một bánh, hai vị', 'One pizza, two flavours'],
    hint: ['Chọn hai vị bạn thích, quán nướng chung một chiếc.', 'Pick any two, we bake them as one.'],
    go: ['Chọn hai nửa', 'Choose two halves'],
  },
  soldOut: [availabilityTexts.vi.soldOut, availabilityTexts.en.soldOut],
  soldOutUntil: [availabilityTexts.vi.soldOutUntil, availabilityTexts.en.soldOutUntil],
  left: [availabilityTexts.vi.left, availabilityTexts.en.left],
  add: ['Thêm', 'Add'],
  /** The text that follows `add` for screen readers, because their users do not see the card around the button. */
  addWhat: [(dish: string) => `${dish} vào giỏ hàng`, (dish: string) => `${dish} to cart`],
  cannotOpen: ['Chưa mở được món này', 'This dish could not be opened'],
  cannotOpenHint: ['Bạn kiểm tra kết nối rồi thử lại nhé.', 'Please check your connection and try again.'],
  withoutScript: ['Đặt món cần bật JavaScript.', 'Ordering needs JavaScript.'],
})
