/** Texts for uploading several pictures at once, such as those within an article. */
const en = {
  choose: 'Add pictures',
  hint: (count: number) =>
    `Or drop or paste them into the text. At most ${count} at a time, JPG, PNG or WEBP, up to 10 MB each.`,
  list: 'Uploads',
  tooMany: (count: number) => `At most ${count} pictures can be chosen at a time.`,
  failed: (name: string, reason: string) => `Upload of ${name} failed: ${reason}`,
  cancelOf: (name: string) => `Cancel ${name}`,
  retryOf: (name: string) => `Try ${name} again`,
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss ${name}`,
}

const vi: typeof en = {
  choose: 'Thêm ảnh',
  hint: (count) =>
    `Hoặc kéo thả, hoặc dán vào bài. Mỗi lần tối đa ${count} ảnh, JPG, PNG hoặc WEBP, mỗi ảnh tối đa 10 MB.`,
  list: 'Ảnh đang tải lên',
  tooMany: (count) => `Chỉ được chọn tối đa ${count} ảnh mỗi lần`,
  failed: (name, reason) => `Upload ${name} thất bại: ${reason}`,
  cancelOf: (name) => `Huỷ ${name}`,
  retryOf: (name) => `Thử lại ${name}`,
  dismiss: 'Bỏ qua',
  dismissOf: (name) => `Bỏ qua ${name}`,
}

export const severalPicturesTexts = { vi, en }
