import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { markEnglish } from '#src/kernel/language.ts'
import type { ChoiceProblem, ChoiceProblemCode } from '../rules/choice-problem.ts'

export const customizationTexts = inBothLanguages({
  close: [fieldTexts.vi.close, fieldTexts.en.close],
  required: ['Bắt buộc', 'Required'],
  extra: [(price: string) => `+${price}`, (price: string) => `+${price}`],
  noPreference: ['Tuỳ quán', 'No preference'],
  nothingExtra: ['Không thêm', 'Nothing extra'],
  chosen: [
    (count: number, most: number | undefined) =>
      most === undefined ? `Đã chọn ${count}` : `Đã chọn ${count}/${most}`,
    (count: number, most: number | undefined) =>
      most === undefined ? `${count} chosen` : `${count} of ${most} chosen`,
  ],
  atLeast: [(count: number) => `Chọn ít nhất ${count} loại.`, (count: number) => `Choose at least ${count}.`],
  full: [
    (count: number) => `Đã đủ ${count} loại. Bỏ bớt một loại nếu bạn muốn đổi.`,
    (count: number) => `That is ${count}, the most that fits. Take one off to choose another.`,
  ],
  whole: ['Một vị', 'One flavour'],
  wholeHint: [(dish: string) => `Nguyên chiếc ${dish}`, (dish: string) => `The whole pizza is ${dish}`],
  half: ['Hai vị, mỗi vị một nửa', 'Half and half'],
  halfHint: [
    (dish: string) => `Nửa này ${dish}, nửa kia bạn chọn`,
    (dish: string) => `One half ${dish}, the other half yours to pick`,
  ],
  noSecondFlavour: [
    'Lúc này cùng nhóm không còn vị nào khác để ghép.',
    'Nothing else from this list is available right now.',
  ],
  secondFlavour: ['Nửa còn lại', 'The other half'],
  secondFlavourHint: [
    'Mỗi vị cộng nửa giá của nó; chiếc bánh này khi đó cũng chỉ tính nửa giá.',
    'Each adds half of its own price; this pizza then counts half as well.',
  ],
  /** The text in place of the total price, until the guest has chosen the second half. */
  chooseSecond: ['Chọn nửa thứ hai', 'Choose the second half'],
  twoFlavours: ['Một bánh, hai vị', 'One pizza, two flavours'],
  chooseTwo: ['Chọn hai vị', 'Choose two flavours'],
  twoHint: [
    'Hai vị cùng một nhóm. Mỗi vị tính nửa giá.',
    'Both from the same list. Each counts half of its price.',
  ],
  twoFee: [
    (price: string) => `Ghép hai nửa thêm ${price}.`,
    (price: string) => `Putting two halves together costs ${price}.`,
  ],
  twoMissing: ['Vui lòng chọn đủ hai vị', 'Please choose two flavours'],
  left: ['Nửa trái', 'Left half'],
  right: ['Nửa phải', 'Right half'],
  stillOpen: ['chưa chọn', 'not chosen yet'],
  halfPrice: [(price: string) => `nửa ${price}`, (price: string) => `half ${price}`],
  halves: [
    (first: string, second: string) => `Nửa ${first}, nửa ${second}`,
    (first: string, second: string) => `Half ${first}, half ${second}`,
  ],
  halfOpen: [
    (first: string) => `Nửa ${first}, nửa còn lại chưa chọn`,
    (first: string) => `Half ${first}, the other half still open`,
  ],
  quantity: [(dish: string) => `Số lượng ${dish}`, (dish: string) => `Quantity of ${dish}`],
  fewer: ['Bớt một phần', 'One fewer'],
  more: ['Thêm một phần', 'One more'],
  /** The surcharge is in the total price, and `priceDetails` explains it. */
  includedFee: [
    (price: string) => `Gồm ${price} ghép hai nửa`,
    (price: string) => `Includes ${price} for two halves`,
  ],
  priceDetails: ['Xem cách tính giá', 'Why this price?'],
  total: ['Tạm tính', 'Total'],
  onePiece: [
    (unit: string | null) => `Giá một ${unit ?? 'phần'}`,
    (unit: string | null) => (unit ? `Price of one ${unit}` : 'Price of one'),
  ],
  add: ['Thêm vào giỏ', 'Add to cart'],
  soldOut: [availabilityTexts.vi.soldOut, availabilityTexts.en.soldOut],
  soldOutUntil: [availabilityTexts.vi.soldOutUntil, availabilityTexts.en.soldOutUntil],
  /** The problem itself contains the English message. Show both languages with `showEnglish`. */
  problem: [problemVi, ({ message }: ChoiceProblem) => message],
})

const problems: Record<ChoiceProblemCode, string | ((count: number) => string)> = {
  'customization.size-required': 'Vui lòng chọn cỡ',
  'customization.size-unknown': 'Cỡ này hiện không có',
  'customization.option-required': 'Vui lòng chọn một mục',
  'customization.option-unknown': 'Mục này hiện không có',
  'customization.option-sold-out': availabilityTexts.vi.soldOut,
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

function problemVi({ code, min, max, option }: ChoiceProblem): string {
  if (option) return `${markEnglish('vi', option.name, option.nameVi)} đã hết`
  const text = problems[code]
  return typeof text === 'string' ? text : text(min ?? max ?? 1)
}
