/** Texts of the field for a film in an office form. */
const en = {
  choose: 'Choose a film',
  replace: 'Choose another film',
  remove: 'Remove the film',
  limit: (megabytes: number) => `Or drop it here. MP4 or WebM, at most ${megabytes} MB.`,
  uploading: (name: string, percent: number) => `${name}: uploading, ${percent}%`,
  heavy: (megabytes: number) =>
    `This film is ${megabytes} MB large and takes long to load on a phone; below 5 MB is better.`,
  done: 'The film has been uploaded',
}

const vi: typeof en = {
  choose: 'Chọn phim',
  replace: 'Chọn phim khác',
  remove: 'Bỏ phim này',
  limit: (megabytes) => `Hoặc kéo thả vào đây. MP4 hoặc WebM, tối đa ${megabytes} MB.`,
  uploading: (name, percent) => `${name}: đang tải lên, ${percent}%`,
  heavy: (megabytes) => `Phim này nặng ${megabytes} MB, trên điện thoại sẽ lâu hiện. Dưới 5 MB thì tốt hơn.`,
  done: 'Phim đã được tải lên thành công',
}

export const filmFieldTexts = { vi, en }
