import { availabilityTexts } from '#src/web/texts/field-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The texts of the menu page and of its dish cards. */
const en = {
  head: {
    title: siteTexts.en.pages.menu,
    description:
      'All dishes with their prices. Choose a size, split a pizza into two flavours, add toppings and order right here.',
    keywords: 'pizza menu, pizza prices, half and half pizza, order pizza',
  },
  eyebrow: 'From our oven',
  title: siteTexts.en.pages.menu,
  subtitle: 'Every pizza goes into the oven when you order it, and not before.',
  search: 'Search the menu',
  searchPlaceholder: 'Prawns, cheese, vegetarian…',
  searchButton: 'Search',
  categories: 'Categories',
  all: 'All',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  found: (count: number, query: string) =>
    `${count === 1 ? '1 dish matches' : `${count} dishes match`} “${query}”`,
  similar: 'You may be looking for',
  noneAtAll: 'The menu is still empty',
  noneTitle: 'Our oven has never met that one',
  noneFound: (query: string) =>
    `We even looked behind the flour sacks for “${query}”. Try a shorter word, with or without accents.`,
  favourites: 'What guests come back for',
  noneInCategory: 'This part of the menu is empty at the moment.',
  without: 'Without…',
  leftOut: (count: number) =>
    `${count === 1 ? '1 dish does' : `${count} dishes do`} not state it and ${count === 1 ? 'is' : 'are'} not shown.`,
  noneSuits: 'No dish here is stated to suit that. Take a filter away, or call us.',
  filterTitle: 'The menu can filter by that',
  filterBy: (what: string) => `Show: ${what}`,
  withoutThese: (list: string) => `without ${list}`,
  askTitle: 'The menu cannot filter out what you avoid yet',
  askHint: 'Please call and ask the kitchen before you order.',
  showAll: 'Show the whole menu',
  searchEverywhere: 'Search all categories',
  halves: {
    title: 'One pizza, two flavours',
    hint: 'Pick any two, we bake them as one.',
    go: 'Choose two halves',
  },
  soldOut: availabilityTexts.en.soldOut,
  soldOutUntil: availabilityTexts.en.soldOutUntil,
  add: 'Add',
  /** Follows `add`, for people who do not see the card around the button. */
  addWhat: (dish: string) => `${dish} to cart`,
  cannotOpen: 'This dish could not be opened',
  cannotOpenHint: 'Please check your connection and try again.',
  withoutScript: 'Ordering needs JavaScript.',
}

const vi: typeof en = {
  head: {
    title: siteTexts.vi.pages.menu,
    description: 'Mọi món của quán kèm giá. Chọn cỡ bánh, chia hai vị, thêm nhân và đặt ngay trên trang.',
    keywords: 'thực đơn pizza, giá pizza, pizza hai vị, đặt pizza',
  },
  eyebrow: 'Từ lò của quán',
  title: siteTexts.vi.pages.menu,
  subtitle: 'Bánh nào cũng đợi bạn gọi mới vào lò.',
  search: 'Tìm món',
  searchPlaceholder: 'Tôm, phô mai, chay…',
  searchButton: 'Tìm',
  categories: 'Nhóm món',
  all: 'Tất cả',
  dishes: (count) => `${count} món`,
  found: (count, query) => `${count} món hợp với “${query}”`,
  similar: 'Có thể bạn tìm',
  noneAtAll: 'Thực đơn chưa có món nào',
  noneTitle: 'Món này lò chưa gặp bao giờ',
  noneFound: (query) =>
    `Bếp lục cả sau bao bột mà không thấy “${query}”. Bạn thử từ ngắn hơn nhé, có dấu hay không dấu đều được.`,
  favourites: 'Món khách quay lại vì nhớ',
  noneInCategory: 'Nhóm này hiện chưa có món nào.',
  without: 'Không có…',
  leftOut: (count) => `${count} món chưa ghi nên không hiện ở đây.`,
  noneSuits: 'Ở đây chưa có món nào ghi là hợp. Bạn bỏ bớt bộ lọc, hoặc gọi quán nhé.',
  filterTitle: 'Thực đơn lọc được món như vậy',
  filterBy: (what) => `Xem món: ${what}`,
  withoutThese: (list) => `không có ${list}`,
  askTitle: 'Thực đơn chưa lọc được món cần tránh',
  askHint: 'Bạn kiêng hay dị ứng gì, gọi hỏi bếp trước khi đặt nhé.',
  showAll: 'Xem cả thực đơn',
  searchEverywhere: 'Tìm trong mọi nhóm',
  halves: {
    title: 'Một bánh, hai vị',
    hint: 'Chọn hai vị bạn thích, quán nướng chung một chiếc.',
    go: 'Chọn hai nửa',
  },
  soldOut: availabilityTexts.vi.soldOut,
  soldOutUntil: availabilityTexts.vi.soldOutUntil,
  add: 'Thêm',
  addWhat: (dish) => `${dish} vào giỏ hàng`,
  cannotOpen: 'Chưa mở được món này',
  cannotOpenHint: 'Bạn kiểm tra kết nối rồi thử lại nhé.',
  withoutScript: 'Đặt món cần bật JavaScript.',
}

export const menuTexts = { vi, en }
