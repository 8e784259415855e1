import type { SeedMessage } from './seed-types.ts'

/** What guests of the demo restaurant wrote: questions, praise, a complaint, an offer; new, replied to and archived. */
export const demoMessages: readonly SeedMessage[] = [
  {
    name: 'Khách mẫu Hoa',
    email: 'hoa@khach-mau.example',
    phone: '0274 000 0106',
    subject: 'Đặt tiệc sinh nhật 20 người',
    message:
      'Chào quán, nhà mình muốn tổ chức sinh nhật cho bé vào tối thứ Bảy tuần sau, khoảng 20 người.\nQuán có khu riêng không, và có nhận trang trí bong bóng không ạ?',
    status: 'new',
    language: 'vi',
    sentHoursAgo: 1,
  },
  {
    name: 'Demo guest Liam',
    email: 'liam@demo-guest.example',
    phone: null,
    subject: 'Is the dough vegan?',
    message:
      'Hi! My sister eats no animal products. Is there milk or honey in your dough, and which toppings could she have?',
    status: 'new',
    language: 'en',
    sentHoursAgo: 4,
  },
  {
    name: 'Khách mẫu Dũng',
    email: 'dung@khach-mau.example',
    phone: '0274 000 0104',
    subject: 'Bánh giao tới bị nguội',
    message:
      'Tối qua mình gọi hai bánh về nhà, bánh ngon nhưng tới nơi thì nguội mất rồi. Lần sau quán gói kỹ hơn giúp mình nhé.',
    status: 'new',
    language: 'vi',
    sentHoursAgo: 15,
  },
  {
    name: 'Khách mẫu Khang',
    email: 'khang@khach-mau.example',
    phone: '0274 000 0107',
    subject: 'Xuất hoá đơn cho công ty',
    message:
      'Quán cho mình hỏi thủ tục lấy hoá đơn công ty sau bữa ăn hôm qua. Mình còn giữ phiếu tính tiền.',
    status: 'replied',
    language: 'vi',
    sentHoursAgo: 33,
  },
  {
    name: 'Demo guest Emma',
    email: 'emma@demo-guest.example',
    phone: '0274 000 0108',
    subject: 'Thank you for a lovely evening',
    message:
      'We sat by the oven and the children watched every single pizza go in. Please tell the team that they made our holiday.',
    status: 'replied',
    language: 'en',
    sentHoursAgo: 58,
  },
  {
    name: 'Khách mẫu Giang',
    email: 'giang@khach-mau.example',
    phone: null,
    subject: 'Quên áo khoác ở quán',
    message: 'Trưa thứ Hai mình để quên một áo khoác xanh ở bàn cạnh cửa sổ. Quán có giữ giúp mình không ạ?',
    status: 'archived',
    language: 'vi',
    sentHoursAgo: 130,
  },
  {
    name: 'Nhà vườn mẫu',
    email: 'chao-hang@nha-vuon.example',
    phone: '0274 000 0110',
    subject: 'Chào hàng rau thơm và cà chua',
    message:
      'Vườn chúng tôi trồng húng quế và cà chua, cách quán nửa giờ xe. Kính gửi quán bảng giá, mời quán ghé thăm vườn.',
    status: 'archived',
    language: 'vi',
    sentHoursAgo: 260,
  },
]
