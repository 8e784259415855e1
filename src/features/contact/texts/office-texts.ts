import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { listCountText } from '#src/kernel/count-text.ts'

const statusLabels = {
  en: { new: 'New', replied: 'Replied', archived: 'Archived' },
  vi: { new: 'Mới', replied: 'Đã trả lời', archived: 'Đã lưu trữ' },
}

/** Messages in the office. */
const en = {
  title: 'Contact messages',
  retention: 'Messages that are not archived are deleted automatically after 3 months.',
  figures: { total: 'Total messages', ...statusLabels.en },
  list: {
    search: 'Search by name, e-mail or subject',
    filters: {
      status: {
        label: officeTexts.en.status,
        options: statusLabels.en,
      },
    },
    count: (shown: number, total: number) => `${shown} / ${listCountText.en(total)} messages`,
    loading: 'Loading messages…',
    failed: 'The messages could not be loaded.',
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
    title: 'Delete this message?',
    done: 'The message has been deleted',
    failed: 'Failed to delete message',
    text: (name: string, subject: string) => `“${subject}” from ${name} is deleted for good.`,
  },
  dialog: {
    loading: 'Loading the message…',
    missing: 'This message is no longer here.',
    title: 'Message',
  },
}

const vi: typeof en = {
  title: 'Tin nhắn liên hệ',
  retention: 'Tin nhắn chưa lưu trữ được tự động xoá sau 3 tháng.',
  figures: { total: 'Tổng số tin', ...statusLabels.vi, new: 'Tin mới' },
  list: {
    search: 'Tìm theo tên, email hoặc chủ đề',
    filters: {
      status: {
        label: officeTexts.vi.status,
        options: { ...statusLabels.vi, archived: 'Lưu trữ' },
      },
    },
    count: (shown, total) => `${shown} / ${listCountText.vi(total)} tin nhắn`,
    loading: 'Đang tải tin nhắn…',
    failed: 'Chưa tải được tin nhắn.',
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
    title: 'Xoá tin nhắn này?',
    done: 'Đã xoá tin nhắn',
    failed: 'Chưa xoá được tin nhắn',
    text: (name, subject) => `Tin “${subject}” của ${name} sẽ bị xoá hẳn.`,
  },
  dialog: {
    loading: 'Đang tải tin nhắn…',
    missing: 'Tin nhắn này không còn nữa.',
    title: 'Tin nhắn',
  },
}

export const officeMessageTexts = { vi, en }
