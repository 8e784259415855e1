import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Titles of the settings' sections, and texts that say what each section is for. */
export const settingsSectionTexts = inBothLanguages({
  name: {
    title: ['Tên và logo', 'Name and logo'],
    about: [
      'Tên khách nhìn thấy: ở đầu trang, trong tiêu đề và kết quả tìm kiếm.',
      'How guests know the restaurant: in the header, in titles and in search results.',
    ],
  },
  contact: {
    title: ['Liên hệ và địa chỉ', 'Contact and address'],
    about: [
      'Hiện ở chân trang, trang liên hệ và trên phiếu của khách.',
      'Shown in the footer, on the contact page and on tickets.',
    ],
  },
  map: {
    title: ['Bản đồ', 'Map'],
    about: [
      'Nội dung tìm trên Google Maps khi khách bấm xem bản đồ. Toạ độ dành cho công cụ tìm kiếm.',
      'What is looked for on Google Maps when a guest asks for the map. The coordinates are for search engines.',
    ],
  },
  hours: {
    title: ['Giờ mở cửa', 'Opening hours'],
    about: [
      'Ngày không có dòng nào là ngày nghỉ. Giờ đóng sớm hơn giờ mở nghĩa là mở qua nửa đêm.',
      'A weekday without a line is closed. Hours that end before they begin last past midnight.',
    ],
  },
  closures: {
    title: ['Ngày nghỉ', 'Closure days'],
    about: [
      'Một ngày hay nhiều ngày liền không nhận đặt bàn và đặt món. Ngày đã qua tự rời danh sách.',
      'A day, or several in a row, on which nothing can be booked or asked for. Days that have passed drop out of the list.',
    ],
  },
  lunarClosures: {
    title: ['Nghỉ theo âm lịch', 'Closures by the lunar calendar'],
    about: [
      'Đặt một lần, năm nào cũng nghỉ: bên dưới là ngày dương lịch của những năm tới. Tháng nhuận không tính lễ, tết.',
      'Set once, they come every year: the dates below are of the next years. Feasts do not come in leap months.',
    ],
  },
  specialHours: {
    title: ['Giờ riêng của từng ngày', 'Hours of single dates'],
    about: [
      'Ngày có giờ mở cửa khác thường lệ, ví dụ 31/12 chỉ mở đến 15:00. Thêm một dòng cùng ngày nếu hôm đó mở hai đợt; trùng ngày nghỉ thì giờ này không áp dụng.',
      'Dates that have hours of their own in place of those of their weekday, such as 31 December until 15:00. A second line of the same date is a second opening; on a closure day they mean nothing.',
    ],
  },
  delivery: {
    title: ['Giao hàng', 'Delivery'],
    about: ['Điều khách được chọn khi đặt món.', 'What guests may choose in the checkout.'],
  },
  capacity: {
    title: ['Sức chứa', 'Capacity'],
    about: [
      'Nhận đặt bàn đến khi hết chỗ. Để trống cả hai nếu nhận bao nhiêu khách cũng được.',
      'Tables are booked until the seats are taken. Leave both empty to take any number of guests.',
    ],
  },
  oven: {
    title: ['Giờ hẹn của lò', 'Times of the oven'],
    about: [
      'Khi ghi số pizza lò nướng được trong 15 phút, mỗi đơn được hẹn một giờ mà lò làm kịp: khách thấy giờ ấy trước khi gửi, giờ đã kín thì không chọn được. Để trống số pizza nếu không hẹn giờ.',
      'If you enter how many pizzas the oven bakes in 15 minutes, every order gets a time that the oven can keep: guests see it before they order, and full times cannot be chosen. Leave the number of pizzas empty to promise no times.',
    ],
  },
  tables: {
    title: ['Các bàn', 'Tables'],
    about: [
      'Tên các bàn của quán, cho màn hình Bàn.',
      'What your tables are called, for the screen of the tables.',
    ],
  },
  calls: {
    title: ['Gọi xác nhận trước', 'Call first'],
    about: [
      'Vượt các mức này, đặt bàn hay đơn trên trang vẫn được nhận, nhưng chưa giữ chỗ và bếp chưa làm cho đến khi quán gọi khách và xác nhận. Chỉ áp dụng khi đã đặt sức chứa; để trống mức nào thì bỏ mức đó. Khách không bao giờ được biết lý do.',
      'Beyond these a booking or an order of the website is taken, but holds no seats and is not cooked before you have called the guest and confirmed it. They apply while a capacity is set; leave one empty to do without it. Guests are never told why.',
    ],
  },
  callers: {
    title: ['Khách quen gọi điện', 'Guests who call again'],
    about: [
      'Khi nhân viên nhập trọn số điện thoại của khách vào đơn hay đặt bàn qua điện thoại, màn hình cho xem quán còn lưu gì của số ấy: tên, năm đơn gần nhất kèm địa chỉ và ghi chú, ghi chú nhắc đến dị ứng, số lần đặt bàn mà không đến. Đây là dữ liệu cá nhân: chỉ bật nếu quán cần. Mỗi lần xem được ghi vào nhật ký (ai, lúc nào; không ghi số). Dữ liệu đã đến hạn xoá thì không còn xem được. Khi bật, trang chính sách bảo mật tự nói điều này với khách.',
      'Once staff have entered the whole phone number into a phone order or booking, they see what is still stored of that number: the name, the last five orders with address and notes, notes that mention allergies, and how many bookings nobody came to. This is personal data: turn it on only if you need it. Each look is recorded in the log (who and when, never the number). What has been erased is not shown. While it is on, the privacy policy tells guests so by itself.',
    ],
  },
  vat: {
    title: ['Thuế GTGT', 'VAT'],
    about: [
      'Giá món đã gồm thuế hay chưa, và thuế suất theo ngày, tính cả hai ngày đầu cuối; không có ngày cuối thì áp dụng mãi; hết ngày cuối mà chưa có mức mới thì mức cũ vẫn áp dụng. Đổi cách tính không đổi giá trên thực đơn. Đơn đã nhận giữ cách tính và thuế suất cũ.',
      'Whether VAT is added to the prices of the menu, and its rate by day, both days included; without an end it goes on, and so it does after its end if nothing follows. The prices of the menu stay as they are, whatever you choose, and orders that were taken keep VAT as it was.',
    ],
  },
  bank: {
    title: ['Tài khoản ngân hàng', 'Bank account'],
    about: [
      'Khách chuyển khoản sẽ quét mã VietQR của tài khoản này. Để trống tất cả nếu không dùng mã.',
      'Guests who pay by transfer scan a VietQR code of it. Leave all empty to offer no code.',
    ],
  },
  links: {
    title: ['Mạng xã hội', 'Social networks'],
    about: [
      'Hiện ở chân trang. Không có thì để trống.',
      'Shown in the footer. Leave empty what the restaurant does not have.',
    ],
  },
  shared: {
    title: ['Ảnh khi chia sẻ', 'Picture of shared links'],
    about: [
      'Ảnh hiện ra khi đường dẫn của trang được gửi trong tin nhắn hay mạng xã hội. Bài viết và trang có ảnh riêng thì dùng ảnh đó.',
      'What a link to the site shows in a chat or on a social network. Articles and pages with a picture of their own show that.',
    ],
  },
  signature: {
    title: ['Tác giả và bản quyền', 'Author and copyright'],
    about: [
      'Tên ký dưới bài viết, và dòng cuối mỗi trang.',
      'Who signs the news, and the last line of every page.',
    ],
  },
})
