import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { placeTexts } from '#src/web/texts/place-texts.ts'
import type { Gap } from '../rules/to-fill-in.ts'

/** Texts of the list of things that the owner still has to fill in. Each entry of the list is a link. */
const en = {
  title: (count: number) =>
    count === 1 ? 'One thing is still to be filled in' : `${count} things are still to be filled in`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  text: 'Empty, or still as the demo restaurant has it. Guests see it as it is.',
  done: 'Everything is filled in',
  doneText: 'Well done: from the name to the pictures, the site is all yours.',
  gaps: {
    name: 'Name of the restaurant',
    logo: 'Logo',
    phone: 'Hotline',
    email: fieldTexts.en.email,
    address: fieldTexts.en.address,
    map: 'Place on the map',
    hours: placeTexts.en.hours,
    vat: 'VAT rate of today',
    bank: 'Bank account',
    links: 'Links to social networks',
    sharedPicture: 'Picture of shared links',
    signature: 'Copyright line',
    account: 'Your own account: e-mail and password',
    categories: 'Categories of the menu',
    dishes: officeTexts.en.kinds.dish,
    dishPictures: 'Pictures of dishes',
    homeTexts: 'Texts of the home page',
    homeFilms: 'Film or picture of the home page',
    homeStory: 'Story on the home page, which is the demo restaurant’s',
    roomPicture: 'Picture of the room on the home page',
    aboutTexts: 'Story of the restaurant',
    aboutPictures: 'Pictures of the story',
    team: 'The team',
    seo: 'What search engines show of the home page',
    reviews: 'Guest reviews',
    news: 'News that came with the demo restaurant',
    staff: 'An account for the staff',
  } satisfies Readonly<Record<Gap, string>>,
}

const vi: typeof en = {
  title: (count) => `Còn ${count} mục cần điền`,
  progress: (done, all) => `Đã xong ${done}/${all}`,
  text: 'Đang trống, hoặc vẫn là của nhà hàng mẫu. Khách đang nhìn thấy như vậy.',
  done: 'Đã điền xong mọi mục',
  doneText: 'Chúc mừng bạn: từ tên quán đến hình ảnh, trang này đã là của quán bạn.',
  gaps: {
    name: 'Tên nhà hàng',
    logo: 'Logo',
    phone: 'Đường dây nóng',
    email: fieldTexts.vi.email,
    address: fieldTexts.vi.address,
    map: 'Vị trí trên bản đồ',
    hours: placeTexts.vi.hours,
    vat: 'Thuế suất GTGT hôm nay',
    bank: 'Tài khoản ngân hàng',
    links: 'Liên kết mạng xã hội',
    sharedPicture: 'Ảnh khi chia sẻ',
    signature: 'Dòng bản quyền',
    account: 'Tài khoản của bạn: email và mật khẩu',
    categories: 'Danh mục thực đơn',
    dishes: officeTexts.vi.kinds.dish,
    dishPictures: 'Ảnh món ăn',
    homeTexts: 'Lời trên trang chủ',
    homeFilms: 'Phim hoặc ảnh của trang chủ',
    homeStory: 'Câu chuyện của nhà hàng mẫu trên trang chủ',
    roomPicture: 'Ảnh phòng ăn trên trang chủ',
    aboutTexts: 'Câu chuyện của quán',
    aboutPictures: 'Ảnh của câu chuyện',
    team: 'Đội ngũ',
    seo: 'Kết quả tìm kiếm của trang chủ',
    reviews: 'Lời khách',
    news: 'Tin của nhà hàng mẫu',
    staff: 'Tài khoản cho nhân viên',
  },
}

export const toFillInTexts = { vi, en }
