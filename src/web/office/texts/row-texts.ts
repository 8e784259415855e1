import { listCountText } from '#src/kernel/count-text.ts'

/** English nouns for rows of a kind, as admins call them. */
interface Nouns {
  readonly one: string
  readonly many: string
}

function english({ one, many }: Nouns) {
  return {
    edit: (name: string) => `Edit ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
    list: {
      filters: {},
      count: (shown: number, total: number) => `${shown} / ${listCountText.en(total)} ${many}`,
      loading: `Loading the ${many}…`,
      failed: `The ${many} could not be loaded.`,
      none: { title: `There are no ${many} yet` },
      noneFound: { title: `No ${one} found` },
    },
    tryAnother: 'Try a shorter word or another filter.',
    dialog: {
      title: capitalized(one),
      loading: `Loading the ${one}…`,
      missing: `This ${one} does not exist any more.`,
    },
    created: `The ${one} has been added`,
    createFailed: `The ${one} could not be added`,
    updated: `The ${one} has been updated`,
    updateFailed: `The ${one} could not be updated`,
    changedMeanwhile: `Somebody else has changed this ${one} meanwhile`,
    remove: {
      title: `Delete this ${one}?`,
      text: (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
      done: `The ${one} has been deleted`,
      failed: `The ${one} could not be deleted`,
    },
    toggles: {},
  }
}

function vietnamese(noun: string): ReturnType<typeof english> {
  const Noun = capitalized(noun)
  return {
    edit: (name) => `Sửa ${name}`,
    deleteOf: (name) => `Xoá ${name}`,
    list: {
      filters: {},
      count: (shown, total) => `${shown} / ${listCountText.vi(total)} ${noun}`,
      loading: `Đang tải ${noun}…`,
      failed: `Chưa tải được ${noun}.`,
      none: { title: `Chưa có ${noun} nào` },
      noneFound: { title: `Không tìm thấy ${noun} nào` },
    },
    tryAnother: 'Bạn thử từ ngắn hơn hoặc bộ lọc khác nhé.',
    dialog: { title: Noun, loading: `Đang tải ${noun}…`, missing: `${Noun} này không còn nữa.` },
    created: `${Noun} đã được tạo`,
    createFailed: `Không thể tạo ${noun}`,
    updated: `${Noun} đã được cập nhật`,
    updateFailed: `Không thể cập nhật ${noun}`,
    changedMeanwhile: `Người khác vừa sửa ${noun} này`,
    remove: {
      title: `Xoá ${noun} này?`,
      text: (name) => `Bạn có chắc muốn xoá ${name}? Không thể hoàn tác.`,
      done: `${Noun} đã được xóa`,
      failed: `Không thể xóa ${noun}`,
    },
    toggles: {},
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The office's texts about every kind of row, made from the row's name. A feature replaces them by its own texts if it needs
 * others.
 */
export const rowTexts = { en: english, vi: vietnamese }
