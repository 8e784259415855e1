import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { saleUnitTexts } from '#src/web/texts/sale-unit-texts.ts'
import { menuTexts } from './menu-texts.ts'
/** The same text for everything that can be wrong with a number. */
const wrong = (text: string) => ({ 'too-small': text, 'too-large': text, invalid: text })

const rows = { en: rowTexts.en({ one: 'category', many: 'categories' }), vi: rowTexts.vi('danh mục') }

/** The texts of the list of categories, and of a category's form. */
const en = {
  ...rows.en,
  title: officeTexts.en.kinds.category,
  add: 'Add category',
  list: {
    ...rows.en.list,
    search: 'Search by name',
    none: { title: 'There are no categories yet', description: 'Dishes stand on the menu below a category.' },
    noneFound: { ...rows.en.list.noneFound, description: rows.en.tryAnother },
  },
  dishes: menuTexts.en.dishes,
  order: (sortOrder: number) => `Order ${sortOrder}`,
  drag: 'Drag to another place',
  moved: (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
  fields: {
    ...officeTexts.en.nameFields,
    description: { label: 'Description', hint: 'For the office alone; guests do not see it.' },
    sortOrder: {
      label: 'Order on the menu',
      hint: 'Smaller numbers come first. A number that another category has moves that one on.',
    },
    unit: 'Sold by',
  },
  units: { '': 'Not stated', ...saleUnitTexts.en.names },
  problems: {
    name: { required: 'Category name is required' },
    sortOrder: wrong('Enter a whole number, at most 1,000,000.'),
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: officeTexts.vi.kinds.category,
  add: 'Thêm danh mục',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên',
    none: { title: 'Chưa có danh mục nào', description: 'Mỗi món trên thực đơn nằm trong một danh mục.' },
    noneFound: { ...rows.vi.list.noneFound, description: rows.vi.tryAnother },
  },
  dishes: menuTexts.vi.dishes,
  order: (sortOrder) => `Thứ tự ${sortOrder}`,
  drag: 'Kéo đến vị trí khác',
  moved: (name, place, of) => `${name}: vị trí ${place} trên ${of}`,
  fields: {
    ...officeTexts.vi.nameFields,
    description: { label: 'Mô tả', hint: 'Chỉ dùng trong trang quản lý, khách không thấy.' },
    sortOrder: {
      label: 'Thứ tự trên thực đơn',
      hint: 'Số nhỏ đứng trước. Nhập số của danh mục khác thì danh mục đó nhường chỗ.',
    },
    unit: 'Bán theo',
  },
  units: { '': 'Không ghi', ...saleUnitTexts.vi.names },
  problems: {
    name: { required: 'Tên danh mục là bắt buộc' },
    sortOrder: wrong('Vui lòng nhập số nguyên, tối đa 1.000.000.'),
  },
  created: 'Danh mục mới đã được thêm vào menu',
  updated: 'Thông tin danh mục đã được cập nhật',
}

export const categoryTexts = { vi, en }
