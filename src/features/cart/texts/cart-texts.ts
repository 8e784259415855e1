import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The cart's own texts: its lines and what can be done to them. */
const en = {
  each: (price: string, unit?: string) => (unit ? `${price}/${unit}` : `${price} each`),
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  fewer: (dish: string) => `One ${dish} fewer`,
  more: (dish: string) => `One ${dish} more`,
  removeLast: (dish: string) => `Remove the last ${dish}`,
  remove: (dish: string) => `Remove ${dish}`,
  removeShort: 'Remove',
  chooseAgain: 'Choose again',
  edit: 'Edit',
  editOf: (dish: string) => `Edit: ${dish}`,
  another: 'Another one',
  anotherOf: (dish: string) => `Another one: ${dish}`,
  removed: (dish: string) => `${dish} removed from the cart`,
  undo: fieldTexts.en.undo,
  oldPrice: 'Price before',
  newPrice: 'Price now',
  whyThisPrice: 'Why this price?',
  perPiece: (unit?: string) => `One ${unit ?? 'piece'}`,
  note: {
    add: 'Add a note',
    addOf: (dish: string) => `Add a note: ${dish}`,
    label: 'Note on this dish',
    labelOf: (dish: string) => `Note on this dish: ${dish}`,
    example: 'Such as: no onions',
    forAll: (pieces: number) => `Counts for all ${pieces}. For one of them write: “1 without onions”.`,
    count: (characters: number, max: number) => `${characters} of ${max} characters`,
    tooLong: (max: number, tooMany: number) => `A note holds at most ${max} characters: ${tooMany} too many.`,
  },
  empty: {
    title: 'Nothing in here yet',
    description: 'The oven is hot. Pick a pizza, or build one of two halves.',
    toMenu: siteTexts.en.notFound.menu,
  },
}

const vi: typeof en = {
  each: (price, unit) => (unit ? `${price}/${unit}` : `${price} một phần`),
  quantityOf: (dish) => `Số lượng ${dish}`,
  fewer: (dish) => `Bớt một phần ${dish}`,
  more: (dish) => `Thêm một phần ${dish}`,
  removeLast: (dish) => `Bỏ phần ${dish} cuối cùng`,
  remove: (dish) => `Bỏ ${dish}`,
  removeShort: 'Bỏ món',
  chooseAgain: 'Chọn lại',
  edit: 'Sửa',
  editOf: (dish) => `Sửa: ${dish}`,
  another: 'Phần khác',
  anotherOf: (dish) => `Thêm phần khác: ${dish}`,
  removed: (dish) => `Đã bỏ ${dish} khỏi giỏ`,
  undo: fieldTexts.vi.undo,
  oldPrice: 'Giá trước',
  newPrice: 'Giá mới',
  whyThisPrice: 'Xem cách tính giá',
  perPiece: (unit) => `Một ${unit ?? 'phần'}`,
  note: {
    add: 'Thêm ghi chú',
    addOf: (dish) => `Thêm ghi chú: ${dish}`,
    label: 'Ghi chú món này',
    labelOf: (dish) => `Ghi chú món này: ${dish}`,
    example: 'Ví dụ: không hành',
    forAll: (pieces) => `Áp dụng cho cả ${pieces} phần. Nếu chỉ một phần, bạn ghi: “1 phần không hành”.`,
    count: (characters, max) => `${characters}/${max} ký tự`,
    tooLong: (max, tooMany) => `Ghi chú dài tối đa ${max} ký tự, bạn bớt ${tooMany} ký tự nhé.`,
  },
  empty: {
    title: 'Giỏ đang trống',
    description: 'Lò đã nóng. Chọn một chiếc bánh, hay tự ghép hai nửa hai vị nhé.',
    toMenu: siteTexts.vi.notFound.menu,
  },
}

export const cartTexts = { vi, en }
