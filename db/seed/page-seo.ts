import type { SeedPageKey, SeedPageSeo } from './seed-types.ts'

/** Title, description and keywords of one page in one language, in this order. */
type PageTexts = readonly [title: string, description: string, keywords: string]

const texts: Readonly<Record<SeedPageKey, Readonly<Record<SeedPageSeo['language'], PageTexts>>>> = {
  home: {
    vi: [
      'Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một',
      'Pizza nướng lò củi với bột ủ hai ngày, mỳ Ý, salad và cà phê phin ở Thủ Dầu Một. Xem thực đơn, đặt bàn, đặt bánh mang về. Mở cửa 11:00–22:00 mỗi ngày.',
      'pizza Thủ Dầu Một, pizza lò củi, pizza Bình Dương, quán pizza, Bếp Lửa',
    ],
    en: [
      'Bếp Lửa · Wood-fired pizza in Thu Dau Mot',
      'Wood-fired pizza from a two-day dough, pasta, salads and phin coffee in Thu Dau Mot. See the menu, book a table or order to take away. Open 11:00–22:00 every day.',
      'pizza Thu Dau Mot, wood-fired pizza, pizza Binh Duong, pizzeria, Bep Lua',
    ],
  },
  menu: {
    vi: [
      'Thực đơn · Bếp Lửa',
      'Pizza truyền thống, hải sản, thịt và đặc biệt, mỳ Ý, khai vị, tráng miệng, đồ uống. Chọn cỡ bánh, chia hai vị, thêm nhân và đặt ngay trên trang.',
      'thực đơn pizza, giá pizza, pizza hải sản, pizza hai vị, mỳ Ý, Thủ Dầu Một',
    ],
    en: [
      'Menu · Bếp Lửa',
      'Classic, seafood, meat and signature pizza, pasta, starters, desserts and drinks. Choose a size, split it into two flavours, add toppings and order right here.',
      'pizza menu, pizza prices, seafood pizza, half and half pizza, pasta, Thu Dau Mot',
    ],
  },
  about: {
    vi: [
      'Câu chuyện của quán · Bếp Lửa',
      'Quán pizza bắt đầu từ một cái lò gạch ở Thủ Dầu Một: vì sao đốt củi nhãn, vì sao ủ bột hai ngày và ai là người giữ lửa mỗi tối.',
      'giới thiệu Bếp Lửa, lò gạch, củi nhãn, bột ủ, quán pizza Thủ Dầu Một',
    ],
    en: [
      'Our story · Bếp Lửa',
      'A pizza kitchen that began with a brick oven in Thu Dau Mot: why we burn longan wood, why the dough rests for two days, and who minds the fire.',
      'about Bep Lua, brick oven, longan wood, slow dough, pizzeria Thu Dau Mot',
    ],
  },
  contact: {
    vi: [
      'Liên hệ · Bếp Lửa',
      'Gửi lời nhắn cho quán: góp ý, đặt tiệc, dị ứng thực phẩm hay bất cứ điều gì bạn muốn hỏi. Chúng tôi đọc mỗi ngày và trả lời trong giờ mở cửa.',
      'liên hệ Bếp Lửa, góp ý, đặt tiệc pizza, địa chỉ quán pizza Thủ Dầu Một',
    ],
    en: [
      'Contact · Bếp Lửa',
      'Write to us about a party, an allergy, a compliment or a complaint. We read every message each day and answer during opening hours.',
      'contact Bep Lua, feedback, pizza party, pizzeria address Thu Dau Mot',
    ],
  },
  booking: {
    vi: [
      'Đặt bàn · Bếp Lửa',
      'Đặt bàn từ 1 đến 50 khách, nhận khách từ 11:30 đến 21:00 mỗi ngày. Chọn ngày giờ, để lại số điện thoại, quán sẽ gọi xác nhận.',
      'đặt bàn pizza, đặt bàn Thủ Dầu Một, đặt tiệc sinh nhật, Bếp Lửa',
    ],
    en: [
      'Book a table · Bếp Lửa',
      'Tables for 1 to 50 guests, seated from 11:30 to 21:00 every day. Choose a date and a time, leave your number, and we will ring to confirm.',
      'book a table, reservation Thu Dau Mot, birthday dinner, Bep Lua',
    ],
  },
  news: {
    vi: [
      'Chuyện trong bếp · Bếp Lửa',
      'Bột, củi, món mới và mẹo hâm lại bánh cho giòn: những mẩu chuyện nhỏ do bếp viết giữa hai ca.',
      'tin tức Bếp Lửa, cách làm pizza, bột pizza, hâm nóng pizza, lò củi',
    ],
    en: [
      'From the kitchen · Bếp Lửa',
      'Dough, firewood, new dishes and how to bring a cold slice back to life: short pieces our kitchen writes between two services.',
      'Bep Lua news, pizza dough, reheating pizza, wood-fired oven, new dishes',
    ],
  },
  'privacy-policy': {
    vi: [
      'Chính sách bảo mật · Bếp Lửa',
      'Khi bạn đặt bàn, đặt món hay gửi lời nhắn, quán giữ thông tin gì, dùng vào việc gì, xóa khi nào và bạn có những quyền gì.',
      'chính sách bảo mật, dữ liệu cá nhân, quyền riêng tư, Bếp Lửa',
    ],
    en: [
      'Privacy policy · Bếp Lửa',
      'What we keep when you book, order or write to us, what we use it for, when it is deleted, and which rights you have.',
      'privacy policy, personal data, Bep Lua',
    ],
  },
  'terms-of-service': {
    vi: [
      'Điều khoản sử dụng · Bếp Lửa',
      'Quy định khi đặt bàn và đặt món: giá chưa gồm thuế GTGT, cách xác nhận, thanh toán, đổi hủy và tự gọi người giao.',
      'điều khoản sử dụng, đặt món, đặt bàn, thanh toán, Bếp Lửa',
    ],
    en: [
      'Terms of service · Bếp Lửa',
      'The rules for bookings and orders: prices before VAT, confirmation, payment, changes and cancellations, and arranging your own courier.',
      'terms of service, ordering, booking, payment, Bep Lua',
    ],
  },
  accessibility: {
    vi: [
      'Hỗ trợ tiếp cận · Bếp Lửa',
      'Trang web dùng được bằng bàn phím và trình đọc màn hình như thế nào, quán đã kiểm tra những gì, còn thiếu gì, và báo cho ai khi gặp trở ngại.',
      'hỗ trợ tiếp cận, người khuyết tật, trình đọc màn hình, Bếp Lửa',
    ],
    en: [
      'Accessibility · Bếp Lửa',
      'How this site works with a keyboard and a screen reader, what we have tested, what we know is missing, and whom to tell when something is in the way.',
      'accessibility, screen reader, keyboard, Bep Lua',
    ],
  },
}

// The keys of `texts` are exactly the page keys; Object.keys only knows them as strings.
const pageKeys = Object.keys(texts) as SeedPageKey[]

/** One row per page and language. An empty canonical address stands for the page's own. */
export const pageSeo: readonly SeedPageSeo[] = pageKeys.flatMap((pageKey) =>
  (['vi', 'en'] as const).map((language) => {
    const [metaTitle, metaDescription, keywords] = texts[pageKey][language]
    return {
      pageKey,
      language,
      metaTitle,
      metaDescription,
      keywords,
      canonicalUrl: null,
      ogTitle: metaTitle,
      ogDescription: metaDescription,
      ogImageUrl: `/brand/social_${language}.jpg`,
      ogType: 'website',
      ogUrl: null,
      noIndex: false,
    }
  }),
)
