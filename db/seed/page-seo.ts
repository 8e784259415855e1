import type { SeedPageKey, SeedPageSeo } from './seed-types.ts'

/** Description and keywords of a page in one language, in this order. */
type PageTexts = readonly [description: string, keywords: string]

const texts: Readonly<Record<SeedPageKey, Readonly<Record<SeedPageSeo['language'], PageTexts>>>> = {
  home: {
    vi: [
      'Pizza nướng lò củi với bột ủ hai ngày, mỳ Ý, salad và cà phê phin ở Thủ Dầu Một. Xem thực đơn, đặt bàn, đặt bánh mang về. Mở cửa 11:00–22:00 mỗi ngày.',
      'pizza Thủ Dầu Một, pizza lò củi, pizza Bình Dương, quán pizza, Bếp Lửa',
    ],
    en: [
      'Wood-fired pizza from a two-day dough, pasta, salads and phin coffee in Thu Dau Mot. See the menu, book a table or order to take away. Open 11:00–22:00 every day.',
      'pizza Thu Dau Mot, wood-fired pizza, pizza Binh Duong, pizzeria, Bep Lua',
    ],
  },
  menu: {
    vi: [
      'Pizza truyền thống, hải sản, thịt và đặc biệt, mỳ Ý, khai vị, tráng miệng, đồ uống. Chọn cỡ bánh, chia hai vị, thêm nhân và đặt ngay trên trang.',
      'thực đơn pizza, giá pizza, pizza hải sản, pizza hai vị, mỳ Ý, Thủ Dầu Một',
    ],
    en: [
      'Classic, seafood, meat and signature pizza, pasta, starters, desserts and drinks. Choose a size, split it into two flavours, add toppings and order right here.',
      'pizza menu, pizza prices, seafood pizza, half and half pizza, pasta, Thu Dau Mot',
    ],
  },
  about: {
    vi: [
      'Quán pizza bắt đầu từ một cái lò gạch ở Thủ Dầu Một: vì sao đốt củi nhãn, vì sao ủ bột hai ngày và ai là người giữ lửa mỗi tối.',
      'giới thiệu Bếp Lửa, lò gạch, củi nhãn, bột ủ, quán pizza Thủ Dầu Một',
    ],
    en: [
      'A pizza kitchen that began with a brick oven in Thu Dau Mot: why we burn longan wood, why the dough rests for two days, and who minds the fire.',
      'about Bep Lua, brick oven, longan wood, slow dough, pizzeria Thu Dau Mot',
    ],
  },
  contact: {
    vi: [
      'Viết cho Bếp Lửa: hỏi món, đặt tiệc, góp ý hay để quên chiếc ô. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
      'liên hệ Bếp Lửa, địa chỉ quán pizza, số điện thoại, đặt tiệc, Thủ Dầu Một',
    ],
    en: [
      'Write to Bếp Lửa: questions about the menu, a party, a lost umbrella. Address, hotline and opening hours are here too.',
      'contact Bep Lua, pizza restaurant address, hotline, private party, Thu Dau Mot',
    ],
  },
  booking: {
    vi: [
      'Đặt bàn tại Bếp Lửa cho 1 đến 50 khách. Chọn ngày giờ, để lại số điện thoại, quán gọi xác nhận. Địa chỉ, bản đồ và giờ mở cửa cũng có ở đây.',
      'đặt bàn pizza, đặt bàn Thủ Dầu Một, đặt tiệc sinh nhật, Bếp Lửa',
    ],
    en: [
      'Book a table at Bếp Lửa for 1 to 50 guests. Choose day and time, leave a phone number, and we call to confirm. Address, map and hours are here too.',
      'book a table Thu Dau Mot, pizza restaurant reservation, birthday party, Bep Lua',
    ],
  },
  news: {
    vi: [
      'Bột, củi, món mới và mẹo hâm lại bánh cho giòn: những mẩu chuyện nhỏ do bếp viết giữa hai ca.',
      'tin tức Bếp Lửa, cách làm pizza, bột pizza, hâm nóng pizza, lò củi',
    ],
    en: [
      'Dough, firewood, new dishes and how to bring a cold slice back to life: short pieces our kitchen writes between two services.',
      'Bep Lua news, pizza dough, reheating pizza, wood-fired oven, new dishes',
    ],
  },
}

/** Pages without one here are called what they are, followed by the restaurant's name. */
const titles: Readonly<Partial<Record<string, string>>> = {
  'home vi': 'Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một',
  'home en': 'Bếp Lửa · Wood-fired pizza in Thu Dau Mot',
}

// The keys of `texts` are exactly the page keys; Object.keys only knows them as strings.
const pageKeys = Object.keys(texts) as SeedPageKey[]

/** One row per page and language; the texts of law say all in their own heads. */
export const pageSeo: readonly SeedPageSeo[] = pageKeys.flatMap((pageKey) =>
  (['vi', 'en'] as const).map((language) => {
    const [metaDescription, keywords] = texts[pageKey][language]
    return {
      pageKey,
      language,
      metaTitle: titles[`${pageKey} ${language}`] ?? null,
      metaDescription,
      keywords,
    }
  }),
)
