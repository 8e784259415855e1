import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The texts of the menu page if no dish matches the filter. Few guests see them, so the browser loads them only with the part of
 * the page that shows them.
 */
export const noResultsTexts = inBothLanguages({
  noneAtAll: ['Thực đơn chưa có món nào', 'The menu is still empty'],
  noneTitle: ['Món này lò chưa gặp bao giờ', 'Our oven has never met that one'],
  noneFound: [
    (query: string) =>
      `Bếp lục cả sau bao bột mà không thấy “${query}”. Bạn thử từ ngắn hơn nhé, có dấu hay không dấu đều được.`,
    (query: string) =>
      `We even looked behind the flour sacks for “${query}”. Try a shorter word, with or without accents.`,
  ],
  favourites: ['Món khách quay lại vì nhớ', 'What guests come back for'],
  noneInCategory: ['Nhóm này hiện chưa có món nào.', 'This part of the menu is empty at the moment.'],
  noneSuits: [
    'Ở đây chưa có món nào ghi là hợp. Bạn bỏ bớt bộ lọc, hoặc gọi quán nhé.',
    'No dish here is stated to suit that. Take a filter away, or call us.',
  ],
  filterTitle: ['Thực đơn lọc được món như vậy', 'The menu can filter by that'],
  filterBy: [(what: string) => `Xem món: ${what}`, (what: string) => `Show: ${what}`],
  withoutThese: [(list: string) => `không có ${list}`, (list: string) => `without ${list}`],
  askTitle: ['Thực đơn chưa lọc được món cần tránh', 'The menu cannot filter out what you avoid yet'],
  askHint: [
    'Bạn kiêng hay dị ứng gì, gọi hỏi bếp trước khi đặt nhé.',
    'Please call and ask the kitchen before you order.',
  ],
  showAll: ['Xem cả thực đơn', 'Show the whole menu'],
  searchEverywhere: ['Tìm trong mọi nhóm', 'Search all categories'],
})
