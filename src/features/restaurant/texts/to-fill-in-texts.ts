import type { Gap } from '../rules/to-fill-in.ts'

/** What is still to be filled in, as links of a list. */
const en = {
  title: 'Still to be filled in',
  text: 'Empty, or still as the demo restaurant has it. Guests see it as it is.',
  line: (count: number) =>
    count === 1
      ? '1 setting of the restaurant is still to be filled in'
      : `${count} settings of the restaurant are still to be filled in`,
  open: 'To the settings',
  gaps: {
    name: 'Name of the restaurant',
    logo: 'Logo',
    phone: 'Hotline',
    email: 'E-mail',
    address: 'Address',
    map: 'Place on the map',
    hours: 'Opening hours',
    vat: 'VAT rate of today',
    bank: 'Bank account',
    links: 'Links to social networks',
    sharedPicture: 'Picture of shared links',
    signature: 'Copyright line',
  } satisfies Readonly<Record<Gap, string>>,
}

const vi: typeof en = {
  title: 'Còn cần điền',
  text: 'Đang trống, hoặc vẫn là của nhà hàng mẫu. Khách đang nhìn thấy như vậy.',
  line: (count) => `Cài đặt nhà hàng còn ${count} mục cần điền`,
  open: 'Đến phần cài đặt',
  gaps: {
    name: 'Tên nhà hàng',
    logo: 'Logo',
    phone: 'Đường dây nóng',
    email: 'Email',
    address: 'Địa chỉ',
    map: 'Vị trí trên bản đồ',
    hours: 'Giờ mở cửa',
    vat: 'Thuế suất GTGT hôm nay',
    bank: 'Tài khoản ngân hàng',
    links: 'Liên kết mạng xã hội',
    sharedPicture: 'Ảnh khi chia sẻ',
    signature: 'Dòng bản quyền',
  },
}

export const toFillInTexts = { vi, en }
