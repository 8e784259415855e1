import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

const statusLabels = {
  new: ['Mới', 'New'],
  replied: ['Đã trả lời', 'Replied'],
  archived: ['Đã lưu trữ', 'Archived'],
} as const

const rows = rowPairs('tin nhắn', 'message', 'messages')

/** The office's texts about messages. */
export const officeMessageTexts = inBothLanguages({
  ...rows,
  title: ['Tin nhắn liên hệ', 'Contact messages'],
  retention: [
    'Tin nhắn chưa lưu trữ được tự động xoá sau 3 tháng.',
    'Messages that are not archived are deleted automatically after 3 months.',
  ],
  figures: { total: ['Tổng số tin', 'Total messages'], ...statusLabels },
  list: {
    ...rows.list,
    search: ['Tìm theo tên, email hoặc chủ đề', 'Search by name, e-mail or subject'],
    filters: {
      status: { label: [officeTexts.vi.status, officeTexts.en.status], options: statusLabels },
    },
    none: {
      title: ['Chưa có tin nhắn nào', 'No messages yet'],
      description: ['Có tin mới là hiện ngay ở đây.', 'New messages appear here by themselves.'],
    },
    noneFound: {
      title: ['Không tìm thấy tin nhắn nào', 'No messages found'],
      description: [
        'Bạn thử tên khác, hoặc chọn khoảng thời gian dài hơn.',
        'Try another name, or a longer time.',
      ],
    },
  },
  status: statusLabels,
  messageOf: [(name: string) => `Tin nhắn của ${name}`, (name: string) => `Message from ${name}`],
  statusOf: [
    (name: string) => `Trạng thái tin nhắn của ${name}`,
    (name: string) => `Status of the message from ${name}`,
  ],
  statusSet: [
    (name: string, status: string) => `${name}: ${status}`,
    (name: string, status: string) => `${name}: ${status}`,
  ],
  updateFailed: {
    title: ['Lỗi cập nhật', 'Update error'],
    more: ['Chưa cập nhật được trạng thái', 'Failed to update status'],
  },
  reply: ['Trả lời', 'Reply'],
  replyTo: [
    (name: string) => `Trả lời qua email cho ${name}`,
    (name: string) => `Reply by e-mail to ${name}`,
  ],
  call: [siteTexts.vi.callUs, siteTexts.en.callUs],
  deleteOf: [
    (name: string) => `Xoá tin nhắn của ${name}`,
    (name: string) => `Delete the message from ${name}`,
  ],
  remove: {
    ...rows.remove,
    failed: ['Chưa xoá được tin nhắn', 'Failed to delete message'],
    text: [
      (name: string, subject: string) => `Tin “${subject}” của ${name} sẽ bị xoá hẳn.`,
      (name: string, subject: string) => `“${subject}” from ${name} is deleted for good.`,
    ],
  },
  dialog: { ...rows.dialog, title: ['Tin nhắn', 'Message'] },
})
