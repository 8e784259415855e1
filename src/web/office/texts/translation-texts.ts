import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Notes in the office's lists that a Vietnamese text is missing, or is older than the English text. */
export const translationTexts = inBothLanguages({
  filter: {
    label: ['Bản dịch', 'Translation'],
    options: {
      all: ['Mọi bản dịch', 'Any translation'],
      missing: ['Tiếng Việt thiếu hoặc cũ', 'Vietnamese missing or older'],
    },
  },
  outdated: ['Tiếng Việt cũ hơn tiếng Anh', 'Vietnamese older than English'],
  missing: [
    (fields: string) => `Thiếu tiếng Việt: ${fields}`,
    (fields: string) => `Not in Vietnamese: ${fields}`,
  ],
  fields: {
    title: ['tiêu đề', 'title'],
    excerpt: ['tóm tắt', 'summary'],
    content: ['nội dung', 'text'],
    name: ['tên', 'name'],
    description: ['mô tả', 'description'],
    options: ['lựa chọn', 'options'],
  },
})
