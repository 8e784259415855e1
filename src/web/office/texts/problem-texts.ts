import type { CommonProblemCode } from '#src/kernel/problem.ts'
import { incompleteRequestTexts, sharedProblemTexts } from '../../problem-texts.ts'

/**
 * The error codes with which any call of the office can fail: the codes that every call of the site has, and two codes for users
 * who are not signed in or may not make the call.
 */
export type OfficeProblemCode = CommonProblemCode | 'session.required' | 'session.forbidden'

type Texts = Readonly<Record<OfficeProblemCode, string>>

const en: Texts = {
  ...sharedProblemTexts.en,
  ...incompleteRequestTexts('The request did not arrive as it should. Please load the page again.'),
  'request.timeout': 'The request took too long. Please try again.',
  'request.too-large': 'This is too large to be saved.',
  'request.not-found': 'This does not exist any more. Please load the page again.',
  'request.foreign-origin': 'Please open the office again and try from there.',
  'server.unavailable': 'The server is busy. Please try again in a moment.',
  'server.fault': 'Something went wrong on the server. Please try again later.',
  'network.failed': 'No connection. Please check the network and try again.',
  'session.required': 'Please sign in again.',
  'session.forbidden': 'Your account may not do this.',
}

const vi: Texts = {
  ...sharedProblemTexts.vi,
  ...incompleteRequestTexts('Yêu cầu gửi đi chưa trọn vẹn. Bạn tải lại trang nhé.'),
  'request.timeout': 'Yêu cầu mất quá nhiều thời gian. Bạn thử lại nhé.',
  'request.too-large': 'Nội dung này quá lớn, không lưu được.',
  'request.not-found': 'Mục này không còn nữa. Bạn tải lại trang nhé.',
  'request.foreign-origin': 'Bạn mở lại trang quản lý rồi thử lại từ đó nhé.',
  'server.unavailable': 'Máy chủ đang bận. Bạn thử lại sau giây lát nhé.',
  'server.fault': 'Máy chủ gặp trục trặc. Vui lòng thử lại sau.',
  'network.failed': 'Mất kết nối. Bạn kiểm tra mạng rồi thử lại nhé.',
  'session.required': 'Bạn đăng nhập lại nhé.',
  'session.forbidden': 'Tài khoản của bạn không được làm việc này.',
}

/** The texts that staff read for the error codes that any call of the office can have. Guests read other texts. */
export const officeProblemTexts = { vi, en }
