import type { Category } from '../contract/menu.ts'

/** What stands in the form of a category; the order is typed. */
export type CategoryValues = {
  name: string
  nameVi: string
  description: string
  sortOrder: string
}

export const newCategoryValues: CategoryValues = { name: '', nameVi: '', description: '', sortOrder: '0' }

export function categoryValues({ name, nameVi, description, sortOrder }: Category): CategoryValues {
  return {
    name,
    nameVi: nameVi ?? '',
    description: description ?? '',
    sortOrder: String(sortOrder),
  }
}
