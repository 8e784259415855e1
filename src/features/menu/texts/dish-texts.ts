import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { dietaryFormTexts } from '#src/features/customization/texts/dietary-form-texts.ts'
import { availabilityTexts } from '#src/web/texts/field-texts.ts'

const rows = { en: rowTexts.en({ one: 'dish', many: 'dishes' }), vi: rowTexts.vi('món ăn') }
/** The label if the restaurant has no VAT to mention. */
const price = { en: 'Price', vi: 'Giá' }
const pictureProblems = {
  en: { invalid: 'The address begins with https://.' },
  vi: { invalid: 'Địa chỉ phải bắt đầu bằng https://.' },
}

/** The texts of the list of dishes, and of a dish's form. */
const en = {
  ...rows.en,
  title: officeTexts.en.kinds.dish,
  add: 'Add dish',
  english: 'In English',
  list: {
    ...rows.en.list,
    search: 'Search by name, description or tag',
    category: 'Category',
    allCategories: 'All categories',
    none: { title: 'There are no dishes yet', description: 'The first one you add is on the menu at once.' },
    noneFound: { title: 'No dish found', description: 'Try a shorter word or another category.' },
  },
  soldOut: availabilityTexts.en.soldOut,
  onHomePage: 'On the home page',
  pinned: officeTexts.en.pinned,
  pinnedHint: 'The home page shows the first four available pinned dishes.',
  available: availabilityTexts.en.available,
  availableOf: (name: string) => `${name}: available`,
  pin: 'Pin to the home page',
  pinOf: (name: string) => `Pin ${name} to the home page`,
  schemas: officeTexts.en.kinds['customization-schema'],
  schemasOf: (name: string) => `Option groups of ${name}`,
  fields: {
    ...officeTexts.en.nameFields,
    description: 'Description in English',
    descriptionVi: 'Description in Vietnamese',
    price: { label: price.en, hint: 'For example 288.000' },
    categoryId: { label: 'Category', hint: 'There is none yet. Add it under “Categories” first.' },
    imageUrl: 'Picture',
    aboveImageUrl: {
      label: 'Picture from above, for half-and-half',
      hint: 'Two halves make one round picture. Leave it empty where the picture above shows the whole pizza from above.',
    },
    tags: {
      label: 'Tags',
      hint: 'Words guests search by, separated by commas. Cards show the first three that the name does not say.',
    },
    allergens: dietaryFormTexts.en.allergens,
    diet: dietaryFormTexts.en.diet,
    isAvailable: 'Available, can be ordered',
  },
  prices: { excluded: 'Price before VAT', included: 'Price with VAT', none: price.en },
  problems: {
    name: { required: 'Dish name is required' },
    description: { required: 'Description is required' },
    price: {
      required: 'Price is required',
      invalid: 'Enter whole VND, such as 288.000, at most 99.999.999.',
    },
    categoryId: { required: 'Category is required' },
    imageUrl: pictureProblems.en,
    aboveImageUrl: pictureProblems.en,
    tags: { invalid: 'At most 20 tags of at most 50 characters.' },
  },
  chooseCategory: 'Choose a category',
  toggles: {
    available: {
      done: (isOn: boolean, name: string) => (isOn ? `${name} can be ordered again` : `${name} is sold out`),
      failed: 'The availability of the dish could not be updated',
    },
    pin: officeTexts.en.pin,
  },
  remove: {
    ...rows.en.remove,
    text: (name: string) =>
      `Are you sure you want to delete ${name}? This cannot be undone. Orders keep its name and price.`,
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: officeTexts.vi.kinds.dish,
  add: 'Thêm món',
  english: 'Bản tiếng Anh',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên, mô tả hoặc từ khoá',
    category: 'Danh mục',
    allCategories: 'Tất cả danh mục',
    none: { title: 'Chưa có món ăn nào', description: 'Món đầu tiên bạn thêm sẽ có ngay trên thực đơn.' },
    noneFound: {
      title: 'Không tìm thấy món nào',
      description: 'Bạn thử từ ngắn hơn hoặc danh mục khác nhé.',
    },
  },
  soldOut: availabilityTexts.vi.soldOut,
  onHomePage: 'Trên trang chủ',
  pinned: officeTexts.vi.pinned,
  pinnedHint: 'Trang chủ hiện bốn món ghim đầu tiên còn bán.',
  available: availabilityTexts.vi.available,
  availableOf: (name) => `${name}: còn món`,
  pin: 'Ghim lên trang chủ',
  pinOf: (name) => `Ghim ${name} lên trang chủ`,
  schemas: officeTexts.vi.kinds['customization-schema'],
  schemasOf: (name) => `Nhóm tuỳ chọn của ${name}`,
  fields: {
    ...officeTexts.vi.nameFields,
    description: 'Mô tả tiếng Anh',
    descriptionVi: 'Mô tả tiếng Việt',
    price: { label: price.vi, hint: 'Ví dụ 288.000' },
    categoryId: { label: 'Danh mục', hint: 'Chưa có danh mục nào. Bạn thêm ở mục “Danh mục” trước nhé.' },
    imageUrl: 'Ảnh món',
    aboveImageUrl: {
      label: 'Ảnh chụp từ trên xuống, cho bánh hai vị',
      hint: 'Hai nửa ghép thành một bánh tròn. Để trống nếu ảnh món đã chụp cả chiếc từ trên xuống.',
    },
    tags: {
      label: 'Từ khoá',
      hint: 'Những từ khách hay tìm, cách nhau bằng dấu phẩy. Thẻ món hiện ba từ đầu tiên mà tên món chưa nói.',
    },
    allergens: dietaryFormTexts.vi.allergens,
    diet: dietaryFormTexts.vi.diet,
    isAvailable: 'Còn món, đặt được',
  },
  prices: { excluded: 'Giá chưa VAT', included: 'Giá đã gồm VAT', none: price.vi },
  problems: {
    name: { required: 'Tên món ăn là bắt buộc' },
    description: { required: 'Mô tả là bắt buộc' },
    price: {
      required: 'Giá là bắt buộc',
      invalid: 'Vui lòng nhập số tiền chẵn, ví dụ 288.000, tối đa 99.999.999.',
    },
    categoryId: { required: 'Danh mục là bắt buộc' },
    imageUrl: pictureProblems.vi,
    aboveImageUrl: pictureProblems.vi,
    tags: { invalid: 'Tối đa 20 từ khoá, mỗi từ khoá 50 ký tự.' },
  },
  chooseCategory: 'Chọn danh mục',
  toggles: {
    available: {
      done: (isOn, name) => (isOn ? `${name} đã bán lại` : `${name} đã báo hết`),
      failed: 'Không thể cập nhật trạng thái món ăn',
    },
    pin: officeTexts.vi.pin,
  },
  remove: {
    ...rows.vi.remove,
    text: (name) =>
      `Bạn có chắc muốn xoá ${name}? Không thể hoàn tác. Đơn hàng cũ vẫn giữ tên và giá của món.`,
  },
}

export const dishTexts = { vi, en }

/** The texts of the field for the dish's picture. */
export const dishPictureTexts = {
  en: {
    address: 'Address of the picture',
    hint: 'Only for a picture on another website: begins with https://',
  },
  vi: { address: 'Địa chỉ ảnh', hint: 'Chỉ cho ảnh ở trang web khác: bắt đầu bằng https://' },
}
/** The texts of the field for the picture from above. */
export const abovePictureTexts: typeof dishPictureTexts = {
  en: { ...dishPictureTexts.en, address: 'Address of the picture from above' },
  vi: { ...dishPictureTexts.vi, address: 'Địa chỉ ảnh chụp từ trên xuống' },
}
