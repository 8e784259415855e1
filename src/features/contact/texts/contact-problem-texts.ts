import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type {
  deleteMessage,
  getMessage,
  sendMessage,
  setMessageStatus,
} from '../contract/message-endpoints.ts'
import type { MessageProblem } from '../rules/message-form.ts'

type MessageCode = ProblemCodeOf<typeof sendMessage> | MessageProblem['code']

/** The guest's texts for all error codes of sending a message. */
const en: Readonly<Record<MessageCode, string>> = {
  ...personProblems.en('contact'),
  'contact.subject-required': 'Please say what it is about.',
  'contact.message-required': 'Please write your message.',
  'contact.key-reused': 'The message could not be sent again. Please press the button once more.',
  'contact.rejected': 'The message cannot be accepted. Please call us.',
}

const vi: typeof en = {
  ...personProblems.vi('contact'),
  'contact.subject-required': 'Bạn cho biết muốn hỏi về việc gì nhé.',
  'contact.message-required': 'Vui lòng viết nội dung.',
  'contact.key-reused': 'Chưa gửi lại được tin nhắn này. Bạn bấm nút thêm một lần nữa nhé.',
  'contact.rejected': 'Bếp chưa nhận được tin nhắn này. Bạn gọi cho Bếp nhé.',
}

export const messageProblems = { vi, en }

type OfficeCode = ProblemCodeOf<typeof getMessage | typeof setMessageStatus | typeof deleteMessage>

const officeEn: Readonly<Record<OfficeCode, string>> = {
  'contact.not-found': 'This message is not there any more.',
}

const officeVi: typeof officeEn = { 'contact.not-found': 'Tin nhắn này không còn nữa.' }

/** The staff's texts for the error codes of their calls about messages. */
export const officeMessageProblems = { vi: officeVi, en: officeEn }
