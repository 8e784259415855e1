import { listCountText } from '#src/kernel/count-text.ts'

/**
 * Makes the office's texts about a kind of row from the names of that kind: "bài viết", "post", "posts". Each text is a pair of
 * Vietnamese and English. A feature that needs other texts replaces some of them.
 */
export function rowPairs(noun: string, one: string, many: string) {
  const Noun = capitalized(noun)
  return {
    edit: [(name: string) => `Sửa ${name}`, (name: string) => `Edit ${name}`],
    deleteOf: [(name: string) => `Xoá ${name}`, (name: string) => `Delete ${name}`],
    moreOf: [(name: string) => `Việc khác với ${name}`, (name: string) => `More for ${name}`],
    list: {
      filters: {},
      count: [
        (shown: number, total: number) => `${shown} / ${listCountText.vi(total)} ${noun}`,
        (shown: number, total: number) => `${shown} / ${listCountText.en(total)} ${many}`,
      ],
      loading: [`Đang tải ${noun}…`, `Loading the ${many}…`],
      failed: [`Chưa tải được ${noun}.`, `The ${many} could not be loaded.`],
      none: { title: [`Chưa có ${noun} nào`, `There are no ${many} yet`] },
      noneFound: { title: [`Không tìm thấy ${noun} nào`, `No ${one} found`] },
    },
    tryAnother: ['Bạn thử từ ngắn hơn hoặc bộ lọc khác nhé.', 'Try a shorter word or another filter.'],
    dialog: {
      title: [Noun, capitalized(one)],
      loading: [`Đang tải ${noun}…`, `Loading the ${one}…`],
      missing: [`${Noun} này không còn nữa.`, `This ${one} does not exist any more.`],
    },
    created: [`${Noun} đã được tạo`, `The ${one} has been added`],
    createFailed: [`Không thể tạo ${noun}`, `The ${one} could not be added`],
    updated: [`${Noun} đã được cập nhật`, `The ${one} has been updated`],
    updateFailed: [`Không thể cập nhật ${noun}`, `The ${one} could not be updated`],
    changedMeanwhile: [`Người khác vừa sửa ${noun} này`, `Somebody else has changed this ${one} meanwhile`],
    remove: {
      title: [`Xoá ${noun} này?`, `Delete this ${one}?`],
      text: [
        (name: string) => `Bạn có chắc muốn xoá ${name}? Không thể hoàn tác.`,
        (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
      ],
      done: [`${Noun} đã được xóa`, `The ${one} has been deleted`],
      failed: [`Không thể xóa ${noun}`, `The ${one} could not be deleted`],
    },
    toggles: {},
  } as const
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
