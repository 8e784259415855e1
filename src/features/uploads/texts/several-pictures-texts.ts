import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts for uploading several pictures at once, such as those within an article. */
export const severalPicturesTexts = inBothLanguages({
  choose: ['Thêm ảnh', 'Add pictures'],
  hint: [
    (count: number) =>
      `Hoặc kéo thả, hoặc dán vào bài. Mỗi lần tối đa ${count} ảnh, JPG, PNG hoặc WEBP, mỗi ảnh tối đa 10 MB.`,
    (count: number) =>
      `Or drop or paste them into the text. At most ${count} at a time, JPG, PNG or WEBP, up to 10 MB each.`,
  ],
  list: ['Ảnh đang tải lên', 'Uploads'],
  tooMany: [
    (count: number) => `Chỉ được chọn tối đa ${count} ảnh mỗi lần`,
    (count: number) => `At most ${count} pictures can be chosen at a time.`,
  ],
  failed: [
    (name: string, reason: string) => `Upload ${name} thất bại: ${reason}`,
    (name: string, reason: string) => `Upload of ${name} failed: ${reason}`,
  ],
  cancelOf: [(name: string) => `Huỷ ${name}`, (name: string) => `Cancel ${name}`],
  retryOf: [(name: string) => `Thử lại ${name}`, (name: string) => `Try ${name} again`],
  dismiss: ['Bỏ qua', 'Dismiss'],
  dismissOf: [(name: string) => `Bỏ qua ${name}`, (name: string) => `Dismiss ${name}`],
})
