import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { errorTexts } from '#src/web/texts/error-texts.ts'

/** The cart's own texts: about its lines and what guests can do with them. */
export const cartTexts = inBothLanguages({
  each: [
    (price: string, unit?: string) => `${price}/${unit ?? 'phần'}`,
    (price: string, unit?: string) => (unit ? `${price}/${unit}` : `${price} each`),
  ],
  quantityOf: [(dish: string) => `Số lượng ${dish}`, (dish: string) => `Quantity of ${dish}`],
  fewer: [(dish: string) => `Bớt một phần ${dish}`, (dish: string) => `One ${dish} fewer`],
  more: [(dish: string) => `Thêm một phần ${dish}`, (dish: string) => `One ${dish} more`],
  removeLast: [(dish: string) => `Bỏ phần ${dish} cuối cùng`, (dish: string) => `Remove the last ${dish}`],
  remove: [(dish: string) => `Bỏ ${dish}`, (dish: string) => `Remove ${dish}`],
  removeShort: ['Bỏ món', 'Remove'],
  chooseAgain: ['Chọn lại', 'Choose again'],
  edit: ['Sửa', 'Edit'],
  editOf: [(dish: string) => `Sửa: ${dish}`, (dish: string) => `Edit: ${dish}`],
  another: ['Phần khác', 'Another one'],
  anotherOf: [(dish: string) => `Thêm phần khác: ${dish}`, (dish: string) => `Another one: ${dish}`],
  removed: [(dish: string) => `Đã bỏ ${dish} khỏi giỏ`, (dish: string) => `${dish} removed from the cart`],
  undo: [fieldTexts.vi.undo, fieldTexts.en.undo],
  oldPrice: ['Giá trước', 'Price before'],
  newPrice: ['Giá mới', 'Price now'],
  whyThisPrice: ['Xem cách tính giá', 'Why this price?'],
  perPiece: [(unit?: string) => `Một ${unit ?? 'phần'}`, (unit?: string) => `One ${unit ?? 'piece'}`],
  note: {
    add: ['Ghi chú', 'Note'],
    addOf: [(dish: string) => `Thêm ghi chú: ${dish}`, (dish: string) => `Add a note: ${dish}`],
    label: ['Ghi chú món này', 'Note on this dish'],
    labelOf: [(dish: string) => `Ghi chú món này: ${dish}`, (dish: string) => `Note on this dish: ${dish}`],
    example: ['Ví dụ: không hành', 'Such as: no onions'],
    forAll: [
      (pieces: number) => `Áp dụng cho cả ${pieces} phần. Nếu chỉ một phần, bạn ghi: “1 phần không hành”.`,
      (pieces: number) => `Counts for all ${pieces}. For one of them write: “1 without onions”.`,
    ],
    count: [
      (characters: number, max: number) => `${characters}/${max} ký tự`,
      (characters: number, max: number) => `${characters} of ${max} characters`,
    ],
    tooLong: [
      (max: number, tooMany: number) => `Ghi chú dài tối đa ${max} ký tự, bạn bớt ${tooMany} ký tự nhé.`,
      (max: number, tooMany: number) => `A note holds at most ${max} characters: ${tooMany} too many.`,
    ],
  },
  empty: {
    title: ['Giỏ đang trống', 'Nothing in here yet'],
    description: [
      'Lò đã nóng. Chọn một chiếc bánh, hay tự ghép hai nửa hai vị nhé.',
      'The oven is hot. Pick a pizza, or build one of two halves.',
    ],
    toMenu: [errorTexts.vi.ways.menu, errorTexts.en.ways.menu],
  },
})
