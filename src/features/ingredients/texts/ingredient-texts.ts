import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'

const rows = rowPairs('nguyên liệu', 'ingredient', 'ingredients')

/** The texts of the page on which staff switch ingredients off, and of the form in which admins define them. */
export const ingredientTexts = inBothLanguages({
  ...rows,
  title: ['Nguyên liệu', 'Ingredients'],
  note: [
    'Tắt một nguyên liệu là mọi món và lựa chọn có nó đều báo hết.',
    'Whatever holds an ingredient that is switched off is sold out.',
  ],
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
