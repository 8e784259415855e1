import { siteTexts } from '#src/web/texts/site-texts.ts'
import type { LegalDocument, LegalFacts } from '../rules/legal-document.ts'

const deliveryEn = {
  off: 'We do not deliver at the moment. Please eat with us or pick your order up.',
  'self-courier':
    'Delivery is temporarily unavailable. You arrange a courier yourself or pick your order up; we only help you reach a courier. What the courier costs, and what happens on the way, is between you and the courier. Our part ends when the order is handed over, complete and packed.',
  on: 'We deliver to the address you give. We tell you on the phone what that costs and how long it takes, before we begin to bake.',
}

const pricesEn = {
  excluded: (rate: string) => ({
    listed: 'prices before VAT',
    said: `Prices are in Vietnamese dong and exclude VAT. VAT of ${rate}% is added; the amount to pay is shown before you send.`,
  }),
  included: (rate: string) => ({
    listed: 'prices with VAT',
    said: `Prices are in Vietnamese dong and include ${rate}% VAT. The amount to pay, and how much of it is VAT, is shown before you send.`,
  }),
  none: (_rate: string) => ({
    listed: 'prices',
    said: 'Prices are in Vietnamese dong. The amount to pay is shown before you send.',
  }),
}

const en = ({ restaurant, taxMode, vatRate, deliveryMode, numbers }: LegalFacts): LegalDocument => ({
  head: {
    title: siteTexts.en.pages.termsOfService,
    description: `The rules for bookings and orders: ${pricesEn[taxMode](vatRate).listed}, confirmation, payment, changes and cancellations, and arranging your own courier.`,
    keywords: 'terms of service, ordering, booking, payment',
  },
  title: siteTexts.en.pages.termsOfService,
  lead: `What holds between you and ${restaurant} when you order or book here. You need no account, and you agree to nothing more than this page and the privacy policy.`,
  sections: {
    orders: [
      'Orders',
      'What you send is a request. It becomes an order once we have confirmed it, as a rule by phone. Please give a number at which we reach you.',
      'If a price has changed since you filled your cart, the cart shows the new one, and nothing is sent until you have agreed. If a dish is sold out, the cart says so; if it runs out afterwards, we ring you, and you change or cancel the order at no cost.',
      'An order that comes while we are closed is taken for the next time we are open. The confirmation says which.',
    ],
    prices: [
      'Prices and payment',
      pricesEn[taxMode](vatRate).said,
      'You pay in cash or by bank transfer. For a transfer compare the account’s name with the one shown here before you confirm. This site asks for no card and stores none.',
    ],
    delivery: ['Delivery', deliveryEn[deliveryMode]],
    changes: [
      'Changing and cancelling an order',
      'Ring us as soon as you can. Until we have begun to prepare it, you change or cancel an order at no cost. What has been baked for you cannot be taken back.',
      'If something is missing or not as it should be, tell us the same day. We replace it or pay it back. Your rights under the Law on Protection of Consumer Rights (No. 19/2023/QH15) are not limited by anything on this page.',
    ],
    booking: [
      'Booking a table',
      [
        `You can book for up to ${numbers.maxGuests} guests and ${numbers.bookingDaysAhead} days ahead. Booking costs nothing, and this site takes no deposit.`,
        'The table is waiting for confirmation until we have confirmed it. Your ticket shows how it stands.',
        `By the link of your ticket you can cancel until ${numbers.cancelHours} hours before; later, please ring us.`,
        'If you are late, ring us. Where we cannot reach you we may give the table to other guests.',
      ],
    ],
    food: [
      'Allergies and alcohol',
      'Our kitchen works with flour, milk, eggs, nuts, fish and seafood. We take care, but cannot promise that a dish is free of traces. Tell us about an allergy before you order.',
      'We serve and sell alcohol only to those who are 18 or older, and may ask for a document.',
    ],
    site: [
      'Using this site',
      'Please order and book under your own name, and only what you mean to take. We may reject orders and bookings that are plainly not meant seriously.',
      'Guest reviews are entered by us from what guests have told us. Texts and pictures of this site belong to the restaurant; ask before you use them elsewhere.',
      'We look after this site, but it may be out of reach at times. We take orders and bookings by phone then.',
    ],
    law: [
      'Law',
      'The law of Viet Nam applies. If we disagree, let us talk first; after that the competent court decides. Where the languages of this page differ, the Vietnamese text counts.',
    ],
  },
})

const deliveryVi: typeof deliveryEn = {
  off: 'Hiện quán chưa nhận giao hàng. Mời bạn dùng tại quán hoặc ghé lấy.',
  'self-courier':
    'Giao hàng đang tạm ngưng. Bạn tự đặt người giao hoặc ghé lấy; quán chỉ hỗ trợ kết nối với người giao. Phí giao và những gì xảy ra trên đường là việc giữa bạn và người giao. Trách nhiệm của quán kết thúc khi đã trao món đủ và gói kỹ.',
  on: 'Quán giao đến địa chỉ bạn ghi. Trước khi nướng, quán gọi báo phí giao và thời gian.',
}

const pricesVi: typeof pricesEn = {
  excluded: (rate) => ({
    listed: 'giá chưa gồm thuế GTGT',
    said: `Giá tính bằng đồng Việt Nam, chưa gồm thuế GTGT. Thuế GTGT ${rate}% được cộng thêm; số tiền phải trả hiện rõ trước khi bạn gửi.`,
  }),
  included: (rate) => ({
    listed: 'giá đã gồm thuế GTGT',
    said: `Giá tính bằng đồng Việt Nam, đã gồm thuế GTGT ${rate}%. Số tiền phải trả, và trong đó bao nhiêu là thuế, hiện rõ trước khi bạn gửi.`,
  }),
  none: () => ({
    listed: 'giá món',
    said: 'Giá tính bằng đồng Việt Nam. Số tiền phải trả hiện rõ trước khi bạn gửi.',
  }),
}

const vi: typeof en = ({ restaurant, taxMode, vatRate, deliveryMode, numbers }) => ({
  head: {
    title: siteTexts.vi.pages.termsOfService,
    description: `Quy định khi đặt bàn và đặt món: ${pricesVi[taxMode](vatRate).listed}, cách xác nhận, thanh toán, đổi huỷ và tự gọi người giao.`,
    keywords: 'điều khoản sử dụng, đặt món, đặt bàn, thanh toán',
  },
  title: siteTexts.vi.pages.termsOfService,
  lead: `Những điều bạn và ${restaurant} thống nhất khi bạn đặt món hay đặt bàn ở đây. Bạn không cần tài khoản, và không phải đồng ý điều gì ngoài trang này và chính sách bảo mật.`,
  sections: {
    orders: [
      'Đặt món',
      'Những gì bạn gửi là lời đề nghị. Đơn có hiệu lực khi quán đã xác nhận, thường là qua điện thoại. Bạn ghi giúp số gọi được nhé.',
      'Nếu giá đã đổi từ lúc bạn bỏ món vào giỏ, giỏ hàng báo giá mới và không gửi gì đi khi bạn chưa đồng ý. Món đã hết thì giỏ hàng báo; nếu hết sau đó, quán gọi để bạn đổi hoặc huỷ, không mất phí.',
      'Đơn gửi lúc quán đóng cửa được nhận cho lần mở cửa kế tiếp, và phần xác nhận ghi rõ lúc nào.',
    ],
    prices: [
      'Giá và thanh toán',
      pricesVi[taxMode](vatRate).said,
      'Bạn trả tiền mặt hoặc chuyển khoản. Khi chuyển khoản, bạn so tên tài khoản với tên hiện ở đây rồi hãy xác nhận. Trang này không hỏi và không lưu thông tin thẻ.',
    ],
    delivery: ['Giao hàng', deliveryVi[deliveryMode]],
    changes: [
      'Đổi và huỷ đơn món',
      'Bạn gọi quán càng sớm càng tốt. Khi bếp chưa làm, bạn đổi hoặc huỷ không mất phí. Món đã nướng cho bạn thì quán không nhận lại được.',
      'Nếu món thiếu hoặc không đúng, bạn báo trong ngày. Quán làm lại hoặc hoàn tiền. Không điều nào ở đây hạn chế quyền của bạn theo Luật Bảo vệ quyền lợi người tiêu dùng số 19/2023/QH15.',
    ],
    booking: [
      'Đặt bàn',
      [
        `Bạn đặt được tối đa ${numbers.maxGuests} khách, trước nhiều nhất ${numbers.bookingDaysAhead} ngày. Đặt bàn không mất phí, và trang này không thu tiền cọc.`,
        'Bàn ở trạng thái chờ xác nhận cho đến khi quán xác nhận. Phiếu của bạn cho biết bàn đang ở trạng thái nào.',
        `Qua đường dẫn của phiếu, bạn huỷ được đến trước giờ hẹn ${numbers.cancelHours} giờ; muộn hơn thì bạn gọi quán nhé.`,
        'Nếu đến muộn, bạn gọi báo. Khi không liên lạc được với bạn, quán có thể nhường bàn cho khách khác.',
      ],
    ],
    food: [
      'Dị ứng và đồ uống có cồn',
      'Bếp dùng bột mì, sữa, trứng, các loại hạt, cá và hải sản. Quán luôn cẩn thận nhưng không thể hứa một món hoàn toàn không lẫn chút nào. Nếu bị dị ứng, bạn báo trước khi đặt.',
      'Quán chỉ phục vụ và bán đồ uống có cồn cho người từ đủ 18 tuổi, và có thể xin xem giấy tờ.',
    ],
    site: [
      'Khi dùng trang này',
      'Bạn đặt món, đặt bàn bằng tên thật và đúng nhu cầu nhé. Quán có thể từ chối những đơn, những lượt đặt rõ ràng là đùa.',
      'Lời khách trên trang do quán nhập lại từ những gì khách đã nói. Chữ và hình trên trang thuộc về quán; bạn hỏi trước khi dùng ở nơi khác.',
      'Quán chăm trang này, nhưng có lúc trang có thể không vào được. Khi ấy quán nhận món và nhận bàn qua điện thoại.',
    ],
    law: [
      'Luật áp dụng',
      'Áp dụng pháp luật Việt Nam. Có gì chưa thống nhất, mình trao đổi trước; sau đó tòa án có thẩm quyền giải quyết. Nếu hai thứ tiếng khác nhau, bản tiếng Việt được dùng.',
    ],
  },
})

export const termsOfServiceTexts = { vi, en }
