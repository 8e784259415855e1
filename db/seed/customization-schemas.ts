import type { CustomizationOption } from '#src/features/customization/contract/customization-schema.ts'
import type { Diet } from '#src/kernel/dietary.ts'
import type { SeedSchema, WrittenSchema } from './seed-types.ts'

const vegan: { diet: Diet[] } = { diet: ['vegan'] }

const mozzarella: CustomizationOption = {
  id: 'topping-mozzarella',
  name: 'Fresh mozzarella',
  nameVi: 'Phô mai mozzarella tươi',
  price: 25000,
  allergens: ['milk'],
  diet: ['vegetarian'],
}
const chilli: CustomizationOption = {
  id: 'topping-chilli',
  name: 'Fresh chilli',
  nameVi: 'Ớt tươi',
  price: 5000,
  ...vegan,
}

/**
 * What guests can choose, of all four types. Base schemas are the restaurant's own patterns; the others were cloned from
 * them and changed. Prices are surcharges in whole VND; an option without one costs nothing. An option adds its allergens to the
 * dish and says whom it suits; size and ice add none and suit everybody. A schema that leaves a field out is active, no base schema
 * and no clone.
 */
const written: readonly WrittenSchema[] = [
  {
    id: 'size-pizza',
    name: 'Pizza size',
    nameVi: 'Cỡ bánh',
    type: 'size_selection',
    description: 'Every pizza is made for one: 16 cm for a light meal, 18 cm for a hungry one.',
    descriptionVi: 'Mỗi chiếc bánh dành cho một người: 16 cm ăn vừa, 18 cm cho bữa thật no.',
    config: {
      sizes: [
        { id: '16cm', name: '16 cm', nameVi: '16 cm', price: 0, ...vegan },
        { id: '18cm', name: '18 cm', nameVi: '18 cm', price: 30000, ...vegan },
      ],
      isRequired: true,
    },
    isBaseSchema: true,
  },
  {
    id: 'size-pizza-signature',
    name: 'Signature pizza size',
    nameVi: 'Cỡ bánh đặc biệt',
    type: 'size_selection',
    description: 'The 18 cm carries a third more topping.',
    descriptionVi: 'Cỡ 18 cm được thêm một phần ba lượng nhân.',
    config: {
      sizes: [
        { id: '16cm', name: '16 cm', nameVi: '16 cm', ...vegan },
        { id: '18cm', name: '18 cm', nameVi: '18 cm', ...vegan },
      ],
      isRequired: true,
    },
    // Priced by the named amount instead of the size's id: both forms are in use.
    pricingConfig: { size_18cm_price: 40000 },
    baseSchemaId: 'size-pizza',
  },
  {
    id: 'half-and-half',
    name: 'One pizza, two flavours',
    nameVi: 'Một bánh hai vị',
    type: 'half_and_half',
    description:
      'Half of this pizza, half of another from the same list. The fee is for building it by hand.',
    descriptionVi: 'Nửa bánh này, nửa bánh kia trong cùng nhóm. Phụ phí là công chia hai nửa bằng tay.',
    config: { halfAndHalfFee: 10000 },
    isBaseSchema: true,
  },
  {
    id: 'half-and-half-signature',
    name: 'Two signature flavours',
    nameVi: 'Hai vị đặc biệt',
    type: 'half_and_half',
    description: 'Two signatures on one base, each with its own sauce.',
    descriptionVi: 'Hai loại bánh đặc biệt trên cùng một đế, mỗi nửa một loại sốt riêng.',
    config: {},
    pricingConfig: { half_and_half_service_fee: 15000 },
    baseSchemaId: 'half-and-half',
  },
  {
    id: 'crust',
    name: 'Crust',
    nameVi: 'Đế bánh',
    type: 'single_choice_options',
    description: 'The same dough, stretched three ways.',
    descriptionVi: 'Cùng một mẻ bột, kéo theo ba kiểu.',
    config: {
      options: [
        {
          id: 'crust-puffy',
          name: 'Puffy rim, soft centre',
          nameVi: 'Viền phồng, ruột mềm',
          price: 0,
          allergens: ['gluten'],
          diet: ['vegan'],
        },
        {
          id: 'crust-thin',
          name: 'Thin and crisp',
          nameVi: 'Mỏng giòn',
          price: 0,
          allergens: ['gluten'],
          diet: ['vegan'],
        },
        {
          id: 'crust-cheese',
          name: 'Cheese-filled rim',
          nameVi: 'Viền nhân phô mai',
          price: 25000,
          allergens: ['gluten', 'milk'],
          diet: ['vegetarian'],
        },
      ],
      isRequired: true,
      defaultChoice: 'crust-puffy',
    },
    isBaseSchema: true,
  },
  {
    id: 'pizza-toppings',
    name: 'Extra toppings',
    nameVi: 'Thêm nhân',
    type: 'additional_toppings',
    description: 'Up to five, so that the base still bakes crisp.',
    descriptionVi: 'Tối đa năm loại, để đế bánh vẫn chín giòn.',
    config: {
      toppings: [
        mozzarella,
        { id: 'topping-pepperoni', name: 'Pepperoni', nameVi: 'Xúc xích pepperoni', price: 25000 },
        { id: 'topping-bacon', name: 'Smoked bacon', nameVi: 'Ba rọi xông khói', price: 25000 },
        { id: 'topping-chicken', name: 'Charcoal chicken', nameVi: 'Gà nướng than', price: 25000 },
        { id: 'topping-mushroom', name: 'Mushrooms', nameVi: 'Nấm', price: 15000, ...vegan },
        { id: 'topping-olive', name: 'Black olives', nameVi: 'Ô liu đen', price: 15000, ...vegan },
        { id: 'topping-pineapple', name: 'Pineapple', nameVi: 'Dứa', price: 15000, ...vegan },
        chilli,
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 5,
    },
    isBaseSchema: true,
  },
  {
    id: 'seafood-toppings',
    name: 'Extra seafood',
    nameVi: 'Thêm hải sản',
    type: 'additional_toppings',
    description: 'Up to four, added when the pizza is half baked so that nothing turns tough.',
    descriptionVi: 'Tối đa bốn loại, cho vào khi bánh chín nửa chừng để hải sản không bị dai.',
    config: {
      toppings: [
        { id: 'topping-prawn', name: 'Prawns', nameVi: 'Tôm', price: 35000, allergens: ['crustaceans'] },
        {
          id: 'topping-squid',
          name: 'Squid rings',
          nameVi: 'Mực khoanh',
          price: 30000,
          allergens: ['molluscs'],
        },
        { id: 'topping-mussel', name: 'Mussels', nameVi: 'Vẹm xanh', price: 30000, allergens: ['molluscs'] },
        mozzarella,
        { id: 'topping-lime', name: 'Lime wedges', nameVi: 'Chanh tươi', price: 0, ...vegan },
        chilli,
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 4,
    },
    baseSchemaId: 'pizza-toppings',
  },
  {
    id: 'cheese-pair',
    name: 'Your own two cheeses',
    nameVi: 'Hai loại phô mai bạn chọn',
    type: 'additional_toppings',
    description: 'On top of mozzarella and parmesan. Choose only one and it goes on twice.',
    descriptionVi: 'Thêm vào mozzarella và parmesan. Chọn một loại thì bếp cho gấp đôi loại đó.',
    config: {
      toppings: [
        {
          id: 'cheese-gorgonzola',
          name: 'Gorgonzola (blue, salty)',
          nameVi: 'Gorgonzola (phô mai xanh, mặn)',
          price: 0,
          allergens: ['milk'],
        },
        {
          id: 'cheese-brie',
          name: 'Brie (soft, creamy)',
          nameVi: 'Brie (mềm, béo ngậy)',
          price: 0,
          allergens: ['milk'],
        },
        {
          id: 'cheese-scamorza',
          name: 'Smoked scamorza',
          nameVi: 'Scamorza hun khói',
          price: 10000,
          allergens: ['milk'],
          diet: ['vegetarian'],
        },
        {
          id: 'cheese-goat',
          name: 'Goat cheese (fresh, tangy)',
          nameVi: 'Phô mai dê (tươi, hơi chua)',
          price: 15000,
          allergens: ['milk'],
          diet: ['vegetarian'],
        },
      ],
      allowMultiple: true,
      minSelections: 1,
      maxSelections: 2,
      isRequired: true,
      defaultChoice: ['cheese-gorgonzola', 'cheese-brie'],
    },
  },
  {
    id: 'spice-level',
    name: 'How hot',
    nameVi: 'Độ cay',
    type: 'single_choice_options',
    description: 'The chilli goes on at the end, so the kitchen can follow you exactly.',
    descriptionVi: 'Ớt cho vào sau cùng nên bếp chỉnh được đúng ý bạn.',
    config: {
      options: [
        { id: 'spice-none', name: 'Not hot', nameVi: 'Không cay', ...vegan },
        { id: 'spice-mild', name: 'Mild', nameVi: 'Cay nhẹ', ...vegan },
        { id: 'spice-medium', name: 'Medium', nameVi: 'Cay vừa', ...vegan },
        { id: 'spice-hot', name: 'Hot', nameVi: 'Cay nhiều', ...vegan },
      ],
      defaultChoice: 'spice-mild',
    },
    isBaseSchema: true,
  },
  {
    id: 'pasta-shape',
    name: 'Pasta shape',
    nameVi: 'Loại mỳ',
    type: 'single_choice_options',
    description: 'Dried pasta, or tagliatelle made in the kitchen with eggs.',
    descriptionVi: 'Mỳ khô nhập từ Ý, hoặc mỳ sợi dẹt cán tươi với trứng tại bếp.',
    config: {
      options: [
        {
          id: 'shape-spaghetti',
          name: 'Spaghetti',
          nameVi: 'Mỳ sợi spaghetti',
          price: 0,
          allergens: ['gluten'],
          diet: ['vegan'],
        },
        {
          id: 'shape-penne',
          name: 'Penne',
          nameVi: 'Mỳ ống penne',
          price: 0,
          allergens: ['gluten'],
          diet: ['vegan'],
        },
        {
          id: 'shape-tagliatelle',
          name: 'Fresh tagliatelle',
          nameVi: 'Mỳ tươi sợi dẹt tagliatelle',
          price: 20000,
          allergens: ['gluten', 'egg'],
          diet: ['vegetarian'],
        },
      ],
      isRequired: true,
      defaultChoice: 'shape-spaghetti',
    },
    isBaseSchema: true,
  },
  {
    id: 'pasta-extras',
    name: 'With it',
    nameVi: 'Ăn kèm',
    type: 'additional_toppings',
    description: 'Up to three.',
    descriptionVi: 'Tối đa ba loại.',
    config: {
      toppings: [
        {
          id: 'extra-parmesan',
          name: 'More parmesan',
          nameVi: 'Thêm parmesan',
          price: 15000,
          allergens: ['milk'],
        },
        {
          id: 'extra-egg-yolk',
          name: 'Raw egg yolk',
          nameVi: 'Lòng đỏ trứng',
          price: 10000,
          allergens: ['egg'],
          diet: ['vegetarian'],
        },
        { id: 'extra-bacon', name: 'Crisp bacon', nameVi: 'Ba rọi giòn', price: 25000 },
        { id: 'extra-chilli-oil', name: 'Chilli oil', nameVi: 'Dầu ớt', price: 0, ...vegan },
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 3,
    },
  },
  {
    id: 'bread-dip',
    name: 'Dip',
    nameVi: 'Sốt chấm',
    type: 'additional_toppings',
    description: 'One comes with the bread.',
    descriptionVi: 'Mỗi phần bánh mì kèm một loại.',
    config: {
      toppings: [
        { id: 'dip-tomato', name: 'Oven tomato', nameVi: 'Cà chua nướng lò', price: 0, ...vegan },
        {
          id: 'dip-pesto',
          name: 'Basil pesto',
          nameVi: 'Pesto húng tây',
          price: 10000,
          allergens: ['milk', 'nuts'],
        },
        {
          id: 'dip-cheese',
          name: 'Warm cheese',
          nameVi: 'Phô mai chảy',
          price: 15000,
          allergens: ['milk'],
          diet: ['vegetarian'],
        },
      ],
      allowMultiple: false,
      minSelections: 1,
      maxSelections: 1,
      defaultChoice: 'dip-tomato',
    },
  },
  {
    id: 'salad-protein',
    name: 'Make it a meal',
    nameVi: 'Ăn cho no',
    type: 'additional_toppings',
    description: 'Up to two.',
    descriptionVi: 'Tối đa hai loại.',
    config: {
      toppings: [
        { id: 'salad-chicken', name: 'Charcoal chicken', nameVi: 'Gà nướng than', price: 35000 },
        {
          id: 'salad-prawn',
          name: 'Grilled prawns',
          nameVi: 'Tôm nướng',
          price: 45000,
          allergens: ['crustaceans'],
        },
        {
          id: 'salad-egg',
          name: 'Soft-boiled egg',
          nameVi: 'Trứng lòng đào',
          price: 10000,
          allergens: ['egg'],
          diet: ['vegetarian'],
        },
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 2,
    },
  },
  {
    id: 'wing-sauce',
    name: 'Sauce',
    nameVi: 'Loại sốt',
    type: 'single_choice_options',
    description: 'The wings are tossed in it straight out of the oven.',
    descriptionVi: 'Cánh gà ra lò là đảo ngay với sốt.',
    config: {
      options: [
        { id: 'sauce-honey', name: 'Honey & lime', nameVi: 'Mật ong chanh', price: 0, diet: ['vegetarian'] },
        {
          id: 'sauce-fish',
          name: 'Garlic fish sauce',
          nameVi: 'Nước mắm tỏi ớt',
          price: 0,
          allergens: ['fish'],
        },
        { id: 'sauce-bbq', name: 'Smoky BBQ', nameVi: 'BBQ khói', price: 0, diet: ['vegetarian'] },
        {
          id: 'sauce-salted-egg',
          name: 'Salted egg',
          nameVi: 'Trứng muối',
          price: 15000,
          allergens: ['milk', 'egg'],
          diet: ['vegetarian'],
        },
      ],
      isRequired: true,
      defaultChoice: 'sauce-honey',
    },
  },
  {
    id: 'tiramisu-rum',
    name: 'With a drop of rum?',
    nameVi: 'Có thêm rượu rum không?',
    type: 'single_choice_options',
    description: 'Poured over at the table. Leave it out for children.',
    descriptionVi: 'Rưới lúc bưng ra bàn. Bé ăn thì bỏ qua nhé.',
    config: {
      options: [
        { id: 'rum-none', name: 'No rum', nameVi: 'Không rượu', price: 0, ...vegan },
        {
          id: 'rum-drop',
          name: 'A spoonful of dark rum',
          nameVi: 'Một thìa rum nâu',
          price: 15000,
          ...vegan,
        },
      ],
    },
  },
  {
    id: 'ice-level',
    name: 'Ice',
    nameVi: 'Lượng đá',
    type: 'single_choice_options',
    description: 'The drink is the same size with or without ice.',
    descriptionVi: 'Ít đá hay không đá vẫn đầy ly.',
    config: {
      options: [
        { id: 'ice-regular', name: 'Regular ice', nameVi: 'Đá bình thường', ...vegan },
        { id: 'ice-less', name: 'Less ice', nameVi: 'Ít đá', ...vegan },
        { id: 'ice-none', name: 'No ice', nameVi: 'Không đá', ...vegan },
      ],
      isRequired: true,
      defaultChoice: 'ice-regular',
    },
    isBaseSchema: true,
  },
  {
    id: 'sweetness',
    name: 'Sweetness',
    nameVi: 'Độ ngọt',
    type: 'single_choice_options',
    description: 'Full sweetness is how the bar makes it unasked.',
    descriptionVi: 'Không dặn gì thì quầy pha 100% đường.',
    config: {
      options: [
        { id: 'sweet-100', name: '100% sugar', nameVi: '100% đường', ...vegan },
        { id: 'sweet-70', name: '70% sugar', nameVi: '70% đường', ...vegan },
        { id: 'sweet-30', name: '30% sugar', nameVi: '30% đường', ...vegan },
        { id: 'sweet-0', name: 'No sugar', nameVi: 'Không đường', ...vegan },
      ],
    },
    isBaseSchema: true,
  },
  {
    id: 'tea-extras',
    name: 'In the glass',
    nameVi: 'Thêm vào ly',
    type: 'additional_toppings',
    description: 'Up to two.',
    descriptionVi: 'Tối đa hai loại.',
    config: {
      toppings: [
        { id: 'tea-peach', name: 'More peach', nameVi: 'Thêm đào miếng', price: 12000, ...vegan },
        { id: 'tea-jelly', name: 'Lemongrass jelly', nameVi: 'Thạch sả', price: 8000, ...vegan },
        { id: 'tea-basil-seeds', name: 'Basil seeds', nameVi: 'Hạt é', price: 5000, ...vegan },
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 2,
    },
  },
  {
    id: 'avocado-season',
    name: 'Avocado season',
    nameVi: 'Mùa bơ',
    type: 'additional_toppings',
    description: 'Highland avocado, while there is any. Paused outside the season.',
    descriptionVi: 'Bơ sáp Tây Nguyên, hết mùa thì tạm dừng.',
    config: {
      toppings: [
        { id: 'avocado-slices', name: 'Avocado slices', nameVi: 'Bơ sáp thái lát', price: 25000, ...vegan },
        {
          id: 'avocado-cream',
          name: 'Avocado cream',
          nameVi: 'Sốt bơ',
          price: 20000,
          allergens: ['milk'],
          diet: ['vegetarian'],
        },
      ],
      allowMultiple: true,
      minSelections: 0,
      maxSelections: 2,
    },
    baseSchemaId: 'pizza-toppings',
    isActive: false,
  },
]

/** The groups as they are stored: surcharges by the ids of options. What an option does not bring or suit is an empty list. */
export const customizationSchemas = written.map(({ config, pricingConfig, ...schema }) => {
  const prices = { ...pricingConfig }
  const stored = ({ price, ...option }: CustomizationOption) => {
    if (price !== undefined) prices[option.id] = price
    return { allergens: [], diet: [], ...option }
  }
  return {
    baseSchemaId: null,
    isBaseSchema: false,
    isActive: true,
    ...schema,
    config: {
      ...config,
      ...('sizes' in config && { sizes: config.sizes.map(stored) }),
      ...('toppings' in config && { toppings: config.toppings.map(stored) }),
      ...('options' in config && { options: config.options.map(stored) }),
    },
    pricingConfig: prices,
  } as SeedSchema // its type has not changed
})
