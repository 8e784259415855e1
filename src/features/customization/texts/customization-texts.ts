import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { markEnglish } from '#src/kernel/language.ts'
import type { ChoiceProblem, ChoiceProblemCode } from '../rules/choice-problem.ts'

/** Texts of the customization dialogs. */
const en = {
  close: fieldTexts.en.close,
  required: 'Required',
  extra: (price: string) => `+${price}`,
  noPreference: 'No preference',
  nothingExtra: 'Nothing extra',
  chosen: (count: number, most: number | undefined) =>
    most === undefined ? `${count} chosen` : `${count} of ${most} chosen`,
  atLeast: (count: number) => `Choose at least ${count}.`,
  full: (count: number) => `That is ${count}, the most that fits. Take one off to choose another.`,
  whole: 'One flavour',
  wholeHint: (dish: string) => `The whole pizza is ${dish}`,
  half: 'Half and half',
  halfHint: (dish: string) => `One half ${dish}, the other half yours to pick`,
  noSecondFlavour: 'Nothing else from this list is available right now.',
  secondFlavour: 'The other half',
  secondFlavourHint: 'Each adds half of its own price; this pizza then counts half as well.',
  /** In the total's place until the second half is chosen. */
  chooseSecond: 'Choose the second half',
  wholePizza: (price: string) => `whole pizza ${price}`,
  halves: (first: string, second: string) => `Half ${first}, half ${second}`,
  halfOpen: (first: string) => `Half ${first}, the other half still open`,
  quantity: (dish: string) => `Quantity of ${dish}`,
  fewer: 'One fewer',
  more: 'One more',
  priceDetails: 'Why this price?',
  total: 'Total',
  onePiece: 'Price of one',
  pieces: (count: number, price: string) => `${count} × ${price}`,
  add: 'Add to cart',
  soldOut: 'Sold out',
  soldOutUntil: (when: string) => `Sold out until ${when}`,
  /** For `showEnglish`. The rules hold the English messages. */
  problem: ({ message }: ChoiceProblem) => message,
}

const problems: Record<ChoiceProblemCode, string | ((count: number) => string)> = {
  'customization.size-required': 'Vui lòng chọn cỡ',
  'customization.size-unknown': 'Cỡ này hiện không có',
  'customization.option-required': 'Vui lòng chọn một mục',
  'customization.option-unknown': 'Mục này hiện không có',
  'customization.option-sold-out': 'Đã hết',
  'customization.toppings-required': 'Vui lòng chọn ít nhất một loại',
  'customization.toppings-too-few': (count) => `Vui lòng chọn ít nhất ${count} loại`,
  'customization.toppings-too-many': (count) => `Vui lòng chọn tối đa ${count} loại`,
  'customization.topping-unknown': 'Loại này hiện không có',
  'customization.topping-repeated': 'Mỗi loại chỉ chọn được một lần',
  'customization.second-flavor-required': 'Vui lòng chọn vị thứ hai',
  'customization.second-flavor-same': 'Hai nửa không thể cùng một vị',
  'customization.second-flavor-unknown': 'Vị thứ hai không có trong thực đơn',
  'customization.second-flavor-other-category': 'Vị thứ hai phải thuộc cùng nhóm món',
  'customization.second-flavor-unavailable': 'Vị thứ hai vừa hết',
  'customization.second-flavor-without-half': 'Chỉ chọn vị thứ hai khi ghép hai nửa',
  'customization.half-repeated': 'Một chiếc bánh chỉ chia được một lần',
  'customization.selection-misplaced': 'Lựa chọn này không dành cho mục này',
  'customization.schema-unknown': 'Món này không có nhóm tuỳ chọn đó',
  'customization.schema-inactive': 'Nhóm tuỳ chọn này đang tạm dừng',
  'customization.schema-repeated': 'Mỗi nhóm tuỳ chọn chỉ trả lời được một lần',
}

const vi: typeof en = {
  close: fieldTexts.vi.close,
  required: 'Bắt buộc',
  extra: (price) => `+${price}`,
  noPreference: 'Tuỳ quán',
  nothingExtra: 'Không thêm',
  chosen: (count, most) => (most === undefined ? `Đã chọn ${count}` : `Đã chọn ${count}/${most}`),
  atLeast: (count) => `Chọn ít nhất ${count} loại.`,
  full: (count) => `Đã đủ ${count} loại. Bỏ bớt một loại nếu bạn muốn đổi.`,
  whole: 'Một vị',
  wholeHint: (dish) => `Nguyên chiếc ${dish}`,
  half: 'Hai vị, mỗi vị một nửa',
  halfHint: (dish) => `Nửa này ${dish}, nửa kia bạn chọn`,
  noSecondFlavour: 'Lúc này cùng nhóm không còn vị nào khác để ghép.',
  secondFlavour: 'Nửa còn lại',
  secondFlavourHint: 'Mỗi vị cộng nửa giá của nó; chiếc bánh này khi đó cũng chỉ tính nửa giá.',
  chooseSecond: 'Chọn nửa thứ hai',
  wholePizza: (price) => `cả bánh ${price}`,
  halves: (first, second) => `Nửa ${first}, nửa ${second}`,
  halfOpen: (first) => `Nửa ${first}, nửa còn lại chưa chọn`,
  quantity: (dish) => `Số lượng ${dish}`,
  fewer: 'Bớt một phần',
  more: 'Thêm một phần',
  priceDetails: 'Xem cách tính giá',
  total: 'Tạm tính',
  onePiece: 'Giá một phần',
  pieces: (count, price) => `${count} × ${price}`,
  add: 'Thêm vào giỏ',
  soldOut: 'Đã hết',
  soldOutUntil: (when) => `Hết đến ${when}`,
  problem({ code, min, max, option }: ChoiceProblem) {
    if (option) return `${markEnglish('vi', option.name, option.nameVi)} đã hết`
    const text = problems[code]
    return typeof text === 'string' ? text : text(min ?? max ?? 1)
  },
}

export const customizationTexts = { vi, en }
