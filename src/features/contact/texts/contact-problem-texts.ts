import { inBothLanguages, pairsOf, type PairFor } from '#src/kernel/both-languages.ts'
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

/** The texts for guests, for all error codes of sending a message. */
export const messageProblems = inBothLanguages<PairFor<MessageCode>>({
  ...pairsOf({ vi: personProblems.vi('contact'), en: personProblems.en('contact') }),
  'contact.subject-required': ['Bạn cho biết muốn hỏi về việc gì nhé.', 'Please say what it is about.'],
  'contact.message-required': ['Vui lòng viết nội dung.', 'Please write your message.'],
  'contact.key-reused': [
    'Chưa gửi lại được tin nhắn này. Bạn bấm nút thêm một lần nữa nhé.',
    'The message could not be sent again. Please press the button once more.',
  ],
  'contact.rejected': [
    'Bếp chưa nhận được tin nhắn này. Bạn gọi cho Bếp nhé.',
    'The message cannot be accepted. Please call us.',
  ],
})

type OfficeCode = ProblemCodeOf<typeof getMessage | typeof setMessageStatus | typeof deleteMessage>

/** The texts for staff, for the error codes of calls about messages. */
export const officeMessageProblems = inBothLanguages<PairFor<OfficeCode>>({
  'contact.not-found': ['Tin nhắn này không còn nữa.', 'This message is not there any more.'],
})
