import { Chip } from '#src/design/chip.tsx'
import { inLanguage, markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import wide from '#src/web/office/form.module.css'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { useResource } from '#src/web/office/resource/resource-calls.ts'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import { schemaResource } from '#src/features/customization/ui/office/schema-resource.tsx'
import type { Ingredient, OptionLink } from '#src/features/ingredients/contract/ingredient.ts'
import { IngredientInput } from '#src/features/ingredients/contract/ingredient-input.ts'
import { ingredientProblems } from '../../texts/ingredient-problem-texts.ts'
import { ingredientTexts } from '../../texts/ingredient-texts.ts'
import { sortDishes } from '#src/features/menu/rules/menu-order.ts'
import { dishResource } from '#src/features/menu/ui/office/dish-resource.tsx'
import styles from './ingredients.module.css'

interface Linkable<Link> {
  readonly key: string
  readonly group: { readonly name: string; readonly nameVi: string | null }
  readonly name: string
  readonly nameVi: string | null
  readonly link: Link
}

function useDishes(): readonly Linkable<string>[] {
  const language = useLanguage()
  const { data = [] } = useResource(dishResource)
  return sortDishes(data, language).map(({ id, name, nameVi, category }) => ({
    key: id,
    group: category,
    name,
    nameVi,
    link: id,
  }))
}

function useOptions(): readonly Linkable<OptionLink>[] {
  const { data = [] } = useResource(schemaResource)
  return data.flatMap((schema) =>
    optionsOf(schema).map(({ id, name, nameVi = null }) => ({
      key: `${schema.id} ${id}`,
      group: schema,
      name,
      nameVi,
      link: { schemaId: schema.id, optionId: id },
    })),
  )
}

const sameOption = (one: OptionLink, other: OptionLink) =>
  one.schemaId === other.schemaId && one.optionId === other.optionId

/**
 * A field with a button for each dish or option that can contain an ingredient, grouped by the headings of the menu. Changing the
 * field also removes links to dishes and options that were deleted.
 */
function Links<Link>({
  label,
  value,
  onChange,
  all,
  isSame,
}: Pick<FieldInputProps<readonly Link[]>, 'label' | 'value' | 'onChange'> & {
  readonly all: readonly Linkable<Link>[]
  readonly isSame: (one: Link, other: Link) => boolean
}) {
  const language = useLanguage()
  const pressed = (link: Link) => value.some((each) => isSame(each, link))
  const press = (link: Link) => {
    const known = all.map((each) => each.link)
    onChange(known.filter((each) => pressed(each) !== isSame(each, link)))
  }
  const groupOf = ({ group }: (typeof all)[number]) => inLanguage(language, group.name, group.nameVi)
  const groups = [...new Set(all.map(groupOf))]
  return (
    <fieldset className={wide.wide}>
      <legend className={styles.legend}>{label}</legend>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group} className={styles.group}>
          <p>{group}</p>
          {all
            .filter((each) => groupOf(each) === group)
            .map(({ key, name, nameVi, link }) => (
              <Chip key={key} pressed={pressed(link)} onClick={() => press(link)}>
                {showEnglish(markEnglish(language, name, nameVi))}
              </Chip>
            ))}
        </div>
      ))}
    </fieldset>
  )
}

function DishesInput(props: FieldInputProps<readonly string[]>) {
  return <Links {...props} all={useDishes()} isSame={(one, other) => one === other} />
}

function OptionsInput(props: FieldInputProps<readonly OptionLink[]>) {
  return <Links {...props} all={useOptions()} isSame={sameOption} />
}

function useNames<Link>(all: readonly Linkable<Link>[], isIn: (link: Link) => boolean): string {
  const language = useLanguage()
  const names = all
    .filter(({ link }) => isIn(link))
    .map(({ name, nameVi }) => inLanguage(language, name, nameVi))
  return names.join(', ')
}

/** The list of ingredients, and the form in which admins edit them. */
export const ingredientResource = resourceOf<Ingredient>()({
  parameter: 'ingredient',
  queryKey: ['/api/ingredients'],
  calls: {
    list: (api) => api.call('GET /api/ingredients'),
    create: (api, body: IngredientInput) => api.call('POST /api/ingredients', { body }),
    change: (api, id, body) => api.call('PATCH /api/ingredients/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/ingredients/:id', { params: { id } }),
  },
  nameOf: (ingredient) => ingredient,
  schema: () => IngredientInput,
  fields: {
    nameVi: text({ language: 'vi' }),
    name: text({ language: 'en' }),
    dishIds: custom<readonly string[]>({
      initial: [],
      Input: DishesInput,
      Said: ({ value }) => useNames(useDishes(), (id) => value.includes(id)),
    }),
    options: custom<readonly OptionLink[]>({
      initial: [],
      Input: OptionsInput,
      Said: ({ value }) => useNames(useOptions(), (link) => value.some((each) => sameOption(each, link))),
    }),
  },
  texts: ingredientTexts,
  problems: ingredientProblems,
  staleCode: 'ingredients.stale',
  toggles: {},
})
