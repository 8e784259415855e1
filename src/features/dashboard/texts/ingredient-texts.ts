import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { orderLabels } from '#src/features/orders/texts/order-labels.ts'

const rows = rowPairs('nguyên liệu', 'ingredient', 'ingredients')

/** The texts of the page on which staff say which ingredients are missing, and of the form in which admins define ingredients. */
export const ingredientTexts = inBothLanguages({
  ...rows,
  title: [officeTexts.vi.kinds.ingredient, officeTexts.en.kinds.ingredient],
  note: [
    'Tắt một nguyên liệu là mọi món và lựa chọn có nó đều báo hết.',
    'Whatever holds an ingredient that is switched off is sold out.',
  ],
  back: [(name: string) => `Đã có lại ${name}`, (name: string) => `${name}: there again`],
  missing: [(name: string) => `Đã báo hết ${name}`, (name: string) => `${name}: out`],
  heldBy: [
    (dishes: number, options: number) => `Có trong ${dishes} món và ${options} lựa chọn`,
    (dishes: number, options: number) =>
      `In ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} and ${options} ${options === 1 ? 'option' : 'options'}`,
  ],
  holding: {
    title: [
      (count: number) =>
        count === 0 ? 'Không có đơn nào đang chờ có nó' : `Đơn đang chờ có nó, cần gọi: ${count}`,
      (count: number) =>
        count === 0 ? 'No open order holds it' : `Open orders that hold it, to call: ${count}`,
    ],
    loading: ['Đang tìm đơn có nó…', 'Looking for orders that hold it…'],
    failed: ['Chưa tìm được đơn có nó.', 'The orders that hold it could not be loaded.'],
    status: pairsOf(orderLabels).status,
    now: ['làm ngay', 'at once'],
    table: [(label: string) => `bàn ${label}`, (label: string) => `table ${label}`],
    call: [
      (name: string, phone: string) => `Gọi ${name}: ${phone}`,
      (name: string, phone: string) => `Call ${name}: ${phone}`,
    ],
  },
  add: ['Thêm nguyên liệu', 'Add ingredient'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên', 'Search by name'],
    none: {
      title: ['Chưa có nguyên liệu nào', 'There are no ingredients yet'],
      description: [
        'Quản trị viên thêm nguyên liệu và chọn những món có nó.',
        'Admins add ingredients and choose the dishes that hold them.',
      ],
    },
    noneFound: { ...rows.list.noneFound, description: rows.tryAnother },
  },
  fields: {
    ...pairsOf(officeTexts).nameFields,
    dishIds: ['Có trong món', 'In dishes'],
    options: ['Có trong lựa chọn', 'In options'],
  },
  problems: {
    name: { required: ['Tên nguyên liệu là bắt buộc', 'The name is required'] },
    nameVi: { required: ['Tên nguyên liệu là bắt buộc', 'The name is required'] },
  },
})
