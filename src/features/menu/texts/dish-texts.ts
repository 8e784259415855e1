import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { dietaryFormTexts } from '#src/features/customization/texts/dietary-form-texts.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'

const officePairs = pairsOf(officeTexts)

const rows = rowPairs('món ăn', 'dish', 'dishes')
/** The label of the price if the restaurant does not state VAT at all. */
const price = ['Giá', 'Price'] as const
const pictureProblems = {
  invalid: ['Địa chỉ phải bắt đầu bằng https://.', 'The address begins with https://.'],
} as const

/** The texts of the list of dishes, and of a dish's form. */
export const dishTexts = inBothLanguages({
  ...rows,
  title: officePairs.kinds.dish,
  add: ['Thêm món', 'Add dish'],
  english: ['Bản tiếng Anh', 'In English'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên, mô tả hoặc từ khoá', 'Search by name, description or tag'],
    category: ['Danh mục', 'Category'],
    allCategories: ['Tất cả danh mục', 'All categories'],
    state: ['Tình trạng', 'State'],
    allStates: ['Tất cả món', 'All dishes'],
    soldOut: [(count: number) => `Tạm hết ${count}`, (count: number) => `Sold out ${count}`],
    none: {
      title: ['Chưa có món ăn nào', 'There are no dishes yet'],
      description: [
        'Món đầu tiên bạn thêm sẽ có ngay trên thực đơn.',
        'The first one you add is on the menu at once.',
      ],
    },
    noneFound: {
      title: ['Không tìm thấy món nào', 'No dish found'],
      description: ['Bạn thử từ ngắn hơn hoặc danh mục khác nhé.', 'Try a shorter word or another category.'],
    },
  },
  soldOut: [availabilityTexts.vi.soldOut, availabilityTexts.en.soldOut],
  onHomePage: ['Trên trang chủ', 'On the home page'],
  pinned: officePairs.pinned,
  pinnedHint: [
    'Trang chủ hiện bốn món ghim đầu tiên còn bán.',
    'The home page shows the first four available pinned dishes.',
  ],
  available: [availabilityTexts.vi.available, availabilityTexts.en.available],
  availableOf: [(name: string) => `${name}: còn món`, (name: string) => `${name}: available`],
  pin: ['Ghim lên trang chủ', 'Pin to the home page'],
  pinShort: officePairs.pinShort,
  pinOf: [(name: string) => `Ghim ${name} lên trang chủ`, (name: string) => `Pin ${name} to the home page`],
  schemas: ['Nhóm tuỳ chọn', 'Option groups'],
  schemasOf: [(name: string) => `Nhóm tuỳ chọn của ${name}`, (name: string) => `Options of ${name}`],
  fields: {
    ...officePairs.nameFields,
    description: ['Mô tả tiếng Anh', 'Description in English'],
    descriptionVi: ['Mô tả tiếng Việt', 'Description in Vietnamese'],
    price: { label: price, hint: ['Ví dụ 288.000', 'For example 288.000'] },
    categoryId: {
      label: ['Danh mục', 'Category'],
      hint: [
        'Chưa có danh mục nào. Bạn thêm ở mục “Danh mục” trước nhé.',
        'There is none yet. Add it under “Categories” first.',
      ],
    },
    imageUrl: ['Ảnh món', 'Picture'],
    aboveImageUrl: {
      label: ['Ảnh chụp từ trên xuống, cho bánh hai vị', 'Picture from above, for half-and-half'],
      hint: [
        'Hai nửa ghép thành một bánh tròn. Để trống nếu ảnh món đã chụp cả chiếc từ trên xuống.',
        'Two halves make one round picture. Leave it empty where the picture above shows the whole pizza from above.',
      ],
    },
    tags: {
      label: ['Từ khoá', 'Tags'],
      hint: [
        'Những từ khách hay tìm, cách nhau bằng dấu phẩy. Thẻ món hiện ba từ đầu tiên mà tên món chưa nói.',
        'Words guests search by, separated by commas. Cards show the first three that the name does not say.',
      ],
    },
    allergens: [dietaryFormTexts.vi.allergens, dietaryFormTexts.en.allergens],
    diet: [dietaryFormTexts.vi.diet, dietaryFormTexts.en.diet],
    isAvailable: ['Còn món, đặt được', 'Available, can be ordered'],
    leftToday: {
      label: ['Còn bao nhiêu phần hôm nay', 'Portions left today'],
      hint: ['Để trống nếu không đếm.', 'Leave it empty if nobody counts them.'],
    },
  },
  prices: {
    excluded: ['Giá chưa VAT', 'Price before VAT'],
    included: ['Giá đã gồm VAT', 'Price with VAT'],
    none: price,
  },
  problems: {
    name: { required: ['Tên món ăn là bắt buộc', 'Dish name is required'] },
    description: { required: ['Mô tả là bắt buộc', 'Description is required'] },
    price: {
      required: ['Giá là bắt buộc', 'Price is required'],
      invalid: [
        'Vui lòng nhập số tiền chẵn, ví dụ 288.000, tối đa 99.999.999.',
        'Enter whole VND, such as 288.000, at most 99.999.999.',
      ],
    },
    categoryId: { required: ['Danh mục là bắt buộc', 'Category is required'] },
    imageUrl: pictureProblems,
    aboveImageUrl: pictureProblems,
    leftToday: { invalid: ['Vui lòng nhập số nguyên từ 0 đến 999.', 'Enter a whole number from 0 to 999.'] },
    tags: {
      invalid: ['Tối đa 20 từ khoá, mỗi từ khoá 50 ký tự.', 'At most 20 tags of at most 50 characters.'],
    },
  },
  chooseCategory: ['Chọn danh mục', 'Choose a category'],
  toggles: {
    available: {
      done: [
        (isOn: boolean, name: string) => (isOn ? `${name} đã bán lại` : `${name} đã báo hết`),
        (isOn: boolean, name: string) => (isOn ? `${name} can be ordered again` : `${name} is sold out`),
      ],
      failed: ['Không thể cập nhật trạng thái món ăn', 'The availability of the dish could not be updated'],
    },
    pin: officePairs.pin,
  },
  remove: {
    ...rows.remove,
    text: [
      (name: string) =>
        `Bạn có chắc muốn xoá ${name}? Không thể hoàn tác. Đơn hàng cũ vẫn giữ tên và giá của món.`,
      (name: string) =>
        `Are you sure you want to delete ${name}? This cannot be undone. Orders keep its name and price.`,
    ],
  },
})

/** The texts of the field for the dish's picture. */
export const dishPictureTexts = inBothLanguages({
  address: ['Địa chỉ ảnh', 'Address of the picture'],
  hint: [
    'Chỉ cho ảnh ở trang web khác: bắt đầu bằng https://',
    'Only for a picture on another website: begins with https://',
  ],
})
/** The texts of the field for the picture from above. */
export const abovePictureTexts: typeof dishPictureTexts = inBothLanguages({
  ...pairsOf(dishPictureTexts),
  address: ['Địa chỉ ảnh chụp từ trên xuống', 'Address of the picture from above'],
})
