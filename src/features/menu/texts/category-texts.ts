/** One text for whatever is wrong with a number. */
const wrong = (text: string) => ({ 'too-small': text, 'too-large': text, invalid: text })

/** The list of categories, and the form of one. */
const en = {
  title: 'Categories',
  add: 'Add category',
  list: {
    search: 'Search by name',
    count: (shown: number, total: number) => `${shown} / ${total} categories`,
    loading: 'Loading the categories…',
    failed: 'The categories could not be loaded.',
    none: { title: 'There are no categories yet', description: 'Dishes stand on the menu below a category.' },
    noneFound: { title: 'No category found', description: 'Try a shorter word or another filter.' },
  },
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  order: (sortOrder: number) => `Order ${sortOrder}`,
  drag: 'Drag to another place',
  earlier: 'Move up',
  later: 'Move down',
  edit: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  earlierOf: (name: string) => `Move ${name} up`,
  laterOf: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
  dialog: {
    title: 'Category',
    loading: 'Loading the category…',
    missing: 'This category does not exist any more.',
  },
  fields: {
    name: 'Name in English',
    nameVi: 'Name in Vietnamese',
    description: { label: 'Description', hint: 'For the office alone; guests do not see it.' },
    sortOrder: {
      label: 'Order on the menu',
      hint: 'Smaller numbers come first. A number that another category has moves that one on.',
    },
  },
  problems: {
    name: { required: 'Category name is required' },
    sortOrder: wrong('Enter a whole number, at most 1,000,000.'),
  },
  changedMeanwhile: 'Somebody else has changed this category meanwhile',
  created: 'The new category has been added to the menu',
  createFailed: 'The category could not be added',
  updated: 'The category has been updated',
  updateFailed: 'The category could not be updated',
  remove: {
    title: 'Delete this category?',
    text: (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
    done: 'The category has been deleted',
    failed: 'The category could not be deleted',
  },
  toggles: {},
}

const vi: typeof en = {
  title: 'Danh mục',
  add: 'Thêm danh mục',
  list: {
    search: 'Tìm theo tên',
    count: (shown, total) => `${shown} / ${total} danh mục`,
    loading: 'Đang tải danh mục…',
    failed: 'Chưa tải được danh mục.',
    none: { title: 'Chưa có danh mục nào', description: 'Mỗi món trên thực đơn nằm trong một danh mục.' },
    noneFound: {
      title: 'Không tìm thấy danh mục nào',
      description: 'Bạn thử từ ngắn hơn hoặc bộ lọc khác nhé.',
    },
  },
  dishes: (count) => `${count} món`,
  order: (sortOrder) => `Thứ tự ${sortOrder}`,
  drag: 'Kéo đến vị trí khác',
  earlier: 'Đưa lên',
  later: 'Đưa xuống',
  edit: (name) => `Sửa ${name}`,
  deleteOf: (name) => `Xoá ${name}`,
  earlierOf: (name) => `Đưa ${name} lên`,
  laterOf: (name) => `Đưa ${name} xuống`,
  moved: (name, place, of) => `${name}: vị trí ${place} trên ${of}`,
  dialog: {
    title: 'Danh mục',
    loading: 'Đang tải danh mục…',
    missing: 'Danh mục này không còn nữa.',
  },
  fields: {
    name: 'Tên tiếng Anh',
    nameVi: 'Tên tiếng Việt',
    description: { label: 'Mô tả', hint: 'Chỉ dùng trong trang quản lý, khách không thấy.' },
    sortOrder: {
      label: 'Thứ tự trên thực đơn',
      hint: 'Số nhỏ đứng trước. Nhập số của danh mục khác thì danh mục đó nhường chỗ.',
    },
  },
  problems: {
    name: { required: 'Tên danh mục là bắt buộc' },
    sortOrder: wrong('Vui lòng nhập số nguyên, tối đa 1.000.000.'),
  },
  changedMeanwhile: 'Người khác vừa sửa danh mục này',
  created: 'Danh mục mới đã được thêm vào menu',
  createFailed: 'Không thể tạo danh mục',
  updated: 'Thông tin danh mục đã được cập nhật',
  updateFailed: 'Không thể cập nhật danh mục',
  remove: {
    title: 'Xoá danh mục này?',
    text: (name) => `Bạn có chắc muốn xoá ${name}? Không thể hoàn tác.`,
    done: 'Danh mục đã được xóa',
    failed: 'Không thể xóa danh mục',
  },
  toggles: {},
}

export const categoryTexts = { vi, en }
