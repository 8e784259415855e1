import { amountOf, formatMoney } from '#src/kernel/money.ts'
import type { MenuItem } from '../contract/menu.ts'

/** What stands in the form of a dish: the price and the tags as they are typed. */
export type DishValues = {
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  price: string
  categoryId: string
  imageUrl: string
  tags: string
  isAvailable: boolean
}

/** An empty form, of the category whose dishes are looked at. */
export function newDishValues(categoryId: string): DishValues {
  return {
    name: '',
    nameVi: '',
    description: '',
    descriptionVi: '',
    price: '',
    categoryId,
    imageUrl: '',
    tags: '',
    isAvailable: true,
  }
}

export function dishValues(dish: MenuItem): DishValues {
  return {
    name: dish.name,
    nameVi: dish.nameVi ?? '',
    description: dish.description,
    descriptionVi: dish.descriptionVi ?? '',
    price: formatMoney(amountOf(dish.price)),
    categoryId: dish.categoryId,
    imageUrl: dish.imageUrl ?? '',
    tags: dish.tags.join(', '),
    isAvailable: dish.isAvailable,
  }
}
