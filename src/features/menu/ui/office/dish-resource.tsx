import { DishPicture } from '#src/design/dish-picture.tsx'
import { useTexts } from '#src/web/language.tsx'
import { custom, longText, money, onOff, text } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { allergensField, dietField } from '#src/features/customization/ui/office/dietary-kinds.tsx'
import { picture } from '#src/features/uploads/ui/office/picture-kind.tsx'
import { DishForm } from '../../contract/dish-form.ts'
import type { DishInput } from '../../contract/dish-input.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { abovePictureTexts, dishPictureTexts, dishTexts } from '../../texts/dish-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { CategoryInput, CategorySaid } from './category-choice.tsx'
import styles from './dish-form.module.css'

const amount = money()

/** The field for the price of a dish. Its label says whether prices include VAT. */
function PriceInput(props: FieldInputProps<string>) {
  const { taxMode } = useSiteSettings()
  const { prices } = useTexts(dishTexts)
  return <amount.Input {...props} label={prices[taxMode]} />
}

const dishPicture = {
  isOptional: true,
  // The aspect ratio in which the menu shows the picture.
  aspect: 1,
  purpose: 'image',
  texts: dishPictureTexts,
  Preview: ({ address }: { readonly address: string }) => (
    <DishPicture
      src={DishForm.shape.imageUrl.safeParse(address).data ?? null}
      sizes="6rem"
      width={320}
      alt=""
      className={styles.preview}
    />
  ),
} as const

/** The list of dishes, and the form in which admins edit them. */
export const dishResource = resourceOf<MenuItem>()({
  parameter: 'dish',
  queryKey: ['/api/menu-items', { includeUnavailable: true }],
  calls: {
    list: (api) => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
    create: (api, body: DishInput) => api.call('POST /api/menu-items', { body }),
    change: (api, id, body) => api.call('PATCH /api/menu-items/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/menu-items/:id', { params: { id } }),
  },
  nameOf: (dish) => dish,
  schema: () => DishForm,
  fields: {
    // The fields in the order in which the form has them (dish-editor.tsx).
    nameVi: text({ language: 'vi', isOptional: true }),
    categoryId: custom<string>({ initial: '', Input: CategoryInput, Said: CategorySaid }),
    descriptionVi: longText({ language: 'vi', isOptional: true, isWide: true }),
    price: custom<string>({ ...amount, Input: PriceInput }),
    isAvailable: onOff({ initial: true }),
    leftToday: custom<string, MenuItem>({
      ...text({
        isOptional: true,
        inputMode: 'numeric',
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      }),
      read: ({ leftToday }) => leftToday?.toString() ?? '',
    }),
    name: text({ language: 'en' }),
    description: longText({ language: 'en' }),
    imageUrl: picture(dishPicture),
    aboveImageUrl: picture({ ...dishPicture, texts: abovePictureTexts }),
    tags: custom<string, MenuItem>({ ...text({ isOptional: true }), read: ({ tags }) => tags.join(', ') }),
    allergens: allergensField,
    diet: dietField,
  },
  texts: dishTexts,
  problems: officeMenuProblems,
  staleCode: 'menu.dish-stale',
  toggles: {
    available: {
      isOn: ({ isAvailable }) => isAvailable,
      send: (api, { id }, isAvailable) =>
        api.call('PATCH /api/menu-items/:id', { params: { id }, body: { isAvailable } }),
    },
    pin: {
      isOn: ({ isPinned }) => isPinned,
      send: (api, { id }) => api.call('PATCH /api/menu-items/:id/pin', { params: { id } }),
    },
  },
})
