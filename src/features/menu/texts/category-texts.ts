import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { saleUnitTexts } from '#src/web/texts/sale-unit-texts.ts'
import { menuTexts } from './menu-texts.ts'

/** For a number field: the same text for each kind of problem. */
const wrong = (text: string) => ({ 'too-small': text, 'too-large': text, invalid: text })

const rows = rowPairs('danh mục', 'category', 'categories')

/** The texts of the list of categories, and of a category's form. */
export const categoryTexts = inBothLanguages({
  ...rows,
  title: [officeTexts.vi.kinds.category, officeTexts.en.kinds.category],
  add: ['Thêm danh mục', 'Add category'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên', 'Search by name'],
    none: {
      title: ['Chưa có danh mục nào', 'There are no categories yet'],
      description: [
        'Mỗi món trên thực đơn nằm trong một danh mục.',
        'Dishes stand on the menu below a category.',
      ],
    },
    noneFound: { ...rows.list.noneFound, description: rows.tryAnother },
  },
  dishes: [menuTexts.vi.dishes, menuTexts.en.dishes],
  order: [(sortOrder: number) => `Thứ tự ${sortOrder}`, (sortOrder: number) => `Order ${sortOrder}`],
  drag: ['Kéo đến vị trí khác', 'Drag to another place'],
  moved: [
    (name: string, place: number, of: number) => `${name}: vị trí ${place} trên ${of}`,
    (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
  ],
  fields: {
    ...pairsOf(officeTexts).nameFields,
    description: {
      label: ['Mô tả', 'Description'],
      hint: [
        'Chỉ dùng trong trang quản lý, khách không thấy.',
        'For the office alone; guests do not see it.',
      ],
    },
    sortOrder: {
      label: ['Thứ tự trên thực đơn', 'Order on the menu'],
      hint: [
        'Số nhỏ đứng trước. Nhập số của danh mục khác thì danh mục đó nhường chỗ.',
        'Smaller numbers come first. A number that another category has moves that one on.',
      ],
    },
    unit: ['Bán theo', 'Sold by'],
  },
  units: { '': ['Không ghi', 'Not stated'], ...pairsOf(saleUnitTexts).names },
  problems: {
    name: { required: ['Tên danh mục là bắt buộc', 'Category name is required'] },
    sortOrder: [
      wrong('Vui lòng nhập số nguyên, tối đa 1.000.000.'),
      wrong('Enter a whole number, at most 1,000,000.'),
    ],
  },
  created: ['Danh mục mới đã được thêm vào menu', rows.created[1]],
  updated: ['Thông tin danh mục đã được cập nhật', rows.updated[1]],
})
