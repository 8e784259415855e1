import type { SeedCategory } from './seed-types.ts'

/** In the order in which the filter buttons stand. */
export const categories: readonly SeedCategory[] = [
  {
    id: 'pizza-classic',
    name: 'Classic pizza',
    nameVi: 'Pizza truyền thống',
    description:
      'Những chiếc bánh quen thuộc của nước Ý: sốt cà chua, phô mai và một hai nguyên liệu đúng vị.',
    sortOrder: 1,
    unit: 'pizza_for_one',
  },
  {
    id: 'pizza-seafood',
    name: 'Seafood pizza',
    nameVi: 'Pizza hải sản',
    description: 'Tôm, mực, vẹm và cá hồi, nướng vừa chín tới để giữ vị ngọt.',
    sortOrder: 2,
    unit: 'pizza_for_one',
  },
  {
    id: 'pizza-meat',
    name: 'Meat pizza',
    nameVi: 'Pizza thịt',
    description: 'Gà, bò, heo và xúc xích, đậm vị khói củi.',
    sortOrder: 3,
    unit: 'pizza_for_one',
  },
  {
    id: 'pizza-signature',
    name: 'Signature pizza',
    nameVi: 'Pizza đặc biệt',
    description: 'Những chiếc bánh chỉ có ở Bếp Lửa, món Việt gặp món Ý trên cùng một đế bánh.',
    sortOrder: 4,
    unit: 'pizza_for_one',
  },
  {
    id: 'pasta',
    name: 'Pasta',
    nameVi: 'Mỳ Ý',
    description: 'Mỳ luộc vừa tới, áo sốt trong chảo ngay trước khi bưng ra.',
    sortOrder: 5,
    unit: 'plate',
  },
  {
    id: 'starters',
    name: 'Starters & salads',
    nameVi: 'Khai vị & Salad',
    description: 'Món ăn chơi trong lúc chờ bánh ra lò.',
    sortOrder: 6,
    unit: 'portion',
  },
  {
    id: 'desserts',
    name: 'Desserts',
    nameVi: 'Tráng miệng',
    description: 'Bánh ngọt làm tại bếp mỗi sáng.',
    sortOrder: 7,
    unit: 'portion',
  },
  {
    id: 'drinks',
    name: 'Drinks',
    nameVi: 'Đồ uống',
    description: 'Trà trái cây, cà phê, soda và rượu vang theo ly.',
    sortOrder: 8,
    unit: 'glass',
  },
]
