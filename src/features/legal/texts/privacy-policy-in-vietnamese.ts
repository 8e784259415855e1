import type { LegalDocument, LegalFacts } from '../rules/legal-document.ts'

export const privacyPolicyInVietnamese = (facts: LegalFacts): LegalDocument => ({
  head: {
    title: 'Chính sách bảo mật',
    description:
      'Khi bạn đặt bàn, đặt món hay gửi lời nhắn, quán giữ thông tin gì, dùng vào việc gì, xóa khi nào và bạn có những quyền gì.',
    keywords: 'chính sách bảo mật, dữ liệu cá nhân, quyền riêng tư',
  },
  title: 'Chính sách bảo mật',
  lead: `${facts.restaurant} chỉ giữ những thông tin cần cho việc giữ bàn, làm món hay trả lời bạn, và tự xóa khi hết hạn mà không đợi bạn nhắc. Trang này cho biết quán giữ gì, để làm gì, trong bao lâu, và bạn có thể yêu cầu những gì.`,
  sections: { ...whatIsStored(facts), ...whoSeesIt(facts) },
})

const whatIsStored = ({
  restaurant,
  looksUpCallers,
  months,
  numbers,
}: LegalFacts): LegalDocument['sections'] => ({
  responsible: [
    'Ai chịu trách nhiệm',
    `${restaurant} là bên quyết định mục đích và cách xử lý dữ liệu của bạn (bên kiểm soát dữ liệu cá nhân), và chịu trách nhiệm theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 cùng Nghị định số 356/2025/NĐ-CP, có hiệu lực từ ngày 01/01/2026. Cách liên hệ với quán ở cuối trang.`,
  ],
  data: [
    'Quán giữ thông tin gì, để làm gì',
    {
      'Khi bạn đặt món':
        'Họ tên, số điện thoại, email, địa chỉ nếu cần giao, các món cùng ghi chú, giờ nhận và cách thanh toán. Quán cần để làm món, trao món và gọi cho bạn khi có việc.',
      'Khi bạn đặt bàn':
        'Họ tên, số điện thoại, ngày, giờ, số khách; email và yêu cầu riêng nếu bạn ghi. Quán cần để giữ bàn và gọi cho bạn khi có việc.',
      'Khi bạn gửi lời nhắn':
        'Họ tên, email, số điện thoại, tiêu đề và nội dung bạn viết. Quán cần để trả lời.',
      'Khi bạn đăng ký bản tin': 'Địa chỉ email và ngôn ngữ bạn đọc. Quán cần để gửi tin cho bạn.',
      'Khi bạn xem trang':
        'Địa chỉ kết nối (IP) được dùng để hạn chế việc một nơi gửi quá nhiều yêu cầu. Cơ sở dữ liệu chỉ giữ mã băm của địa chỉ ấy và xóa trong khoảng một giờ. Nhật ký của máy chủ không ghi địa chỉ IP, tên, số điện thoại hay email.',
    },
    'Dị ứng là thông tin về sức khỏe. Bạn chỉ cần cho bếp biết điều phải biết; thông tin ấy được xóa cùng đơn món, lượt đặt bàn hay lời nhắn mà bạn đã ghi.',
    ...(looksUpCallers
      ? [
          'Khi bạn gọi điện để đặt món hay đặt bàn, nhân viên có thể xem những gì quán còn lưu theo số điện thoại của bạn: tên, những đơn gần nhất kèm địa chỉ và ghi chú, ghi chú về dị ứng, và số lần đặt bàn mà không đến. Quán dùng để phục vụ bạn nhanh và an toàn hơn. Mỗi lần xem đều được ghi lại, không kèm số của bạn. Những gì đã xóa thì không còn xem được.',
        ]
      : []),
    'Quán không lập hồ sơ về bạn, không quảng cáo, không đo lượt xem và không bán dữ liệu. Không quyết định nào về bạn do máy tự đưa ra.',
  ],
  basis: [
    'Căn cứ để xử lý',
    [
      'Đặt món, đặt bàn, lời nhắn: bạn nhờ quán làm một việc, và không có những thông tin này quán không làm được. Đó là thỏa thuận giữa bạn và quán.',
      'Bản tin: sự đồng ý của bạn, thể hiện bằng việc bạn tự điền email và bấm nút đăng ký. Không có ô nào được đánh dấu sẵn, đặt món không kèm đăng ký bản tin, và im lặng không phải là đồng ý. Bạn rút lại lúc nào cũng được: bản tin nào cũng có đường dẫn để thôi nhận.',
      'Những gì pháp luật buộc quán phải làm, như giữ sổ sách kế toán. Cho việc ấy quán giữ các con số; khi thông tin của bạn đã xóa thì trong đó không còn tên bạn.',
    ],
  ],
  retention: [
    'Giữ trong bao lâu',
    'Chương trình tự xóa mỗi đêm. Thời hạn tính từ ngày bạn đặt hoặc, nếu muộn hơn, từ ngày bạn đến.',
    {
      'Đơn món và lượt đặt bàn': `Sau ${months.live} tháng được chuyển vào kho lưu trữ chỉ để xem. Sau ${months.personal} tháng, họ tên, số điện thoại, email, địa chỉ, ghi chú và đường dẫn của phiếu bị xóa vĩnh viễn. Chỉ còn lại món gì đã bán, lúc nào, bao nhiêu tiền.`,
      'Lời nhắn': `Sau ${months.messages} tháng thì xóa. Lời nhắn mà quán đã đưa vào lưu trữ vì việc còn dang dở được giữ đến khi xong việc hoặc đến khi bạn yêu cầu xóa.`,
      'Thông báo cho nhân viên': `Sau ${months.notifications} tháng thì xóa.`,
      'Nhật ký thay đổi': `Sau ${months.auditEntries} tháng thì xóa. Nhật ký ghi nhân viên nào đã đổi gì; trong đó không có tên, số điện thoại, email hay địa chỉ của bạn.`,
      'Bản tin': 'Đến khi bạn thôi nhận. Khi ấy địa chỉ của bạn được xóa ngay.',
      'Chống gửi trùng': `Một mã ngẫu nhiên và mã băm của nội dung đã gửi, giữ ${numbers.repeatKeyDays} ngày.`,
    },
    'Bản sao dự phòng chỉ dùng khi có sự cố. Dữ liệu đã xóa sẽ mất khỏi bản sao khi bản sao được thay mới.',
  ],
})

const whoSeesIt = ({ numbers }: LegalFacts): LegalDocument['sections'] => ({
  recipients: [
    'Ai khác được xem',
    'Những người của quán cần đến thông tin ấy, và:',
    [
      'đơn vị cho thuê máy chủ chạy trang này. Họ lưu trữ thay cho quán và không được dùng vào việc khác;',
      'người giao hàng, khi bạn nhờ quán tìm giúp: họ tên, số điện thoại và địa chỉ, cho đúng chuyến ấy;',
      'ngân hàng của bạn và của quán, khi bạn chuyển khoản. Mã thanh toán chỉ có số tiền và mã đơn, không có thông tin về bạn;',
      'Google, khi bạn bấm nút hiện bản đồ. Trước đó trang không tải gì từ Google hay công ty nào khác. Đường dẫn đến mạng xã hội chỉ là đường dẫn;',
      'cơ quan nhà nước, khi pháp luật yêu cầu.',
    ],
  ],
  browser: [
    'Trang này lưu gì trong trình duyệt',
    'Không có gì để quảng cáo hay thống kê. Trang chỉ lưu những gì cần cho việc bạn đang làm, nên không có bảng hỏi bạn đồng ý.',
    {
      'Ngôn ngữ bạn chọn':
        'Cookie trong một năm, và trong bộ nhớ cục bộ: tiếng Việt hay tiếng Anh. | language',
      'Giỏ hàng': 'Bộ nhớ cục bộ: những món trong giỏ, đến khi bạn bỏ ra hoặc đặt món. | cart',
      'Đơn đặt trên máy này': `Bộ nhớ cục bộ, trong ${numbers.ownOrderDays} ngày hoặc đến khi đơn xong: đường dẫn đến các đơn đặt trên máy này, để bạn tìm lại được. Không lưu khi máy đã mở mã ở bàn, và bạn xóa được ở cuối mỗi trang. | own-orders`,
      'Biểu mẫu đang điền dở':
        'Bộ nhớ phiên, mất khi đóng thẻ: biểu mẫu bạn đang điền dở, để tải lại trang không phải điền lại. | booking, checkout, contact, newsletter',
      'Mã chống đặt trùng':
        'Bộ nhớ phiên: một mã ngẫu nhiên, để lỡ bấm hai lần không thành đặt hai lần. | booking-attempt, checkout-attempt, contact-attempt, newsletter-attempt',
      'Bàn bạn đang ngồi': `Bộ nhớ phiên, trong ${numbers.visitHours} giờ: bàn có mã mà bạn đã quét; và, đến khi đóng thẻ, rằng bạn đã quét mã. | table, table-link`,
      'Chỗ bạn đang xem':
        'Bộ nhớ phiên: bạn vừa đổi ngôn ngữ, và bạn đã cuộn đến đâu. | languageChanged, react-router-scroll-positions',
      'Nhân viên đăng nhập': `Cookie chỉ dành cho nhân viên sau khi đăng nhập, lâu nhất ${numbers.sessionHours} giờ. Màn hình của nhân viên còn lưu ở đó ai đang đăng nhập và cách họ làm việc. | __Host-bep_lua_session, bep_lua_session`,
      'Thiết bị của nhân viên': `Cookie chỉ dành cho nhân viên, trong ${numbers.deviceDays} ngày sau khi đăng nhập: thiết bị này từng đăng nhập, để người khác đoán mật khẩu không làm chậm việc đăng nhập ở đây. | __Host-bep_lua_device, bep_lua_device`,
    },
    'Bạn xóa hết trong trình duyệt lúc nào cũng được. Trang vẫn dùng như thường, chỉ có giỏ hàng là trống.',
  ],
  rights: [
    'Quyền của bạn và cách thực hiện',
    'Theo Điều 4 của Luật, bạn có quyền',
    [
      'được biết về việc xử lý dữ liệu của mình;',
      'đồng ý hoặc không đồng ý, và rút lại sự đồng ý;',
      'xem, chỉnh sửa hoặc yêu cầu chỉnh sửa;',
      'yêu cầu cung cấp, xóa, hạn chế xử lý, và phản đối việc xử lý;',
      'khiếu nại, tố cáo, khởi kiện, yêu cầu bồi thường thiệt hại;',
      'yêu cầu cơ quan có thẩm quyền và quán thực hiện các biện pháp bảo vệ dữ liệu của mình.',
    ],
    'Bạn viết hoặc gọi cho quán, không mất phí. Bạn cho biết số điện thoại hay email đã dùng và khoảng thời gian, để quán tìm đúng. Trước khi cung cấp gì, quán xác nhận lại người yêu cầu là bạn, chẳng hạn bằng cách gọi vào số trong đơn. Quán trả lời sớm nhất có thể, chậm nhất là trong thời hạn pháp luật quy định.',
    'Có việc bạn tự làm được: đường dẫn của phiếu đặt bàn để xem và huỷ bàn, đường dẫn trong bản tin để thôi nhận.',
    'Nếu chưa hài lòng, bạn có thể gửi đến Cục An ninh mạng và phòng, chống tội phạm sử dụng công nghệ cao (A05), Bộ Công an.',
  ],
  safety: [
    'Quán bảo vệ thông tin ra sao',
    'Chỉ nhân viên đã đăng nhập mới xem được đơn món, đặt bàn và lời nhắn, và nhật ký ghi lại ai đã đổi gì. Mật khẩu được lưu ở dạng băm, không ai đọc ngược lại được.',
    'Đặt xong, bạn nhận một đường dẫn mà không ai đoán được. Ai có đường dẫn thì xem được phiếu, nên bạn giữ như giữ hóa đơn: phiếu món không ghi tên bạn, phiếu bàn ghi tên bạn đã điền.',
    'Nếu chẳng may dữ liệu của bạn bị lộ, quán báo cho bạn và cơ quan chức năng theo luật định.',
  ],
  children: [
    'Trẻ em',
    'Đặt món và đặt bàn dành cho người lớn. Nếu một em nhỏ đã gửi thông tin cho quán khi chưa được cha mẹ đồng ý, bạn báo để quán xóa.',
  ],
  changes: [
    'Khi trang này thay đổi',
    'Trước khi quán dùng dữ liệu của bạn vào việc nào khác, việc ấy sẽ được ghi ở đây. Ngày ở đầu trang cho biết lần sửa gần nhất. Nếu hai thứ tiếng khác nhau, bản tiếng Việt được dùng.',
  ],
})
