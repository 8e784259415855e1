/** What lists of the office say of texts that are missing in Vietnamese, or older there than in English. */
const en = {
  filter: { label: 'Translation', options: { missing: 'Vietnamese missing or older' } },
  outdated: 'Vietnamese older than English',
  missing: (fields: string) => `Not in Vietnamese: ${fields}`,
  fields: {
    title: 'title',
    excerpt: 'summary',
    content: 'text',
    name: 'name',
    description: 'description',
    options: 'options',
  },
}

const vi: typeof en = {
  filter: { label: 'Bản dịch', options: { missing: 'Tiếng Việt thiếu hoặc cũ' } },
  outdated: 'Tiếng Việt cũ hơn tiếng Anh',
  missing: (fields) => `Thiếu tiếng Việt: ${fields}`,
  fields: {
    title: 'tiêu đề',
    excerpt: 'tóm tắt',
    content: 'nội dung',
    name: 'tên',
    description: 'mô tả',
    options: 'lựa chọn',
  },
}

export const translationTexts = { vi, en }
