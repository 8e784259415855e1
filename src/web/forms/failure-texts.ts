import type { CommonProblemCode } from '#src/kernel/problem.ts'
import { incompleteRequestTexts, sharedProblemTexts } from '../problem-texts.ts'

type Texts = Readonly<Record<CommonProblemCode, string>>

const en: Texts = {
  ...sharedProblemTexts.en,
  ...incompleteRequestTexts('What you sent did not arrive as it should. Please try again.'),
  'request.too-large': 'This is too much for the website. Please call us and we will gladly help.',
  'request.not-found': 'This is not available any more. Please open the site again.',
  'request.foreign-origin': 'Please open the site again and try from there.',
  'server.unavailable': 'Our computer is busy right now. Please try again in a moment. You can also call us.',
  'server.fault': 'Something went wrong on our side. Please try again later.',
  'network.failed': 'No connection. Please check your internet and try again; nothing will be sent twice.',
}

const vi: Texts = {
  ...sharedProblemTexts.vi,
  ...incompleteRequestTexts('Thông tin gửi đi chưa trọn vẹn. Bạn vui lòng thử lại.'),
  'request.too-large':
    'Nội dung này quá lớn để gửi qua trang web. Bạn gọi cho Bếp nhé, chúng tôi rất sẵn lòng.',
  'request.not-found': 'Mục này không còn nữa. Bạn vui lòng mở lại trang web.',
  'request.foreign-origin': 'Bạn vui lòng mở lại trang web rồi thử lại từ đó.',
  'server.unavailable': 'Máy của Bếp đang bận một chút. Bạn thử lại sau giây lát, hoặc gọi cho Bếp nhé.',
  'server.fault': 'Có trục trặc ở phía Bếp. Vui lòng thử lại sau.',
  'network.failed': 'Mất kết nối mạng. Bạn kiểm tra mạng rồi thử lại; sẽ không có gì bị gửi hai lần đâu.',
}

/** The texts that guests read for the error codes with which any call can fail. */
export const failureTexts = { vi, en }
