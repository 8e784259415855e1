import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type {
  deleteMessage,
  getMessage,
  sendMessage,
  setMessageStatus,
} from '../contract/message-endpoints.ts'
import type { MessageProblem } from '../rules/message-form.ts'

type MessageCode = ProblemCodeOf<typeof sendMessage> | MessageProblem['code']

/** What the guest reads for each code that writing to the restaurant can fail with. */
const en: Readonly<Record<MessageCode, string>> = {
  'contact.name-required': 'Please enter your name.',
  'contact.email-required': 'Please enter your e-mail address.',
  'contact.email-invalid': 'Please enter a valid e-mail address, such as lan@example.com.',
  'contact.phone-required': 'Please enter your phone number.',
  'contact.phone-extra': 'Please enter one number alone, such as 0900 000 000.',
  'contact.phone-invalid':
    'This number does not look right. Write it like 0900 000 000 or, from another country, like +44 20 7946 0018.',
  'contact.subject-required': 'Please say what it is about.',
  'contact.message-required': 'Please write your message.',
  'contact.key-reused': 'The message could not be sent again. Please press the button once more.',
  'contact.rejected': 'The message cannot be accepted. Please call us.',
}

const vi: typeof en = {
  'contact.name-required': 'Vui lòng nhập tên của bạn.',
  'contact.email-required': 'Vui lòng nhập địa chỉ email.',
  'contact.email-invalid': 'Vui lòng nhập đúng địa chỉ email, ví dụ lan@example.com.',
  'contact.phone-required': 'Vui lòng nhập số điện thoại.',
  'contact.phone-extra': 'Ở đây bạn chỉ ghi một số điện thoại thôi nhé, ví dụ 0900 000 000.',
  'contact.phone-invalid':
    'Số điện thoại chưa đúng. Bạn ghi như 0900 000 000, còn số nước ngoài thì ghi cả dấu + và mã nước, như +44 20 7946 0018.',
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

/** What staff read for the codes of their calls about messages. */
export const officeMessageProblems = { vi: officeVi, en: officeEn }
