import { expect, test } from 'vitest'

import { messageLanguage } from './message-language.ts'

test.each([
  ['Hi! Is there milk in your dough, and which toppings could my sister have?', 'en'],
  ['We loved the phở and the bánh mì. Could you tell us what is in the nước chấm? Thank you!', 'en'],
  ['Chào quán, mình muốn đặt tiệc cho 20 người vào tối thứ Bảy.', 'vi'],
  ['Quán có món Four Seasons và Hello Kitty không ạ? Mình đặt 2 cái.', 'vi'],
  ['Quán có mở cửa ngày Tết không?'.normalize('NFD'), 'vi'],
] as const)('%s is read as %s, whichever language its page had', (text, language) => {
  expect(messageLanguage(text, 'vi')).toBe(language)
  expect(messageLanguage(text, 'en')).toBe(language)
})

test.each(['', 'OK', 'Menu?', 'quan co mo cua toi nay khong, minh muon dat ban cho 4 nguoi', '0912 345 678'])(
  'what tells no language is in that of its page: %s',
  (text) => {
    expect(messageLanguage(text, 'vi')).toBe('vi')
    expect(messageLanguage(text, 'en')).toBe('en')
  },
)
