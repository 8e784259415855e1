import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

const statusLabels = {
  en: { new: 'New', replied: 'Replied', archived: 'Archived' },
  vi: { new: 'Mới', replied: 'Đã trả lời', archived: 'Đã lưu trữ' },
}

const rows = { en: rowTexts.en({ one: 'message', many: 'messages' }), vi: rowTexts.vi('tin nhắn') }

/** The office's texts about messages. */
const en = {
  ...rows.en,
  title: 'Contact messages',
  retention: 'Messages that are not archived are deleted automatically after 3 months.',
  figures: { total: 'Total messages', ...statusLabels.en },
  list: {
    ...rows.en.list,
    search: 'Search by name, e-mail or subject',
    filters: {
      status: { label: officeTexts.en.status, options: statusLabels.en },
    },
    none: { title: 'No messages yet', description: 'New messages appear here by themselves.' },
    noneFound: { title: 'No messages found', description: 'Try another name, or a longer time.' },
  },
  status: statusLabels.en,
  messageOf: (name: string) => `Message from ${name}`,
  statusOf: (name: string) => `Status of the message from ${name}`,
  statusSet: (name: string, status: string) => `${name}: ${status}`,
  updateFailed: { title: 'Update error', more: 'Failed to update status' },
  reply: 'Reply',
  replyTo: (name: string) => `Reply by e-mail to ${name}`,
  call: siteTexts.en.callUs,
  deleteOf: (name: string) => `Delete the message from ${name}`,
  remove: {
    ...rows.en.remove,
    failed: 'Failed to delete message',
    text: (name: string, subject: string) => `“${subject}” from ${name} is deleted for good.`,
  },
  dialog: { ...rows.en.dialog, title: 'Message' },
}

const vi: typeof en = {
  ...rows.vi,
  title: 'Tin nhắn liên hệ',
  retention: 'Tin nhắn chưa lưu trữ được tự động xoá sau 3 tháng.',
  figures: { total: 'Tổng số tin', ...statusLabels.vi },
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên, email hoặc chủ đề',
    filters: {
      status: {
        label: officeTexts.vi.status,
        options: statusLabels.vi,
      },
    },
    none: { title: 'Chưa có tin nhắn nào', description: 'Có tin mới là hiện ngay ở đây.' },
    noneFound: {
      title: 'Không tìm thấy tin nhắn nào',
      description: 'Bạn thử tên khác, hoặc chọn khoảng thời gian dài hơn.',
    },
  },
  status: statusLabels.vi,
  messageOf: (name) => `Tin nhắn của ${name}`,
  statusOf: (name) => `Trạng thái tin nhắn của ${name}`,
  statusSet: (name, status) => `${name}: ${status}`,
  updateFailed: { title: 'Lỗi cập nhật', more: 'Chưa cập nhật được trạng thái' },
  reply: 'Trả lời',
  replyTo: (name) => `Trả lời qua email cho ${name}`,
  call: siteTexts.vi.callUs,
  deleteOf: (name) => `Xoá tin nhắn của ${name}`,
  remove: {
    ...rows.vi.remove,
    failed: 'Chưa xoá được tin nhắn',
    text: (name, subject) => `Tin “${subject}” của ${name} sẽ bị xoá hẳn.`,
  },
  dialog: { ...rows.vi.dialog, title: 'Tin nhắn' },
}

export const officeMessageTexts = { vi, en }
